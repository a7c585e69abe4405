import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Mark, name, protocol, APY, TVL, my deposit, star and arrow; on a narrower screen the protocol stands below the name. */
export const rowColumns = {
  desktop: '40px minmax(0, 1fr) 12.5rem 9rem 6.5rem 6.5rem 6.5rem 44px 20px',
  tablet: '40px minmax(0, 1fr) 7.5rem 6rem 6rem 44px',
} as const
export const rowPadding = theme.space[20]

const row = css`
  [data-view='table'] & {
    grid-template: 'mark name protocol apy tvl deposited earned star arrow' / ${rowColumns.desktop};
    min-block-size: 4rem;
    column-gap: ${theme.space[20]};
    padding: ${theme.space[8]} ${rowPadding};
    border-block-end: 1px solid ${theme.color.line};
    &:last-child {
      border-block-end: 0;
    }
    dt {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    dd {
      justify-content: flex-end;
    }
    ${theme.list.compact} {
      grid-template:
        'mark name apy tvl deposited star' auto
        'mark protocol apy tvl deposited star' auto / ${rowColumns.tablet};
      min-block-size: 4.75rem;
      column-gap: ${theme.space[16]};
      [data-area='earned'],
      [data-area='arrow'] {
        display: none;
      }
    }
    ${theme.list.phone} {
      grid-template:
        'mark name apy star' auto
        'mark protocol tvl star' auto / 40px minmax(min-content, 1fr) auto 44px;
      min-block-size: 4.5rem;
      column-gap: ${theme.space[8]};
      padding-inline: ${theme.space[12]} 4px;
      ${() => Name} {
        font-size: ${theme.fontSize.md};
      }
      [data-area='apy'] {
        font-size: ${theme.fontSize.md};
      }
      [data-area='deposited'] {
        display: none;
      }
      [data-area='tvl'] {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        column-gap: ${theme.space[8]};
        font-size: ${theme.fontSize.sm};
        dt {
          position: static;
          inline-size: auto;
          block-size: auto;
          clip-path: none;
        }
      }
    }
    ${theme.list.tight} {
      grid-template:
        'mark name star' auto
        'mark protocol star' auto
        'apy apy apy' auto
        'tvl tvl tvl' auto / 40px minmax(0, 1fr) 44px;
      padding-inline-end: ${theme.space[12]};
    }
  }
`

const card = css`
  [data-view='cards'] & {
    grid-template:
      'mark name name star' auto
      'mark protocol protocol star' auto
      'apy apy apy apy' 1fr
      'figures figures figures figures' auto / 40px minmax(0, 1fr) minmax(0, 1fr) 44px;
    min-block-size: 12.5rem;
    gap: 4px ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    [data-area='star'] {
      margin: -6px -10px auto auto;
    }
    [data-area='apy'] {
      align-self: end;
      padding-block: ${theme.space[16]} 4px;
      font-size: ${theme.fontSize.xl};
    }
    [data-area='arrow'] {
      display: none;
    }
    &:has([data-old]) {
      min-block-size: 9.5rem;
    }
  }
`

export const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  ${row}
  ${card}
  &:hover {
    background: ${theme.color.hover};
  }
  &:focus-within {
    z-index: 1;
  }
  [data-area] {
    min-inline-size: 0;
  }
  > [data-area='name'] {
    grid-area: name;
    color: ${theme.color.muted};
  }
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }
  dd {
    display: flex;
    align-items: center;
    min-block-size: 1.5em;
    margin: 0;
  }
  dd button {
    position: relative;
    z-index: 1;
  }
`

export const NameLine = styled.div`
  grid-area: name;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[8]};
`

export const Name = styled(Link)`
  font-family: ${theme.font.serif};
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  /* The whole row opens the vault; its buttons stay above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.text};
    outline-offset: -2px;
  }
`

export const Mark = styled.span`
  grid-area: mark;
  display: inline-flex;
  align-self: center;
`

export const Protocol = styled.div`
  grid-area: protocol;
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${theme.space[8]};
`

const figureAreas = css`
  [data-area='apy'] {
    grid-area: apy;
    font-size: ${theme.fontSize.lg};
  }
  /* What is in an older vault is a deposit too. */
  ${theme.list.tablet} {
    [data-view='table'] & > [data-old] {
      grid-area: deposited;
    }
  }
  [data-area='tvl'] {
    grid-area: tvl;
  }
  [data-area='deposited'] {
    grid-area: deposited;
  }
  [data-area='earned'] {
    grid-area: earned;
  }
`

export const Figures = styled.dl`
  display: contents;
  ${figureAreas}
  [data-view='cards'] & {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    grid-row: 3 / -1;
    align-content: end;
    align-self: stretch;
    gap: ${theme.space[8]} ${theme.space[12]};
    > div {
      flex: 1 1 5rem;
    }
    > [data-area='apy'] {
      flex-basis: 100%;
    }
    &:has(> :only-child) {
      grid-row: 3;
    }
  }
`

export const Star = styled.span`
  grid-area: star;
  position: relative;
  z-index: 1;
  justify-self: end;
  color: ${theme.color.muted};
  &:has([aria-pressed='true']) {
    color: ${theme.color.sunText};
  }
`

export const Arrow = styled.span`
  grid-area: arrow;
  display: inline-flex;
  color: ${theme.color.muted};
  &:dir(rtl) {
    scale: -1 1;
  }
`

export const Holds = styled.span`
  display: inline-flex;
  align-self: center;
  color: ${theme.color.sunText};
`

/** What stands in place of the figures that there are none of. */
export const Instead = styled.div`
  grid-row: 1 / -1;
  grid-column: tvl-start / earned-end;
  text-align: end;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  ${theme.list.compact} {
    grid-column: tvl-start / deposited-end;
  }
  [data-view='cards'] & {
    grid-area: figures;
    text-align: start;
  }
  ${theme.list.phone} {
    [data-view='table'] & {
      grid-row: 3;
      grid-column: 2 / -1;
      text-align: start;
    }
  }
`

import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Icon, name, protocol, APY, TVL, my deposit, earned, star and arrow; on a narrower screen the protocol is below the name. */
export const rowColumns = {
  desktop: '40px minmax(0, 1fr) 12.5rem 9rem 6.5rem 6.5rem 6.5rem 44px 20px',
  tablet: '40px minmax(0, 1fr) 7.5rem 6rem 6rem 44px',
} as const
export const rowPadding = theme.space[20]

// On a phone a figure's place is as wide before the figure is there as with it.
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
        'mark protocol tvl star' auto / 40px minmax(min-content, 1fr) 6rem 44px;
      min-block-size: 5.25rem;
      column-gap: ${theme.space[8]};
      padding-inline: ${theme.space[12]} 4px;
      > [data-area='title'] > a,
      [data-area='apy'] {
        font-size: ${theme.fontSize.md};
      }
      [data-area='deposited'] {
        display: none;
      }
      [data-area='tvl'] {
        font-size: ${theme.fontSize.sm};
      }
      [data-indexed] {
        padding-block-end: 1.125rem;
      }
      [data-area='apy']:not([data-old]),
      [data-area='tvl'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        column-gap: ${theme.space[8]};
        dt {
          position: static;
          inline-size: auto;
          block-size: auto;
          clip-path: none;
        }
        dd {
          flex: 1 0 auto;
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

// The whole row is the link to the vault; its buttons are above.
const title = css`
  > [data-area='title'] {
    grid-area: name;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 4px;
    > a {
      font-family: ${theme.font.serif};
      font-size: 1.125rem;
      font-weight: 600;
      line-height: 1.3;
      text-decoration: none;
    }
    > a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    > a:focus-visible {
      outline: 0;
    }
    > a:focus-visible::after {
      outline: 2px solid ${theme.color.text};
      outline-offset: -2px;
    }
  }
  > [data-area='title'] > span {
    align-self: center;
    color: ${theme.color.sunText};
    font-size: ${theme.fontSize.sm};
  }
  > [data-area='protocol'] {
    grid-area: protocol;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[8]};
    > small {
      color: ${theme.color.muted};
      font-size: ${theme.fontSize.xs};
    }
  }
`

// The balance of an older vault is shown in the column of deposits. `instead` replaces missing figures. What a vault
// really paid comes later, and is placed in the figure that is there.
const figures = css`
  > dl {
    display: contents;
  }
  [data-area='apy'] {
    grid-area: apy;
    font-size: ${theme.fontSize.lg};
  }
  [data-indexed] {
    position: relative;
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
  ${theme.list.tablet} {
    [data-view='table'] & > dl > [data-old] {
      grid-area: deposited;
    }
  }
  [data-view='cards'] & > dl {
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
  > [data-area='instead'] {
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
  }
`

const controls = css`
  > [data-area='star'] {
    grid-area: star;
    position: relative;
    z-index: 1;
    justify-self: end;
    color: ${theme.color.muted};
    > [aria-pressed='true'] {
      color: ${theme.color.sunText};
    }
  }
  > [data-area='arrow'] {
    grid-area: arrow;
    display: inline-flex;
    color: ${theme.color.muted};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
`

/** One styled element for the whole row: a long list draws hundreds of them while it scrolls. */
export const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  > [data-area='mark'] {
    grid-area: mark;
    display: inline-flex;
    align-self: center;
  }
  ${title}
  ${figures}
  ${controls}
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

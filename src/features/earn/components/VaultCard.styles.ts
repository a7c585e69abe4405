import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Name, APY, TVL, my deposit: rows and section heads share these columns. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem 5.5rem 6rem 1.25rem;
  column-gap: ${theme.space[16]};
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) 10rem 9rem 9rem 1.5rem;
    column-gap: ${theme.space[24]};
  }
`

export const Row = styled.li`
  ${columns}
  position: relative;
  align-items: center;
  min-block-size: 4rem;
  padding: ${theme.space[12]} ${theme.space[24]};
  border-block-start: 1px solid ${theme.color.line};
  transition: background ${theme.motion.fast};
  &:first-child {
    border-block-start: 0;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &:focus-within {
    z-index: 1;
  }
  ${theme.media.phone} {
    /* Wide enough for the usual figure, so that nothing moves when it comes. */
    grid-template-columns: minmax(0, 1fr) minmax(7rem, auto);
    gap: ${theme.space[12]};
    padding: ${theme.space[16]};
  }
`

export const Name = styled(Link)`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.lg};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  /* The whole row opens the vault; its buttons stay above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.text};
    outline-offset: -2px;
  }
`

export const Figures = styled.dl`
  display: contents;
`

export const Cell = styled.div<{ $isLead?: boolean }>`
  display: grid;
  justify-items: stretch;
  text-align: end;
  min-inline-size: 0;
  font-size: ${({ $isLead }) => ($isLead ? theme.fontSize.lg : theme.fontSize.md)};
  line-height: 1.5;
  dt {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-block-size: 1.5em;
    margin: 0;
  }
  button {
    position: relative;
    z-index: 1;
  }
  ${theme.media.phone} {
    &:nth-child(2) {
      text-align: start;
    }
    &:nth-child(2) dd {
      justify-content: flex-start;
    }
    dt {
      position: static;
      clip-path: none;
      inline-size: auto;
      block-size: auto;
      color: ${theme.color.muted};
      font-size: ${theme.fontSize.xs};
    }
  }
`

export const Arrow = styled.span`
  grid-area: 1 / -2 / auto / -1;
  display: inline-flex;
  justify-content: flex-end;
  color: ${theme.color.muted};
  ${theme.media.phone} {
    display: none;
  }
`

export const Holds = styled.span`
  display: inline-flex;
  color: ${theme.color.sunText};
`

/** What stands in place of the figures where there are none. */
export const Instead = styled.div`
  grid-column: 2 / -2;
  text-align: end;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  ${theme.media.phone} {
    grid-column: 1 / -1;
    text-align: start;
  }
`

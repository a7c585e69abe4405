import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/**
 * Two columns that each flow on their own: the last row takes what the longer one needs. Below each other where there
 * is no room, in the order of the page: what it is, what can be done, what it did, what can go wrong.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, min(26rem, 45%));
  }
`

const column = css`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
`

export const Acts = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 1 / 2 / span 2;
  }
`

export const Record = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 2 / 1 / span 2;
  }
`

export const Cautions = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 3 / 2;
  }
`

/** Text beside a drawing, below it where a word has no room. */
export const Beside = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
`

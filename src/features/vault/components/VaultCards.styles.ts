import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

const DESKTOP = '@media (min-width: 1000px)'

/**
 * Two columns that each flow on their own: the last row takes what the longer one needs. Below each other where there
 * is no room, in the order of the page: what it is, what can be done, what it did, what can go wrong.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${DESKTOP} {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 26rem);
  }
`

const column = css`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
`

export const Acts = styled.div`
  ${column}
  ${DESKTOP} {
    grid-area: 1 / 2 / span 2;
  }
`

export const Record = styled.div`
  ${column}
  ${DESKTOP} {
    grid-area: 2 / 1 / span 2;
  }
`

export const Cautions = styled.div`
  ${column}
  ${DESKTOP} {
    grid-area: 3 / 2;
  }
`

import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Info beside the forms; below each other where there is no room, with the contracts last. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${theme.space[24]};
  @media (max-width: 999.98px) {
    grid-template: none / minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  @media (min-width: 1000px) {
    grid-column: 2;
    grid-row: span 2;
  }
`

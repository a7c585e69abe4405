import { styled } from 'styled-components'
import { theme } from './theme'

/** A form with a side column, which is wider if it holds a chart. */
export const FormColumns = styled.div<{ $hasChart?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, ${({ $hasChart = false }) => ($hasChart ? '7fr' : '4fr')});
  }
`
/** Stacked content of the side column. */
export const FormAside = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
`

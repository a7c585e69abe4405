import { styled } from 'styled-components'
import { theme } from './theme'

/** A form, and beside it what it means, or, where that is a chart, with more room for it. */
export const FormColumns = styled.div<{ $hasChart?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, ${({ $hasChart = false }) => ($hasChart ? '7fr' : '4fr')});
  }
`
/** What stands beside a form, below each other. */
export const BesideForm = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
`

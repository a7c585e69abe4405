import { styled } from 'styled-components'
import { FigureUnit } from '@/ui/Figure'
import { theme } from '@/ui/theme'

/** What is paid in another token: its amount keeps its unit, as the column's head says another. */
export const Extra = styled.tr`
  font-size: ${theme.fontSize.sm};
`

/** Amounts below each other, without the unit that their column's head says. */
export const Projected = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  caption {
    padding-block-end: ${theme.space[8]};
    font-size: ${theme.fontSize.sm};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding-block: 4px;
    padding-inline: ${theme.space[12]} 0;
    color: ${theme.color.muted};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }
  thead th {
    font-size: ${theme.fontSize.xs};
  }
  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  td:nth-child(2) {
    color: ${theme.color.text};
  }
  td:nth-child(3) {
    font-size: ${theme.fontSize.sm};
  }
  tbody tr:not(${Extra}) ${FigureUnit} {
    display: none;
  }
`

import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { FigureUnit } from '@/ui/Figure'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import { type RoiAssumption, type RoiTerms, roiLine } from '../roiLines'
import { RoiFigure } from './RoiFigure'
import { daysText, periods } from './roiPeriods'

/** On one line; the columns of a wide screen have no room for the token, which the result above them names. */
const Cell = styled.span`
  ${theme.media.tablet} {
    white-space: nowrap;
  }
`
const Gain = styled(Cell)`
  ${theme.media.tablet} {
    ${FigureUnit} {
      display: none;
    }
  }
`

export interface RoiTableProps {
  readonly terms: RoiTerms
  readonly assumption: Omit<RoiAssumption, 'days'>
}

/** What the stake earns in each of the usual periods. */
export function RoiTable({ terms, assumption }: RoiTableProps) {
  const translation = useTranslation()
  const { t, locale } = translation
  const rows = periods.map((period) => roiLine(terms, { ...assumption, days: Number(period) }, locale))
  return (
    <DataTable
      caption={t('stake.roi.table')}
      columns={[
        { id: 'days', header: t('stake.roi.period'), cell: ({ days }) => <Cell>{daysText(days, translation)}</Cell> },
        {
          id: 'gain',
          header: t('stake.roi.gain'),
          align: 'end',
          cell: ({ gain }) => (
            <Gain>
              <RoiFigure figure={gain} />
            </Gain>
          ),
        },
        { id: 'usd', header: t('stake.roi.worth'), align: 'end', cell: ({ usd }) => <LoadableFigure view={usd} /> },
        {
          id: 'rate',
          header: t('stake.roi.rate'),
          align: 'end',
          cell: ({ rate }) => (
            <Cell>
              <RoiFigure figure={rate} />
            </Cell>
          ),
        },
      ]}
      rows={ready(rows)}
      empty={null}
      isDense
      rowKey={({ days }) => String(days)}
    />
  )
}

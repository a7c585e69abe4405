import type { Translation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Row } from '@/ui/layout'
import type { DataColumn } from '@/widgets/table/DataTable'
import type { BracketRow } from '../model/lotteryView'
import { BracketStrip } from './TicketStrip'

/** How many digits a bracket takes. */
export function matchColumn({ t }: Translation): DataColumn<BracketRow> {
  return {
    id: 'digits',
    header: t('lottery.odds.match'),
    cell: ({ digits }) => (
      <Row gap={12} as="span">
        <BracketStrip digits={digits} />
        <span>{t('lottery.odds.digits', { count: digits })}</span>
      </Row>
    ),
  }
}

/** When a lottery is drawn. */
export function drawTimeColumn<R extends { readonly endSec: number }>({ t, locale }: Translation): DataColumn<R> {
  return {
    id: 'date',
    header: t('lottery.column.draw'),
    cell: ({ endSec }) => formatTime(endSec, locale),
    sortBy: ({ endSec }) => endSec,
    exportText: ({ endSec }) => new Date(endSec * 1000).toISOString(),
  }
}

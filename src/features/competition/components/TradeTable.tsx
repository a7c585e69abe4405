import type { IndexedTrade } from '@/api/competition/parse'
import { transactionLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { formatUsd } from '@/lib/figureFormat'
import { shortenHex } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'

const FIRST_ROWS = 5

/** The account's trades that count, newest first, and why each has its volume. */
export function TradeTable({ trades }: { readonly trades: Loadable<readonly IndexedTrade[]> }) {
  const { t, locale } = useTranslation()
  return (
    <DataTable<IndexedTrade>
      caption={t('competition.trades')}
      rows={trades}
      rowKey={({ hash }) => hash}
      empty={
        <Text size="sm" tone="muted">
          {t('competition.trades.none')}
        </Text>
      }
      exportName="competition-trades"
      pageRows={FIRST_ROWS}
      isDense
      columns={[
        {
          id: 'time',
          header: t('competition.column.time'),
          cell: ({ timeSec }) => formatTime(timeSec, locale),
          sortBy: ({ timeSec }) => timeSec,
          exportText: ({ timeSec }) => new Date(timeSec * 1000).toISOString(),
        },
        {
          id: 'transaction',
          header: t('competition.column.transaction'),
          cell: ({ hash }) => (
            <ExternalLink href={transactionLink(hash)}>
              <span dir="ltr">{shortenHex(hash)}</span>
            </ExternalLink>
          ),
          exportText: ({ hash }) => hash,
        },
        {
          id: 'why',
          header: t('competition.column.why'),
          cell: ({ swaps }) => t('competition.trades.why', { count: swaps }),
          exportText: ({ swaps }) => String(swaps),
        },
        {
          id: 'volume',
          header: t('competition.column.volume'),
          align: 'end',
          cell: ({ volume }) => {
            const { text, full } = formatUsd(volume, locale)
            return <Figure title={full}>{text}</Figure>
          },
          sortBy: ({ volume }) => volume,
          isHighestFirst: true,
          exportText: ({ volume }) => volume.toFixed(),
        },
      ]}
    />
  )
}

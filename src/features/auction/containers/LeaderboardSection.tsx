import { type RankedBid, rankBids } from '@/domain/auction/model/ranking'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { BidFigure } from '../components/BidFigure'
import { farmText, ProjectName, projectText } from '../components/ProjectName'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { outcomeOf } from '../model/outcome'

/** Bids that are shown first. */
const TOP_BIDS = 10
const tones = { winning: 'good', outbid: 'warning', won: 'good', lost: 'neutral', reclaimed: 'neutral' } as const

/** The bids of an auction, best first. */
export function LeaderboardSection({ now: { auctions, id, book, phase, price } }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const { token } = auctions
  const bids = mapLoadable(book, rankBids)
  const hasTies = (valueOf(bids) ?? []).some(({ position }, index, all) => all[index + 1]?.position === position)
  return (
    <Stack gap={16}>
      <SectionHeading level={2} aside={t('auction.leaderboard.top', { count: TOP_BIDS })}>
        {t('auction.leaderboard')}
      </SectionHeading>
      {valueOf(book)?.isPartial === true && <Notice tone="warning" title={t('auction.leaderboard.partial')} />}
      <DataTable<RankedBid>
        caption={t('auction.leaderboard')}
        rows={bids}
        rowKey={({ account }) => account}
        exportName={`farm-auction-${id}`}
        empty={<EmptyState title={t('auction.leaderboard.none')}>{t('auction.leaderboard.none.body')}</EmptyState>}
        failed={{ title: t('auction.leaderboard.failed'), body: t('auction.unread.body') }}
        height="16rem"
        pageRows={TOP_BIDS}
        isOnePage
        columns={[
          {
            id: 'position',
            header: t('auction.column.position'),
            cell: ({ position }) => t('auction.position', { position }),
            exportText: ({ position }) => String(position),
          },
          {
            id: 'project',
            header: t('auction.column.project'),
            cell: ({ account }) => <ProjectName auctions={auctions} account={account} />,
            exportText: ({ account }) => projectText(auctions, account),
          },
          {
            id: 'bid',
            header: t('auction.column.bid'),
            align: 'end',
            cell: ({ amountWei }) => <BidFigure token={token} wei={amountWei} price={price} />,
            exportText: ({ amountWei }) => toAmountText(amountWei, token.decimals),
          },
          {
            id: 'outcome',
            header: t('auction.column.outcome'),
            align: 'end',
            cell: (bid) => {
              const outcome = outcomeOf(bid, phase === 'closed')
              return <Badge tone={tones[outcome]}>{t(`auction.outcome.${outcome}`)}</Badge>
            },
            exportText: (bid) => outcomeOf(bid, phase === 'closed'),
          },
        ]}
        exportOnly={[
          { id: 'account', header: t('auction.column.account'), textOf: ({ account }) => account },
          { id: 'farm', header: t('auction.column.farm'), textOf: ({ account }) => farmText(auctions, account) ?? '' },
        ]}
      />
      {hasTies && (
        <Text size="sm" tone="muted">
          {t('auction.leaderboard.ties')}
        </Text>
      )}
    </Stack>
  )
}

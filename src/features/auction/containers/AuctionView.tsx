import { Suspense } from 'react'
import type { FarmAuctions } from '@/domain/auction/auction'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { useAuctionNow } from '../hooks/useAuctionNow'
import { AuctionCard } from './AuctionCard'
import { LeaderboardSection } from './LeaderboardSection'

const WinnersSection = lazyPart(async () => (await import('./WinnersSection')).WinnersSection, ['auction'])
const BidLogSection = lazyPart(
  async () => (await import('./BidLogSection')).BidLogSection,
  ['auction', 'chart', 'indexStatus'],
)

interface AuctionViewProps {
  readonly auctions: FarmAuctions
  readonly id: number
  readonly extensionBlocks: number
}

/** One auction: its terms and time, who wins, and each bid. */
export function AuctionView({ auctions, id, extensionBlocks }: AuctionViewProps) {
  const now = useAuctionNow(auctions, id, extensionBlocks)
  return (
    <Stack gap={24}>
      <AuctionCard now={now} />
      {now.phase === 'closed' && (
        <Suspense fallback={<Skeleton width="100%" height="10rem" />}>
          <WinnersSection now={now} />
        </Suspense>
      )}
      <LeaderboardSection now={now} />
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <BidLogSection now={now} />
      </Suspense>
    </Stack>
  )
}

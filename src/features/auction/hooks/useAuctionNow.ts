import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { FarmAuctions } from '@/domain/auction/auction'
import { type AuctionPhase, auctionPhase } from '@/domain/auction/model/phase'
import { type AuctionReads, useAuction } from '@/domain/auction/useAuctions'
import { tokenPriceReading } from '@/domain/price/reads'
import { useBlock } from '@/hooks/useBlock'
import { useReading } from '@/hooks/useReading'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'

/** One auction, as of the latest block. */
export interface AuctionNow extends AuctionReads {
  readonly auctions: FarmAuctions
  readonly id: number
  /** How many blocks a late bid that takes a place leaves. */
  readonly extensionBlocks: number
  /** Number of the latest block; undefined before the first one. */
  readonly block: number | undefined
  /** Undefined while it is not known. */
  readonly phase: AuctionPhase | undefined
  /** USD per token of the bids; undefined without a market. */
  readonly price: Loadable<Decimal | undefined>
}

export function useAuctionNow(auctions: FarmAuctions, id: number, extensionBlocks: number): AuctionNow {
  const { auction, book } = useAuction(auctions, id)
  const block = useBlock()?.number
  const { token } = auctions
  const price = useReading(useMemo(() => tokenPriceReading(getDeployment(), token.symbol), [token]))
  const known = valueOf(auction)
  const phase = known === undefined || block === undefined ? undefined : auctionPhase(known, block)
  return { auctions, id, extensionBlocks, auction, book, block, phase, price }
}

import type { Auction } from '../auction'

/** What an auction is doing, by its status and a block. */
export type AuctionPhase =
  /** Its first block with bids is still to come. */
  | 'pending'
  | 'open'
  /** It is over, and nobody has closed it yet. */
  | 'finished'
  | 'closed'

/** @param block number of the latest block */
export function auctionPhase(
  { status, startBlock, endBlock }: Pick<Auction, 'status' | 'startBlock' | 'endBlock'>,
  block: number,
): AuctionPhase {
  if (status === 'close') return 'closed'
  if (block <= startBlock) return 'pending'
  return block < endBlock ? 'open' : 'finished'
}

/** Whether a bid that is mined in the next block is in time. @param block number of the latest block */
export function acceptsBids(auction: Pick<Auction, 'status' | 'startBlock' | 'endBlock'>, block: number): boolean {
  return auctionPhase(auction, block) === 'open' && block + 1 < auction.endBlock
}

/** Whether a bid that takes a winning place in the next block moves the end. @param block number of the latest block */
export function isInExtension(
  { endBlock, lastEndBlock }: Pick<Auction, 'endBlock' | 'lastEndBlock'>,
  extensionBlocks: number,
  block: number,
): boolean {
  return endBlock < lastEndBlock && block + 1 + extensionBlocks > endBlock
}

/** The share of an auction's blocks that have passed, from 0 to 1. */
export function elapsedShare(
  { startBlock, endBlock }: Pick<Auction, 'startBlock' | 'endBlock'>,
  block: number,
): number {
  return endBlock <= startBlock ? 1 : Math.min(1, Math.max(0, (block - startBlock) / (endBlock - startBlock)))
}

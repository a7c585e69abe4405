import { BLOCKS_PER_YEAR } from './network.ts'

/** A project that may bid for a farm. */
export interface AuctionBidder {
  readonly name: string
  readonly account: { readonly role: 'users' | 'traders'; readonly index: number }
  /** Tokens of the pair that it bids for. */
  readonly farm: readonly [token: string, quoteToken: string]
}

export const auctionBidderTable = [
  { name: 'PhotonSwap', account: { role: 'traders', index: 0 }, farm: ['PHOTON', 'WCRO'] },
  { name: 'SyrupBar', account: { role: 'traders', index: 1 }, farm: ['SYRUP', 'WCRO'] },
  { name: 'Loaded Lions', account: { role: 'traders', index: 2 }, farm: ['LION', 'WCRO'] },
  { name: 'Fulcrom', account: { role: 'users', index: 0 }, farm: ['FUL', 'WCRO'] },
  { name: 'CorgiAI', account: { role: 'users', index: 1 }, farm: ['CORGIAI', 'WCRO'] },
] as const satisfies readonly AuctionBidder[]

type BidderName = (typeof auctionBidderTable)[number]['name']

interface AuctionRow {
  /** In the order in which they are made, in whole product tokens. */
  readonly bids: readonly (readonly [bidder: BidderName, tokens: number])[]
}

/** Chain time before each bid. */
export const BID_PAUSE_SEC = 300

/** Terms of all auctions. */
export const auctionTerms = {
  /** A week at the default block time, for auctions that are started by hand. */
  maxBlocks: Math.round(BLOCKS_PER_YEAR / 52),
  /** Five minutes: a bid that takes another's place leaves at least this many blocks. */
  extensionBlocks: 150,
  /** In whole product tokens. */
  initialBid: 5_000,
  /** Number of winners. */
  leaderboard: 2,
} as const

/**
 * A past auction. The farms of its two winners are in the table of product farms: one runs, the other has ended. The last
 * two bids lost; one of them is as high as the lowest winning bid, but came later.
 */
export const pastAuction = {
  /** Blocks from start to end: one for each bid, strictly between them. */
  blocks: 6,
  bids: [
    ['PhotonSwap', 20_000],
    ['SyrupBar', 18_500],
    ['PhotonSwap', 4_000],
    ['CorgiAI', 18_500],
    ['Loaded Lions', 6_000],
  ],
  /** Losers who took their tokens back. */
  refunded: ['Loaded Lions'],
} as const satisfies AuctionRow & { readonly blocks: number; readonly refunded: readonly BidderName[] }

/** The open auction. The first user holds the second place. */
export const openAuction = {
  /** Three hours at the default block time: the node needs half an hour to mine the blocks of a week. */
  blocks: 5_400,
  bids: [
    ['PhotonSwap', 9_000],
    ['Loaded Lions', 12_000],
    ['Fulcrom', 10_500],
  ],
} as const satisfies AuctionRow & { readonly blocks: number }

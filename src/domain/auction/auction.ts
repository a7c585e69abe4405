import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import { type Address, isSameAddress } from '@/lib/hex'

/** A project that may bid, by the deployment. The contract's whitelist decides. */
export interface AuctionProject {
  readonly address: Address
  readonly name: string
  /** Symbols of the pair that it bids for. */
  readonly farm: readonly [string, string]
}

/** The farm auctions of a network. */
export interface FarmAuctions {
  readonly address: Address
  readonly multicall: Address
  /** What bids are paid in. */
  readonly token: ListedToken
  readonly projects: readonly AuctionProject[]
  /** URLs of their subgraph; undefined if the network has none. */
  readonly subgraphUrls: readonly string[] | undefined
}

/** The farm auctions of a deployment; undefined if one of their contracts is missing. */
export function farmAuctionsOf(network: Deployment): FarmAuctions | undefined {
  const farmAuction = network.auctions?.contracts.farmAuction
  const { multicall, product } = network.contracts
  const token = product && findTokenByAddress(network, product)
  if (farmAuction === undefined || multicall === undefined || token === undefined) return undefined
  return {
    address: farmAuction,
    multicall,
    token: { ...token, source: { kind: 'deployment' } },
    projects: network.auctions?.bidders ?? [],
    subgraphUrls: network.subgraphs['farm-auctions'],
  }
}

/** The farm auctions of the current deployment. */
export const getFarmAuctions = fromDeployment(farmAuctionsOf)

/** The project of an account; undefined if the deployment does not list it. */
export function projectOf({ projects }: Pick<FarmAuctions, 'projects'>, account: Address): AuctionProject | undefined {
  return projects.find(({ address }) => isSameAddress(address, account))
}

/** States of an auction, in the contract's order. */
export const AUCTION_STATUSES = ['pending', 'open', 'close'] as const
export type AuctionStatus = (typeof AUCTION_STATUSES)[number]

/** Terms of an auction. Amounts in base units. */
export interface Auction {
  readonly id: number
  readonly status: AuctionStatus
  /** Bids are accepted strictly between these blocks. */
  readonly startBlock: number
  /** Later bids can move it, but not beyond `lastEndBlock`. */
  readonly endBlock: number
  readonly lastEndBlock: number
  readonly initialBidWei: bigint
  /** Number of winners. */
  readonly places: number
  /** The lowest bid that won; 0 before the auction is closed. */
  readonly thresholdWei: bigint
}

/** What an account has bid in an auction. */
export interface Bid {
  readonly account: Address
  /** Base units. */
  readonly amountWei: bigint
  /** A loser has taken it back, or a winner's bid has gone to the treasury. */
  readonly hasClaimed: boolean
}

/** All bids of an auction. */
export interface BidBook {
  /** In the order of the first bids. */
  readonly bids: readonly Bid[]
  /** Accounts that win, or would win now, best first. */
  readonly leaders: readonly Address[]
  /** There are more bids than were read. */
  readonly isPartial: boolean
}

/** What an account has bid in any auction. */
export interface PlacedBid {
  readonly auctionId: number
  /** Base units. */
  readonly amountWei: bigint
  readonly hasClaimed: boolean
}

/** A bid of an account in any auction, with what has become of it. */
export interface OwnBid extends PlacedBid {
  /** The auction is not closed yet. */
  readonly isLocked: boolean
  /** The auction is closed, the bid lost, and its tokens are still there. */
  readonly isReclaimable: boolean
}

const STEP_TOKENS = 10n

/** Each bid is a multiple of this, in base units. */
export function bidStep({ decimals }: Pick<ListedToken, 'decimals'>): bigint {
  return STEP_TOKENS * 10n ** BigInt(decimals)
}

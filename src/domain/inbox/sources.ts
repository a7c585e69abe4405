import type { InboxSource } from './item'
import { auctionSource } from './sources/auctions'
import { claimsSource } from './sources/claims'
import { competitionSource } from './sources/competitions'
import { lockSource } from './sources/locks'
import { lotterySource } from './sources/lottery'
import { marketSource } from './sources/market'
import { nftSource } from './sources/nft'
import { offeringSource } from './sources/offerings'
import { predictionSource, predictionV1Source } from './sources/prediction'
import { raffleSource } from './sources/raffles'
import { squadSource } from './sources/squad'
import { farmSource, poolSource } from './sources/stakes'
import { allowanceSource, vaultSource } from './sources/vaults'

/** What the inbox reads, in the order in which its areas are shown. A new area adds a file, and a line here. */
export const inboxSources: readonly InboxSource[] = [
  farmSource,
  poolSource,
  lockSource,
  nftSource,
  predictionSource,
  predictionV1Source,
  lotterySource,
  raffleSource,
  squadSource,
  competitionSource,
  offeringSource,
  auctionSource,
  marketSource,
  claimsSource,
  vaultSource,
  allowanceSource,
]

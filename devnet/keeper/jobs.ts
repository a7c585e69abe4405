import type { Rpc } from '../chain/rpc.ts'
import { auctionTerms } from '../tables/auctions.ts'
import { type AuctionTerms, auctionJob } from './auctionJob.ts'
import { type GameOptions, gameJobs } from './games.ts'
import type { Job } from './job.ts'
import { raffleJob } from './raffleJob.ts'
import { squadJob } from './squadJob.ts'

/** The fields of a deployment that the keeper needs. Sections and contracts may be missing on a network. */
export interface KeeperDeployment {
  readonly chainId: number
  readonly defaultBlockTimeSec?: unknown
  readonly contracts: { readonly product?: string }
  readonly tokens: Readonly<Record<string, { readonly address: string }>>
  readonly prices: { readonly contracts: { readonly priceRouter?: string } }
  readonly prediction: { readonly contracts: { readonly prediction?: string } }
  readonly lottery: { readonly contracts: { readonly lottery?: string } }
  readonly auctions?: { readonly contracts: { readonly farmAuction?: string } }
  readonly squad?: { readonly editions: readonly { readonly sale: string }[] }
  readonly raffle?: { readonly contracts: { readonly raffle?: string } }
}

const WEI = 10n ** 18n
const DAY_SEC = 86_400
/** From the start transaction of an auction to its start: time enough to be mined. */
const LEAD_SEC = 120
/** How long an auction that is over waits for others to close it, and then for the next one. */
const PAUSE_SEC = 120

export interface KeeperOptions extends GameOptions {
  /** Length of an auction; a day by default. */
  readonly auctionSec?: number
}

/** Everything that the keeper of a network does: rounds, lotteries, auctions, draws of squads and raffles. */
export function keeperJobs(rpc: Rpc, deployment: KeeperDeployment, options: KeeperOptions): readonly Job[] {
  const { contracts, tokens, prices, prediction, lottery, auctions, squad, raffle } = deployment
  const usdc = tokens['USDC']?.address
  const games = {
    ...prediction.contracts,
    ...lottery.contracts,
    ...prices.contracts,
    ...(contracts.product === undefined ? {} : { product: contracts.product }),
    ...(usdc === undefined ? {} : { usdc }),
  }
  const jobs = [...gameJobs(rpc, games, options)]
  const { farmAuction } = auctions?.contracts ?? {}
  if (farmAuction !== undefined) jobs.push(auctionJob(rpc, farmAuction, termsOf(deployment, options.auctionSec)))
  for (const { sale } of squad?.editions ?? []) jobs.push(squadJob(rpc, sale, options.seed))
  const raffles = raffle?.contracts.raffle
  if (raffles !== undefined) jobs.push(raffleJob(rpc, raffles, options.seed))
  return jobs
}

function termsOf({ defaultBlockTimeSec }: KeeperDeployment, auctionSec = DAY_SEC): AuctionTerms {
  const blockSec = Number(defaultBlockTimeSec)
  return {
    leadBlocks: Math.round(LEAD_SEC / blockSec),
    lengthBlocks: Math.round(auctionSec / blockSec),
    pauseBlocks: Math.round(PAUSE_SEC / blockSec),
    initialBidAmount: BigInt(auctionTerms.initialBid) * WEI,
    leaderboard: auctionTerms.leaderboard,
  }
}

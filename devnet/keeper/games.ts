import type { Rpc } from '../chain/rpc.ts'
import { lotteryTable } from '../tables/games.ts'
import type { Job } from './job.ts'
import { lotteryJob, ticketPriceByPools } from './lotteryJob.ts'
import { predictionJob } from './predictionJob.ts'

/** Contracts of the games on one network; a missing one is not served. */
export interface GameContracts {
  readonly prediction?: string
  readonly lottery?: string
  /** For the price of a ticket. */
  readonly priceRouter?: string
  readonly usdc?: string
  readonly product?: string
}

export interface GameOptions {
  readonly lotterySec: number
  /** Age at which the oracle's answer is updated between rounds. */
  readonly refreshSec: number
  /** 32 bytes of hex for the secrets of the draws. */
  readonly seed: string
}

/** 5 dollars, in base units of USDC. */
const TICKET_USDC = 5_000_000n
/** A draw every 12 hours. */
export const LOTTERY_SEC = 43_200
export const REFRESH_SEC = 20

/** The keeper's jobs for the games. Rounds of the prediction market are the most urgent. */
export function gameJobs(
  rpc: Rpc,
  contracts: GameContracts,
  { lotterySec, refreshSec, seed }: GameOptions,
): readonly Job[] {
  const { prediction, lottery, priceRouter, usdc, product } = contracts
  const jobs: Job[] = []
  if (prediction !== undefined) jobs.push(predictionJob(rpc, prediction, refreshSec))
  if (lottery !== undefined && priceRouter !== undefined && usdc !== undefined && product !== undefined) {
    const { discountDivisor, shares, treasuryFeeBps } = lotteryTable
    const ticketPrice = ticketPriceByPools(rpc, { priceRouter, usdc, token: product }, TICKET_USDC)
    const terms = { lengthSec: lotterySec, ticketPrice, discountDivisor, shares, treasuryFeeBps }
    jobs.push(lotteryJob(rpc, lottery, seed, terms))
  }
  return jobs
}

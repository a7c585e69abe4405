import type { Hex } from '@/lib/hex'
import type { Bet, Market, Position, Round } from '../round'
import { payoutWei, winnerOf } from './payout'
import { refundFromSec, roundState } from './roundState'

/** What became of a bet: `house` lost to the treasury because the price did not change. */
export type BetResult = 'open' | 'won' | 'lost' | 'house' | 'refunded'

/** A bet of an account with its result. Amounts are wei, times Unix seconds. */
export interface BetRecord {
  readonly epoch: number
  readonly position: Position
  readonly amountWei: bigint
  readonly isClaimed: boolean
  readonly result: BetResult
  /** The reward or refund, claimed or not; 0 before the result and if it lost. */
  readonly payoutWei: bigint
  /** The oracle's answers; undefined where there is none. */
  readonly lockPrice: bigint | undefined
  readonly closePrice: bigint | undefined
  readonly closeSec: number | undefined
  /** Only of indexed bets. */
  readonly placedSec?: number
  readonly hash?: Hex
  readonly claimHash?: Hex
}

/** A bet as the chain has it. @param nowSec chain time */
export function betRecord(bet: Bet, round: Round, market: Market, nowSec: number): BetRecord {
  const { lockPrice, closePrice, closeSec, epoch } = round
  const result = resultOf(bet, round, market, nowSec)
  return {
    ...bet,
    epoch,
    result,
    payoutWei: result === 'refunded' ? bet.amountWei : payoutWei(bet, round),
    lockPrice,
    closePrice,
    closeSec,
  }
}

function resultOf({ position }: Bet, round: Round, market: Market, nowSec: number): BetResult {
  const winner = winnerOf(round)
  if (winner === 'house') return 'house'
  if (winner !== undefined) return winner === position ? 'won' : 'lost'
  return roundState(round, market, nowSec) === 'canceled' ? 'refunded' : 'open'
}

/** Whether the bet pays something that was not claimed; a refund may have to wait (`isCollectable`). */
export function isUncollected({ isClaimed, result }: Pick<BetRecord, 'isClaimed' | 'result'>): boolean {
  return !isClaimed && (result === 'won' || result === 'refunded')
}

/** Whether the contract pays the bet now. */
export function isCollectable(record: BetRecord, market: Pick<Market, 'bufferSec'>, nowSec: number): boolean {
  if (!isUncollected(record)) return false
  return (
    record.result === 'won' ||
    record.closeSec === undefined ||
    nowSec > refundFromSec({ closeSec: record.closeSec }, market)
  )
}

/** Whether nothing about the bet can change any more. */
export function isFinal({ isClaimed, result }: BetRecord): boolean {
  return isClaimed || result === 'lost' || result === 'house'
}

/** What a bet has won or lost, in wei; undefined before its result. */
export function netWei({ result, payoutWei: paid, amountWei }: BetRecord): bigint | undefined {
  return result === 'open' ? undefined : paid - amountWei
}

/**
 * One list of bets, newest first, in which the chain's bets replace indexed ones of the same round. What only the index
 * knows, such as hashes, is kept.
 */
export function mergeBets(indexed: readonly BetRecord[], fromChain: readonly BetRecord[]): readonly BetRecord[] {
  const byEpoch = new Map(indexed.map((record) => [record.epoch, record]))
  for (const record of fromChain) byEpoch.set(record.epoch, { ...byEpoch.get(record.epoch), ...record })
  return [...byEpoch.values()].sort((a, b) => b.epoch - a.epoch)
}

import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, hashSchema } from '@/lib/schema'
import { croWei, decimal, maybe, rowsOf, time, units } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'

/** A bet as indexed. Amounts are wei, prices the oracle's answers, times Unix seconds. */
export interface IndexedBet {
  readonly epoch: number
  readonly position: 'bull' | 'bear'
  readonly amountWei: bigint
  /** Undefined until the round has ended or was canceled. */
  readonly result: 'won' | 'lost' | 'house' | 'refunded' | undefined
  readonly payoutWei: bigint
  readonly isClaimed: boolean
  readonly lockPrice: bigint | undefined
  readonly closePrice: bigint | undefined
  readonly closeSec: number | undefined
  readonly startSec: number
  /** Undefined before the lock. */
  readonly lockedSec: number | undefined
  readonly placedSec: number
  readonly hash: Hex
  readonly claimHash: Hex | undefined
}

/** A player of the leaderboard. Amounts are CRO. */
export interface IndexedPlayer {
  readonly address: Address
  readonly bets: number
  /** Bets that were won or lost. */
  readonly settledBets: number
  readonly wonBets: number
  readonly totalCro: Decimal
  /** In per cent of the settled bets. */
  readonly winRate: Decimal
  /** What was won less what was lost. */
  readonly netCro: Decimal
}

/** The transactions in which a round locked and ended. */
export interface IndexedRound {
  readonly lockHash: Hex | undefined
  readonly lockedSec: number | undefined
  readonly closeHash: Hex | undefined
  readonly closedSec: number | undefined
}

const PRICE_DECIMALS = 8
const MAX_EPOCH = 1e12

const price = units(PRICE_DECIMALS)
const count = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))
const signed = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,120}(\.\d{1,200})?$/),
  v.transform((text) => new Decimal(text)),
)

const POSITIONS = { Bull: 'bull', Bear: 'bear' } as const
const RESULTS = { Won: 'won', Lost: 'lost', Refunded: 'refunded' } as const

const bet = v.pipe(
  v.object({
    hash: hashSchema,
    amount: croWei,
    position: v.picklist(['Bull', 'Bear']),
    result: maybe(v.picklist(['Won', 'Lost', 'Refunded'])),
    payout: maybe(croWei),
    claimed: v.boolean(),
    claimedHash: maybe(hashSchema),
    createdAt: time,
    round: v.object({
      epoch: v.pipe(count, v.maxValue(MAX_EPOCH)),
      position: maybe(v.picklist(['Bull', 'Bear', 'House'])),
      lockPrice: maybe(price),
      closePrice: maybe(price),
      startAt: time,
      lockAt: maybe(time),
      closeAt: maybe(time),
    }),
  }),
  v.transform(
    ({ hash, amount, position, result, payout, claimed, claimedHash, createdAt, round }): IndexedBet => ({
      epoch: round.epoch,
      position: POSITIONS[position],
      amountWei: amount,
      result: result === 'Lost' && round.position === 'House' ? 'house' : result && RESULTS[result],
      payoutWei: payout ?? 0n,
      isClaimed: claimed,
      lockPrice: round.lockPrice,
      closePrice: round.closePrice,
      closeSec: round.closeAt,
      startSec: round.startAt,
      lockedSec: round.lockAt,
      placedSec: createdAt,
      hash,
      claimHash: claimedHash,
    }),
  ),
)

const player = v.pipe(
  v.object({
    id: addressSchema,
    totalBets: count,
    totalBetsSettled: count,
    totalBetsWon: count,
    totalBNB: decimal,
    winRate: decimal,
    netBNB: signed,
  }),
  v.transform(
    (row): IndexedPlayer => ({
      address: row.id,
      bets: row.totalBets,
      settledBets: row.totalBetsSettled,
      wonBets: row.totalBetsWon,
      totalCro: row.totalBNB,
      winRate: row.winRate,
      netCro: row.netBNB,
    }),
  ),
)

export const betsAnswer = v.object({
  user: maybe(v.object({ totalBets: count })),
  bets: rowsOf(bet),
  uncollected: rowsOf(bet),
  _meta: indexedBlockAnswer,
})
export const playersAnswer = v.object({ users: rowsOf(player), _meta: indexedBlockAnswer })
export const playerAnswer = v.object({ user: maybe(player), bets: rowsOf(bet), _meta: indexedBlockAnswer })
export const roundAnswer = v.object({
  round: maybe(
    v.pipe(
      v.object({
        lockAt: maybe(time),
        lockHash: maybe(hashSchema),
        closeAt: maybe(time),
        closeHash: maybe(hashSchema),
      }),
      v.transform(
        ({ lockAt, lockHash, closeAt, closeHash }): IndexedRound => ({
          lockHash,
          lockedSec: lockAt,
          closeHash,
          closedSec: closeAt,
        }),
      ),
    ),
  ),
})

import type { Decimal } from '@/lib/decimal'

/** Whether a bet is on a rising or a falling price. */
export type Position = 'bull' | 'bear'

/** The terms of the prediction market, and how far it is. */
export interface Market {
  /** The round that takes bets. */
  readonly currentEpoch: number
  readonly isPaused: boolean
  /** False before the first round, and between a pause and the next start: the current round is canceled. */
  readonly hasStarted: boolean
  /** Seconds in which a round takes bets, and for which it is live. */
  readonly intervalSec: number
  /** Seconds after its time within which a round must be locked or ended. */
  readonly bufferSec: number
  readonly minBetWei: bigint
  /** Basis points of all stakes of a round that has a winner. */
  readonly feeBps: bigint
}

/** A round of the market. Times are Unix seconds, amounts wei, prices the oracle's answers. */
export interface Round {
  readonly epoch: number
  readonly startSec: number
  /** The earliest times; the close is set anew when the round locks. */
  readonly lockSec: number
  readonly closeSec: number
  /** Undefined before the lock. */
  readonly lockPrice: bigint | undefined
  /** Undefined without a result. */
  readonly closePrice: bigint | undefined
  readonly lockOracleId: bigint
  readonly closeOracleId: bigint
  readonly bullWei: bigint
  readonly bearWei: bigint
  /** Stakes of the side that won, and what they get; 0 in a tie. */
  readonly rewardBaseWei: bigint
  readonly rewardWei: bigint
}

/** The bet of an account on a round. */
export interface Bet {
  readonly position: Position
  readonly amountWei: bigint
  readonly isClaimed: boolean
}

/** An answer of the price oracle. */
export interface OracleAnswer {
  readonly id: bigint
  /** In the oracle's decimals. */
  readonly answer: bigint
  /** Dollars. */
  readonly price: Decimal
  /** Unix seconds. */
  readonly updatedSec: number
}

/** Stakes of both sides. */
export function totalWei({ bullWei, bearWei }: Pick<Round, 'bullWei' | 'bearWei'>): bigint {
  return bullWei + bearWei
}

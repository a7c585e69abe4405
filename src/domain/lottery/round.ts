import type { PotTerms } from './model/prizes'

/** States of a lottery, in the contract's order. */
export const LOTTERY_STATUSES = ['pending', 'open', 'close', 'claimable'] as const
export type LotteryStatus = (typeof LOTTERY_STATUSES)[number]

/** A lottery as the contract has it. Amounts in base units, times in Unix seconds. */
export interface LotteryRound extends PotTerms {
  readonly id: number
  readonly status: LotteryStatus
  readonly startSec: number
  readonly endSec: number
  readonly ticketPriceWei: bigint
  readonly discountDivisor: bigint
  /** What a ticket of each bracket gets; 0 before the draw. */
  readonly prizesWei: readonly bigint[]
  /** Winning tickets of each bracket. */
  readonly winners: readonly number[]
  readonly firstTicketId: bigint
  /** Tickets sold; undefined while they are on sale. */
  readonly soldTickets: number | undefined
  /** From 1,000,000 to 1,999,999; undefined before the draw. */
  readonly finalNumber: number | undefined
}

/**
 * Changes with each start, close and draw: what services say before and after differs.
 * @param newest the latest lottery; 0 without one
 */
export function lotteryVersion(newest: Pick<LotteryRound, 'id' | 'status'> | undefined): number {
  return newest === undefined ? 0 : newest.id * LOTTERY_STATUSES.length + LOTTERY_STATUSES.indexOf(newest.status)
}

/** A ticket of an account. */
export interface OwnTicket {
  readonly id: bigint
  /** From 1,000,000 to 1,999,999. */
  readonly number: number
  readonly isClaimed: boolean
}

/** What a lottery is doing, by its status and the chain's time. */
export type LotteryPhase =
  /** Tickets are on sale. */
  | 'sale'
  /** The sale is over, and nobody has closed it yet. */
  | 'closing'
  /** It waits for its number. */
  | 'drawing'
  /** It is drawn, and the next one has not started. */
  | 'drawn'
  /** None has started yet. */
  | 'none'

/** @param nowSec chain time in Unix seconds */
export function lotteryPhase(
  { status, endSec }: Pick<LotteryRound, 'status' | 'endSec'>,
  nowSec: number,
): LotteryPhase {
  switch (status) {
    case 'pending':
      return 'none'
    case 'open':
      return nowSec < endSec ? 'sale' : 'closing'
    case 'close':
      return 'drawing'
    case 'claimable':
      return 'drawn'
  }
}

import type { LotteryRound, OwnTicket } from '../round'
import { wonBracket } from './ticketNumber'

/** A ticket that won. */
export interface WonTicket extends OwnTicket {
  /** Its highest one, in which alone it can be claimed. */
  readonly bracket: number
  readonly prizeWei: bigint
}

/** Tickets of one lottery that a transaction claims. */
export interface ClaimBatch {
  readonly lotteryId: number
  readonly tickets: readonly WonTicket[]
  readonly amountWei: bigint
}

/** The tickets that won in a drawn lottery, also those that are claimed. */
export function wonTickets(
  { finalNumber, prizesWei }: Pick<LotteryRound, 'finalNumber' | 'prizesWei'>,
  tickets: readonly OwnTicket[],
): readonly WonTicket[] {
  if (finalNumber === undefined) return []
  return tickets.flatMap((ticket) => {
    const bracket = wonBracket(ticket.number, finalNumber)
    return bracket === undefined ? [] : [{ ...ticket, bracket, prizeWei: prizesWei[bracket] ?? 0n }]
  })
}

/** The sum of prizes, base units. */
export function prizeSum(tickets: readonly WonTicket[]): bigint {
  return tickets.reduce((sum, { prizeWei }) => sum + prizeWei, 0n)
}

/** Tickets whose prize is not claimed yet. */
export function unclaimedTickets(won: readonly WonTicket[]): readonly WonTicket[] {
  return won.filter(({ isClaimed, prizeWei }) => !isClaimed && prizeWei > 0n)
}

/**
 * Claims of the tickets that are not claimed yet, in batches that a transaction takes, the largest prizes first.
 * @param size most tickets per transaction
 */
export function claimBatches(lotteryId: number, won: readonly WonTicket[], size: number): readonly ClaimBatch[] {
  const due = [...unclaimedTickets(won)].sort(
    (a, b) => Number(b.prizeWei > a.prizeWei) - Number(b.prizeWei < a.prizeWei),
  )
  const batches: ClaimBatch[] = []
  for (let from = 0; from < due.length; from += size) {
    const tickets = due.slice(from, from + size)
    batches.push({ lotteryId, tickets, amountWei: prizeSum(tickets) })
  }
  return batches
}

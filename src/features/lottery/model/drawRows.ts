import type { IndexedEntry, IndexedLottery } from '@/api/lottery/parse'
import { prizeSum, type WonTicket, wonTickets } from '@/domain/lottery/model/claims'
import type { LotteryRound, LotteryStatus, OwnTicket } from '@/domain/lottery/round'
import type { LotteryEntry } from '@/domain/lottery/scanEntries'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'

/** The newest lotteries, which the chain is asked for even where the subgraph has them. */
export const CHAIN_LOTTERIES = 3

/** A lottery in the list of all. What is undefined is not known. */
export interface DrawRow {
  readonly id: number
  readonly status: LotteryStatus
  /** Unix seconds. */
  readonly endSec: number
  readonly players: number | undefined
  readonly tickets: number | undefined
  /** Undefined before the draw. */
  readonly finalNumber: number | undefined
  readonly winningTickets: number | undefined
}

/** An account's tickets of a lottery in its history. */
export interface EntryRow {
  readonly id: number
  /** Unix seconds. */
  readonly endSec: number
  readonly tickets: number
  readonly claimedTickets: number
  /** In whole tokens. */
  readonly claimedAmount: Decimal
}

/** Rows of two sources, and whether the one that may lag does. */
export interface MergedRows<Row> {
  readonly rows: readonly Row[]
  readonly isBehind: boolean
}

/** A lottery as the chain has it, which doesn't count players. */
export function chainDrawRow(round: LotteryRound, players?: number): DrawRow {
  return {
    id: round.id,
    status: round.status,
    endSec: round.endSec,
    players,
    tickets: round.soldTickets,
    finalNumber: round.finalNumber,
    winningTickets:
      round.finalNumber === undefined ? undefined : round.winners.reduce((sum, winners) => sum + winners, 0),
  }
}

const byNewest = (a: { readonly id: number }, b: { readonly id: number }) => b.id - a.id

/**
 * Rows of the subgraph, replaced by those of the chain where it was asked too.
 * @param fresh the newest lotteries
 */
export function mergeDraws(indexed: readonly IndexedLottery[], fresh: readonly LotteryRound[]): MergedRows<DrawRow> {
  const known = new Map<number, DrawRow>(indexed.map((row) => [row.id, row]))
  let isBehind = false
  for (const round of fresh) {
    if (round.status === 'pending') continue
    const old = known.get(round.id)
    isBehind ||= old === undefined || old.status !== round.status
    const row = chainDrawRow(round, old?.status === round.status ? old.players : undefined)
    known.set(round.id, { ...row, tickets: row.tickets ?? old?.tickets })
  }
  return { rows: [...known.values()].sort(byNewest), isBehind }
}

/** An account's tickets of a lottery, read from the chain. */
export interface FreshTickets {
  readonly round: LotteryRound
  readonly tickets: readonly OwnTicket[]
}

/** The same for the history of an account. @param decimals of the token */
export function mergeEntries(
  indexed: readonly IndexedEntry[],
  fresh: readonly FreshTickets[],
  decimals: number,
): MergedRows<EntryRow> {
  const known = new Map<number, EntryRow>(
    indexed.map(({ lotteryId, ...row }) => [lotteryId, { id: lotteryId, ...row }]),
  )
  let isBehind = false
  for (const { round, tickets } of fresh) {
    const old = known.get(round.id)
    const claimedTickets = tickets.filter(({ isClaimed }) => isClaimed).length
    const isSame = (old?.tickets ?? 0) === tickets.length && (old?.claimedTickets ?? 0) === claimedTickets
    isBehind ||= !isSame
    if (isSame || tickets.length === 0) continue
    known.set(round.id, {
      id: round.id,
      endSec: round.endSec,
      tickets: tickets.length,
      claimedTickets,
      claimedAmount: claimedAmount(wonTickets(round, tickets), decimals),
    })
  }
  return { rows: [...known.values()].sort(byNewest), isBehind }
}

/** A row of the history from what a scan of the chain found. @param decimals of the token */
export function scannedEntryRow({ round, tickets, won }: LotteryEntry, decimals: number): EntryRow {
  return {
    id: round.id,
    endSec: round.endSec,
    tickets: tickets.length,
    claimedTickets: tickets.filter(({ isClaimed }) => isClaimed).length,
    claimedAmount: claimedAmount(won, decimals),
  }
}

function claimedAmount(won: readonly WonTicket[], decimals: number): Decimal {
  return toDecimal(prizeSum(won.filter(({ isClaimed }) => isClaimed)), decimals)
}

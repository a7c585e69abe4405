import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import { decimal, time, whole } from '../graphScalars'

/** Rows per page of the app's lists. */
export const LOTTERY_PAGE_ROWS = 100

/** A lottery as indexed by the subgraph. */
export interface IndexedLottery {
  readonly id: number
  readonly status: 'pending' | 'open' | 'close' | 'claimable'
  readonly players: number
  readonly tickets: number
  /** Unix seconds. */
  readonly endSec: number
  /** From 1,000,000 to 1,999,999; undefined before the draw. */
  readonly finalNumber: number | undefined
  /** Undefined before the draw. */
  readonly winningTickets: number | undefined
}

/** An account's tickets of a lottery as indexed by the subgraph. */
export interface IndexedEntry {
  readonly lotteryId: number
  /** Unix seconds. */
  readonly endSec: number
  readonly tickets: number
  readonly claimedTickets: number
  /** Whole tokens. */
  readonly claimedAmount: Decimal
}

const FIRST_NUMBER = 1_000_000
const LAST_NUMBER = 1_999_999
const STATUSES = { Pending: 'pending', Open: 'open', Close: 'close', Claimable: 'claimable' } as const

const lotteryId = v.pipe(whole, v.minValue(1))
const rowsOf = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.maxLength(LOTTERY_PAGE_ROWS))

const lottery = v.pipe(
  v.object({
    id: lotteryId,
    status: v.picklist(['Pending', 'Open', 'Close', 'Claimable']),
    totalUsers: whole,
    totalTickets: whole,
    endTime: time,
    finalNumber: v.nullable(v.pipe(whole, v.minValue(FIRST_NUMBER), v.maxValue(LAST_NUMBER))),
    winningTickets: v.nullable(whole),
  }),
  v.transform(
    (row): IndexedLottery => ({
      id: row.id,
      status: STATUSES[row.status],
      players: row.totalUsers,
      tickets: row.totalTickets,
      endSec: row.endTime,
      finalNumber: row.finalNumber ?? undefined,
      winningTickets: row.winningTickets ?? undefined,
    }),
  ),
)

const entry = v.pipe(
  v.object({
    lottery: v.object({ id: lotteryId, endTime: time }),
    totalTickets: whole,
    claimedTickets: whole,
    claimedCake: decimal,
  }),
  v.transform(
    (row): IndexedEntry => ({
      lotteryId: row.lottery.id,
      endSec: row.lottery.endTime,
      tickets: row.totalTickets,
      claimedTickets: row.claimedTickets,
      claimedAmount: row.claimedCake,
    }),
  ),
)

export const lotteriesAnswer = v.object({ lotteries: rowsOf(lottery) })
export const entriesAnswer = v.object({ rounds: rowsOf(entry) })

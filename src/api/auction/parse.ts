import * as v from 'valibot'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, hashSchema } from '@/lib/schema'
import { rowsOf, time, units, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'

/** What an account added to its bid, as indexed. */
export interface IndexedBid {
  /** Which bid of the auction it is, from 1. */
  readonly number: number
  readonly account: Address
  /** Base units. */
  readonly amountWei: bigint
  /** With what the account had bid before, in base units. */
  readonly totalWei: bigint
  readonly hash: Hex
  readonly block: number
  /** Unix seconds. */
  readonly timeSec: number
}

/** Of the bids' token, as the subgraph has it. */
const DECIMALS = 18

const bid = v.pipe(
  v.object({
    bidder: v.object({ id: addressSchema }),
    amount: units(DECIMALS),
    totalCake: units(DECIMALS),
    number: v.pipe(whole, v.minValue(1)),
    hash: hashSchema,
    block: whole,
    timestamp: time,
  }),
  v.transform(
    (row): IndexedBid => ({
      number: row.number,
      account: row.bidder.id,
      amountWei: row.amount,
      totalWei: row.totalCake,
      hash: row.hash,
      block: row.block,
      timeSec: row.timestamp,
    }),
  ),
)

export const bidsAnswer = v.object({ bids: rowsOf(bid), _meta: indexedBlockAnswer })

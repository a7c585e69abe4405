import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, hashSchema } from '@/lib/schema'
import { decimal, rowsOf, time, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'

/** An account of a competition as indexed. */
export interface IndexedCompetitor {
  readonly address: Address
  readonly teamId: number
  /** Its place in the order of registration, from 1. */
  readonly registration: number
  /** Dollars. */
  readonly volume: Decimal
  /** Transactions that count. */
  readonly trades: number
}

/** A transaction that counts. */
export interface IndexedTrade {
  readonly hash: Hex
  /** Unix seconds. */
  readonly timeSec: number
  /** Dollars, of its largest swap. */
  readonly volume: Decimal
  /** Its swaps in the pools that count. */
  readonly swaps: number
}

const competitor = v.pipe(
  v.object({
    address: addressSchema,
    team: v.object({ teamId: whole }),
    registration: whole,
    volumeUSD: decimal,
    txCount: whole,
  }),
  v.transform(
    ({ address, team, registration, volumeUSD, txCount }): IndexedCompetitor => ({
      address,
      teamId: team.teamId,
      registration,
      volume: volumeUSD,
      trades: txCount,
    }),
  ),
)

const trade = v.pipe(
  v.object({ hash: hashSchema, timestamp: time, volumeUSD: decimal, swapCount: whole }),
  v.transform(
    ({ hash, timestamp, volumeUSD, swapCount }): IndexedTrade => ({
      hash,
      timeSec: timestamp,
      volume: volumeUSD,
      swaps: swapCount,
    }),
  ),
)

export const competitorsAnswer = v.object({ users: rowsOf(competitor), _meta: indexedBlockAnswer })
export const ownScoreAnswer = v.object({
  user: v.pipe(
    v.nullable(competitor),
    v.transform((user) => user ?? undefined),
  ),
  trades: rowsOf(trade),
})

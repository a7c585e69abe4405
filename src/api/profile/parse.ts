import * as v from 'valibot'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, hashSchema } from '@/lib/schema'
import { time, uint256 } from '../graphScalars'

/** Rows per page of the app's lists. */
export const PROFILE_PAGE_ROWS = 100

/** Points that an account was given. */
export interface IndexedPoints {
  readonly id: string
  readonly campaignId: bigint
  readonly points: bigint
  readonly hash: Hex
  /** Unix seconds. */
  readonly timeSec: number
}

/** A profile as indexed by the subgraph. */
export interface IndexedUser {
  readonly account: Address
  readonly isActive: boolean
  readonly points: bigint
  /** Undefined while the profile is paused. */
  readonly picture: { readonly collection: Address; readonly tokenId: bigint } | undefined
}

const point = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.maxLength(200)),
    points: uint256,
    campaignId: uint256,
    hash: hashSchema,
    timestamp: time,
  }),
  v.transform(
    ({ id, points, campaignId, hash, timestamp }): IndexedPoints => ({
      id,
      points,
      campaignId,
      hash,
      timeSec: timestamp,
    }),
  ),
)
const user = v.pipe(
  v.object({
    id: addressSchema,
    isActive: v.boolean(),
    totalPoints: uint256,
    nftAddress: v.nullable(addressSchema),
    tokenId: v.nullable(uint256),
  }),
  v.transform(
    ({ id, isActive, totalPoints, nftAddress, tokenId }): IndexedUser => ({
      account: id,
      isActive,
      points: totalPoints,
      picture: nftAddress === null || tokenId === null ? undefined : { collection: nftAddress, tokenId },
    }),
  ),
)
const rowsOf = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.maxLength(PROFILE_PAGE_ROWS))

export const pointsAnswer = v.object({ points: rowsOf(point) })
export const usersAnswer = v.object({ users: rowsOf(user) })

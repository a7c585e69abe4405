import type { Address } from '@/lib/hex'
import type { Schedule } from '@/lib/schedule'
import type { TokenFacts } from './tokenFacts'

/** Collects CRO for a project before its token exists. Amounts in wei, times in Unix seconds. */
export interface PreSeed {
  readonly contract: Address
  readonly opensAt: number
  readonly closesAt: number
  /** Below this total it fails. */
  readonly minimumWei: bigint
  readonly maximumWei: bigint
  readonly maximumPerAccountWei: bigint
  /** Refunds included. */
  readonly totalWei: bigint
  readonly hasSucceeded: boolean
  readonly hasFailed: boolean
  /** Whether the treasury has the CRO. */
  readonly isCollected: boolean
  /** Of the connected account; undefined without one. 0 after a refund. */
  readonly ownWei: bigint | undefined
}

/** The token of a pre-seed, released evenly after its end. Amounts in base units. */
export interface ClaimToken extends TokenFacts {
  /** What all contributors get together. */
  readonly allocationWei: bigint
  /** Seconds from the end of the pre-seed until everything is released. */
  readonly releaseSec: number
  /** Of the connected account; undefined without one. */
  readonly own:
    | {
        readonly allotmentWei: bigint
        readonly claimedWei: bigint
        readonly claimableWei: bigint
        readonly balanceWei: bigint
      }
    | undefined
}

export type PreSeedPhase = 'upcoming' | 'open' | 'full' | 'succeeded' | 'failed'

/** When a pre-seed takes contributions. */
export function preSeedSchedule({ opensAt, closesAt }: Pick<PreSeed, 'opensAt' | 'closesAt'>): Required<Schedule> {
  return { from: opensAt, until: closesAt }
}

/** What a pre-seed does. @param nowSec chain time */
export function preSeedPhase(seed: PreSeed, nowSec: number): PreSeedPhase {
  if (nowSec < seed.opensAt) return 'upcoming'
  if (nowSec >= seed.closesAt) return seed.totalWei >= seed.minimumWei ? 'succeeded' : 'failed'
  return seed.totalWei >= seed.maximumWei ? 'full' : 'open'
}

/** The most that an account can still contribute, in wei, and whether its own limit or that of all is reached first. */
export function contributionRoom({ maximumWei, totalWei, maximumPerAccountWei, ownWei = 0n }: PreSeed): {
  readonly wei: bigint
  readonly limit: 'account' | 'total'
} {
  const ownRoom = maximumPerAccountWei - ownWei
  const room = maximumWei - totalWei
  return ownRoom <= room ? { wei: ownRoom, limit: 'account' } : { wei: room, limit: 'total' }
}

/**
 * What a contribution gets of the token if the pre-seed ends with this total, rounded down as the contract does.
 * @param totalWei with the contribution
 */
export function allotmentOf(allocationWei: bigint, contributionWei: bigint, totalWei: bigint): bigint {
  return totalWei === 0n ? 0n : (allocationWei * contributionWei) / totalWei
}

import type { ContractName } from '@/config/deployment'
import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'

/** The groups from top to bottom. */
export const groupIds = ['vaults', 'locks', 'lp', 'nfts', 'inscriptions'] as const
export type GroupId = (typeof groupIds)[number]

/** An amount of the position's own token, with its worth. */
export interface Gain {
  /** Base units; negative for a loss. */
  readonly wei: bigint
  /** Undefined where the token has no market. */
  readonly usd: Decimal | undefined
}

/** What is to be known of a position before its numbers. */
export type PositionNote =
  /** In an older version of a vault, from which it can be moved. */
  | { readonly kind: 'old' }
  /** In a vault that has ended. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'locked'; readonly untilSec: number }
  | { readonly kind: 'unlocked' }

/** One thing that an account holds. */
export interface Position {
  /** Its own in its group. */
  readonly id: string
  readonly name: string
  /** Whose pool it is in: several have pools of the same name. */
  readonly protocol?: string
  readonly note?: PositionNote
  /** The page of the app that deals with it. */
  readonly path?: string
  readonly contract?: Address
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: Loadable<bigint>
  /** In USD, undefined where it has no market now; absent where its kind has none. */
  readonly usd?: Loadable<Decimal | undefined>
  /** Gained so far, pending rewards included; for a lock the reward that it pays. Absent where its kind earns nothing, or does not tell. */
  readonly earned?: Loadable<Gain>
  /** The part of `earned` and `profit` that waits for the vault's next compound. Absent where its kind has none. */
  readonly pending?: Loadable<Gain>
  /** Since the first deposit, pending rewards included; undefined where the chain's events do not tell. Absent where its kind has none. */
  readonly profit?: Loadable<Gain | undefined>
  /** What is paid on it a day in other tokens, at today's rates; in no other figure. Absent where its kind has none. */
  readonly extras?: Loadable<readonly ExtraGain[]>
  /** Some of it came from another account, or went to one. */
  readonly hasTransfers?: true
}

export type GroupState =
  | { readonly status: 'missing'; readonly parts: readonly ('vault' | 'inscriptions' | ContractName)[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `hiddenCount` says how many more there are than could be listed. */
  | { readonly status: 'ready'; readonly positions: readonly Position[]; readonly hiddenCount: number }

export type Group = { readonly id: GroupId } & GroupState

/**
 * A group of what may be held: what is known to be nothing is left out. Loading until every amount has settled, so
 * that no row moves; failed where none could be read, else each that failed is a row with its own retry.
 */
export function settleGroup(positions: readonly Position[], hiddenCount = 0): GroupState {
  const amounts = positions.map(({ amount }) => amount)
  if (amounts.some(({ status }) => status === 'loading')) return { status: 'loading' }
  const retries = amounts.flatMap((amount) => (amount.status === 'failed' ? [amount.retry] : []))
  if (retries.length > 0 && retries.length === positions.length) {
    return { status: 'failed', retry: () => retries.forEach((retry) => retry()) }
  }
  return { status: 'ready', positions: positions.filter(({ amount }) => valueOf(amount) !== 0n), hiddenCount }
}

/** Whether nothing of a group loads any more. */
export function isSettled(group: Group): boolean {
  if (group.status !== 'ready') return group.status !== 'loading'
  return group.positions.every(({ amount, usd, earned, pending, profit, extras }) =>
    [amount, usd, earned, pending, profit, extras].every((figure) => figure?.status !== 'loading'),
  )
}

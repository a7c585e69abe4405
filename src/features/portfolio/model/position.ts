import type { ContractName } from '@/config/deployment'
import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Groups in display order. */
export const groupIds = ['vaults', 'locks', 'lp', 'nfts', 'inscriptions'] as const
export type GroupId = (typeof groupIds)[number]

/** An amount of the position's own token, with its value. */
export interface Gain {
  /** Base units; negative for a loss. */
  readonly wei: bigint
  /** Undefined if the token has no price. */
  readonly usd: Decimal | undefined
}

/** Badge of a position. */
export type PositionNote =
  /** In an older version of a vault that can be migrated. */
  | { readonly kind: 'old' }
  /** In a vault that has ended. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'locked'; readonly untilSec: number }
  | { readonly kind: 'unlocked' }

/** A position of an account. */
export interface Position {
  /** Unique within its group. */
  readonly id: string
  readonly name: string
  /** Protocol, since pool names are not unique. */
  readonly protocol?: string
  readonly note?: PositionNote
  /** Route of the page that manages it. */
  readonly path?: string
  readonly contract?: Address
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: Loadable<bigint>
  /** USD; undefined without a price, absent if its type has none. */
  readonly usd?: Loadable<Decimal | undefined>
  /** Earnings with pending rewards; for a lock its reward. Absent if its type has none or does not report them. */
  readonly earned?: Loadable<Gain>
  /** Part of `earned` and `profit` not compounded yet. Absent if its type has none. */
  readonly pending?: Loadable<Gain>
  /**
   * Profit since the first deposit, with pending rewards; undefined if the events do not determine it. Absent if its
   * type has none.
   */
  readonly profit?: Loadable<Gain | undefined>
  /** Extra rewards per day at current rates, not part of any other figure. Absent if its type has none. */
  readonly extras?: Loadable<readonly ExtraGain[]>
  /** Some shares were transferred from or to another account. */
  readonly hasTransfers?: true
}

export type GroupState =
  | { readonly status: 'missing'; readonly parts: readonly ('vault' | 'inscriptions' | ContractName)[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `hiddenCount`: positions beyond the list limit. */
  | { readonly status: 'ready'; readonly positions: readonly Position[]; readonly hiddenCount: number }

export type Group = { readonly id: GroupId } & GroupState

/**
 * Combines the positions of a group and drops known zero balances. Loading until every amount has settled, so that no
 * row moves; failed if all failed, otherwise failed positions are rows with their own retry.
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

/** Whether nothing in a group is loading. */
export function isSettled(group: Group): boolean {
  if (group.status !== 'ready') return group.status !== 'loading'
  return group.positions.every(({ amount, usd, earned, pending, profit, extras }) =>
    [amount, usd, earned, pending, profit, extras].every((figure) => figure?.status !== 'loading'),
  )
}

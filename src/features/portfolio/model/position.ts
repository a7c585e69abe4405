import type { ContractName } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import type { EventSource } from '@/domain/vault/history/positionHistory'
import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, retryFailed, valueOf } from '@/lib/loadable'

export type GroupId =
  | 'vaults'
  | 'farms'
  | 'pools'
  | 'locks'
  | 'games'
  | 'ifo'
  | 'auctions'
  | 'lp'
  | 'tokens'
  | 'nfts'
  | 'inscriptions'

/** An amount of the position's own token, with its value. */
export interface Gain {
  /** Base units; negative for a loss. */
  readonly wei: bigint
  /** Undefined if the token has no price. */
  readonly usd: Decimal | undefined
}

/** An amount of another token than the position's. */
export interface TokenGain extends Gain {
  readonly symbol: string
  readonly decimals: number
}

/** Badge of a position. */
export type PositionNote =
  /** In an older version of a vault that can be migrated. */
  | { readonly kind: 'old' }
  /** In a vault, farm or pool that has ended. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'locked'; readonly untilSec: number }
  /** A lock that has ended, or an unsuccessful bid of a closed auction: it can be taken out. */
  | { readonly kind: 'unlocked' }

/** What names a position. */
export interface PositionName {
  /** Unique within its group. */
  readonly id: string
  readonly name: string
  /** The protocol, since pool names are not unique, or a token's full name. */
  readonly protocol?: string
  readonly note?: PositionNote
  /** Route of the page that manages it. */
  readonly path?: string
  readonly contract?: Address
  readonly symbol: string
  readonly decimals: number
  readonly vaultId?: string
  /** Of a token or an LP token. */
  readonly currency?: Currency
}

/** A position of an account. */
export interface Position extends PositionName {
  /** Base units; in a game, what is still open. */
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
  /** Rewards of a stake, or winnings, that can be collected at any time, on top of its value. Absent if its type has none. */
  readonly unclaimed?: Loadable<TokenGain>
  /** Extra rewards per day at current rates, not part of any other figure. Absent if its type has none. */
  readonly extras?: Loadable<readonly ExtraGain[]>
  /** Yearly rate, 1 = 100 %; undefined if it can't be priced. Absent if the position earns nothing. */
  readonly apy?: Loadable<Decimal | undefined>
  /** Some shares were transferred from or to another account. */
  readonly hasTransfers?: true
  /** The vault whose events are its history. Absent if its type has none. */
  readonly source?: EventSource
  /** Of a token list: left out while its balance is unknown, since anyone may list a contract that does not answer. */
  readonly isOptional?: true
}

/** What an account had in a vault that it has left. Amounts in base units. */
export interface ClosedPosition extends PositionName {
  readonly source: EventSource
  /** With received shares, at their value then. */
  readonly deposited: bigint
  /** With sent shares, at their value then. */
  readonly withdrawn: bigint
  /** Undefined if the events are incomplete. */
  readonly profit: Loadable<Gain | undefined>
  /** Unix seconds; undefined if the events are incomplete. */
  readonly sinceSec: number | undefined
  readonly closedSec: number | undefined
  /** False if older events are missing: the sums are then too low. */
  readonly isWhole: boolean
  readonly hasTransfers: boolean
}

export type GroupState =
  | { readonly status: 'missing'; readonly parts: readonly ('vault' | 'inscriptions' | ContractName)[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly positions: readonly Position[]
      /** Positions beyond the list limit. */
      readonly hiddenCount: number
      /** Optional positions that could not be read. */
      readonly unreadCount: number
    }

export type Group = { readonly id: GroupId } & GroupState

/**
 * Combines the positions of a group and drops known zero balances without unclaimed rewards. Loading until every amount
 * has settled, so that no row moves; failed if all failed, otherwise failed positions are rows with their own retry.
 * Optional positions are left out until they are read.
 */
export function settleGroup(all: readonly Position[], hiddenCount = 0): GroupState {
  const positions = all.filter(({ isOptional, amount }) => isOptional === undefined || 'value' in amount)
  const amounts = positions.map(({ amount }) => amount)
  if (amounts.some(({ status }) => status === 'loading')) return { status: 'loading' }
  const failed = amounts.filter(({ status }) => status === 'failed')
  if (failed.length > 0 && failed.length === positions.length)
    return { status: 'failed', retry: () => retryFailed(failed) }
  return {
    status: 'ready',
    positions: positions.filter(({ amount, unclaimed }) => valueOf(amount) !== 0n || hasRewards(unclaimed)),
    hiddenCount,
    unreadCount: all.filter(({ isOptional, amount }) => isOptional === true && amount.status === 'failed').length,
  }
}

function hasRewards(unclaimed: Position['unclaimed']): boolean {
  return ((unclaimed && valueOf(unclaimed)?.wei) ?? 0n) > 0n
}

/** All figures of a position. */
export function figuresOf({ amount, usd, earned, pending, unclaimed, profit, extras, apy }: Position) {
  return [amount, usd, earned, pending, unclaimed, profit, extras, apy].filter((figure) => figure !== undefined)
}

/** Whether nothing in a group is loading. */
export function isSettled(group: Group): boolean {
  if (group.status !== 'ready') return group.status !== 'loading'
  return group.positions.flatMap(figuresOf).every(({ status }) => status !== 'loading')
}

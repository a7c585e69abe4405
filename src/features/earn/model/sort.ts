import { Decimal } from '@/lib/decimal'
import type { Loadable } from '@/lib/loadable'
import type { SortKey } from './finderQuery'
import type { VaultFacts } from './vaultFacts'

/** Undefined where a number is not known: it failed, has no price, or needs an account. */
export type SortValue = Decimal | 'loading' | undefined

export type SortValues = Readonly<Record<Exclude<SortKey, 'newest'>, SortValue>>

/** @param pick gives undefined for what has no number */
export function toSortValue<T>(loadable: Loadable<T>, pick: (value: T) => Decimal | undefined): SortValue {
  if (loadable.status === 'loading') return 'loading'
  return loadable.status === 'failed' ? undefined : pick(loadable.value)
}

export interface Sortable {
  readonly facts: VaultFacts
  readonly values: SortValues
}

/** The values that an order was made by. They are kept, so that rows do not jump with each block. */
export interface KeptOrder {
  /** What was asked for; another one starts anew. */
  readonly session: string
  readonly valueById: ReadonlyMap<string, Decimal>
}

export const noOrder: KeptOrder = { session: '', valueById: new Map() }

/** Those marked as new lie above any block. */
const MARKED_NEW = new Decimal('1e15')

function sortValue({ facts, values }: Sortable, key: SortKey): SortValue {
  if (key !== 'newest') return values[key]
  if (!facts.isNew && facts.deployBlock === undefined) return undefined
  return new Decimal(facts.deployBlock ?? 0).plus(facts.isNew ? MARKED_NEW : 0)
}

/**
 * The values to sort by: none until all are read or failed, so that the order is made once; each then stays as it was
 * first known. The same object where nothing is to be added.
 */
export function keepOrder(kept: KeptOrder, session: string, entries: readonly Sortable[], key: SortKey): KeptOrder {
  const known = kept.session === session ? kept.valueById : noOrder.valueById
  const added: [string, Decimal][] = []
  let isLoading = false
  for (const entry of entries) {
    if (known.has(entry.facts.id)) continue
    const value = sortValue(entry, key)
    if (value === 'loading') isLoading = true
    else if (value !== undefined) added.push([entry.facts.id, value])
  }
  const isWaiting = isLoading && known.size === 0
  if (!isWaiting && added.length > 0) return { session, valueById: new Map([...known, ...added]) }
  return kept.session === session ? kept : { session, valueById: known }
}

/** By the values kept, the unknown last whatever the direction; equals stay in the order given. */
export function sortEntries<E extends Sortable>(
  entries: readonly E[],
  { valueById }: KeptOrder,
  isAscending: boolean,
): readonly E[] {
  const sign = isAscending ? 1 : -1
  return [...entries].sort((a, b) => {
    const left = valueById.get(a.facts.id)
    const right = valueById.get(b.facts.id)
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * (left.comparedTo(right) ?? 0)
  })
}

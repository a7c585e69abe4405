import type { Decimal } from '@/lib/decimal'
import type { Loadable } from '@/lib/loadable'

/** Undefined if the value is unknown: the read failed, there is no price, or no account is connected. */
export type SortValue = Decimal | 'loading' | undefined

/** @param pick returns undefined if there is no number */
export function toSortValue<T>(loadable: Loadable<T>, pick: (value: T) => Decimal | undefined): SortValue {
  if (loadable.status === 'loading') return 'loading'
  return loadable.status === 'failed' ? undefined : pick(loadable.value)
}

/** The values that an order is based on. They are kept so that rows do not jump on each block. */
export interface KeptOrder {
  /** Identifies the order; a new one starts with new values. */
  readonly session: string
  readonly valueById: ReadonlyMap<string, Decimal>
}

export const noOrder: KeptOrder = { session: '', valueById: new Map() }

/**
 * The values to sort by: none until all have been read or failed, so that the list is ordered once. After that, each value
 * stays as it was first read. Returns the same object if there is nothing to add.
 */
export function keepOrder<Entry>(
  kept: KeptOrder,
  session: string,
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  valueOf: (entry: Entry) => SortValue,
): KeptOrder {
  const known = kept.session === session ? kept.valueById : noOrder.valueById
  const added: [string, Decimal][] = []
  let isLoading = false
  for (const entry of entries) {
    const id = idOf(entry)
    if (known.has(id)) continue
    const value = valueOf(entry)
    if (value === 'loading') isLoading = true
    else if (value !== undefined) added.push([id, value])
  }
  const isWaiting = isLoading && known.size === 0
  if (!isWaiting && added.length > 0) return { session, valueById: new Map([...known, ...added]) }
  return kept.session === session ? kept : { session, valueById: known }
}

/** Sorts by the kept values. Unknown values come last in both directions; equal ones keep their order. */
export function sortEntries<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  { valueById }: KeptOrder,
  isAscending: boolean,
): readonly Entry[] {
  const sign = isAscending ? 1 : -1
  return [...entries].sort((a, b) => {
    const left = valueById.get(idOf(a))
    const right = valueById.get(idOf(b))
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * (left.comparedTo(right) ?? 0)
  })
}

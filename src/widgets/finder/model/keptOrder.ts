import type { Decimal } from '@/lib/decimal'
import type { Loadable } from '@/lib/loadable'

/** Undefined where a number is not known: it failed, has no price, or needs an account. */
export type SortValue = Decimal | 'loading' | undefined

/** @param pick gives undefined for what has no number */
export function toSortValue<T>(loadable: Loadable<T>, pick: (value: T) => Decimal | undefined): SortValue {
  if (loadable.status === 'loading') return 'loading'
  return loadable.status === 'failed' ? undefined : pick(loadable.value)
}

/** The values that an order was made by. They are kept, so that rows do not jump with each block. */
export interface KeptOrder {
  /** What was asked for; another one starts anew. */
  readonly session: string
  readonly valueById: ReadonlyMap<string, Decimal>
}

export const noOrder: KeptOrder = { session: '', valueById: new Map() }

/**
 * The values to sort by: none until all are read or failed, so that the order is made once; each then stays as it was
 * first known. The same object where nothing is to be added.
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

/** By the values kept, the unknown last whatever the direction; equals stay in the order given. */
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

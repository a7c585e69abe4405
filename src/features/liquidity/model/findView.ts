import { type PairSides, pairState } from '@/domain/pair/pair'
import type { Loadable } from '@/lib/loadable'
import type { CurrencyPair } from './routeCurrencies'

export interface FindFacts {
  readonly pair: CurrencyPair
  readonly isSameToken: boolean
  readonly pool: Loadable<PairSides>
  /** LP balance of the account; undefined without an account. */
  readonly held: Loadable<bigint> | undefined
}

/** States of 'Import Pool' for the two chosen currencies. */
export type FindView =
  | { readonly status: 'choose' | 'invalid' | 'loading' | 'noPool' | 'disconnected' | 'noPosition' | 'position' }
  | { readonly status: 'failed'; readonly retry: () => void }

export function findView({ pair, isSameToken, pool, held }: FindFacts): FindView {
  if (pair.A === undefined || pair.B === undefined) return { status: 'choose' }
  if (isSameToken) return { status: 'invalid' }
  if (pool.status === 'failed') return pool
  if (pool.status === 'loading') return { status: 'loading' }
  // A pair without liquidity is treated as missing.
  if (pool.value.address === undefined || pairState(pool.value) === 'empty') return { status: 'noPool' }
  if (held === undefined) return { status: 'disconnected' }
  if (held.status === 'failed') return held
  if (held.status === 'loading') return { status: 'loading' }
  return { status: held.value > 0n ? 'position' : 'noPosition' }
}

import { useMemo } from 'react'
import type { InfoPoolDetail } from '@/domain/exchange-info/model/info'
import { useInfoPool } from '@/domain/exchange-info/useInfoPool'
import { type PairState, pairState } from '@/domain/pair/pair'
import { pairSidesReading } from '@/domain/pair/reads'
import { type PoolTokens, usePoolTokens } from '@/domain/pair/usePoolTokens'
import type { Currency } from '@/domain/token/currency'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useReading } from '@/hooks/useReading'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'

/** What a pool holds, in whole tokens. */
export interface PoolAmounts {
  readonly amounts: readonly [Decimal, Decimal]
  readonly state: PairState
}

export interface PoolPageView {
  /** Whether there is a pool of the exchange at the address; the chain decides. */
  readonly isPool: boolean | undefined
  /** From the chain, or from the index while no node answers; undefined until one does. */
  readonly tokens: PoolTokens | undefined
  readonly currencies: readonly [Currency | undefined, Currency | undefined]
  /** From the chain, with each block. */
  readonly held: Loadable<PoolAmounts>
  /** Undefined value: not indexed. */
  readonly indexed: Loadable<InfoPoolDetail | undefined>
}

/** A pool from the chain and from the index: the chain knows what it holds now, the index what it traded. */
export function usePoolPage(pool: Address): PoolPageView {
  const indexed = useInfoPool(pool)
  const onChain = usePoolTokens(pool)
  const known = valueOf(indexed)
  const tokens = useMemo(
    (): PoolTokens | undefined =>
      valueOf(onChain) ?? (known === undefined ? undefined : [known.token0.address, known.token1.address]),
    [onChain, known],
  )
  const directory = useTokenDirectory()
  const [first, second] = [useCurrency(tokens?.[0], directory), useCurrency(tokens?.[1], directory)]
  const sides = useReading(
    useMemo(() => (tokens === undefined ? undefined : pairSidesReading(pool, tokens[0], tokens[1])), [pool, tokens]),
  )
  const currencies = [currencyOf(first), currencyOf(second)] as const
  return {
    isPool: 'value' in onChain ? onChain.value !== undefined : undefined,
    tokens,
    currencies,
    held: heldOf(),
    indexed,
  }

  function heldOf(): Loadable<PoolAmounts> {
    const [a, b] = currencies
    // The index is as good as its last block, which is better than nothing.
    if (sides.status === 'failed' && known !== undefined)
      return ready({ amounts: [known.reserve0, known.reserve1], state: stateOf(known) })
    if (a === undefined || b === undefined) return sides.status === 'failed' ? sides : LOADING
    return mapLoadable(sides, (state) => ({
      amounts: [toDecimal(state.reserveA, a.decimals), toDecimal(state.reserveB, b.decimals)],
      state: pairState(state),
    }))
  }
}

function stateOf({ reserve0, reserve1, totalSupply }: InfoPoolDetail): PairState {
  const whole = (amount: Decimal) => (amount.gt(0) ? 1n : 0n)
  return pairState({ reserveA: whole(reserve0), reserveB: whole(reserve1), totalSupply: whole(totalSupply) })
}

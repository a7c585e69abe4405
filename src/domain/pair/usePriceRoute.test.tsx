import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { findToken } from '@/domain/token/token'
import { isSameAddress } from '@/lib/hex'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import type { Pair, TokenPair } from './pair'
import { FEE } from './testing/pairs'
import { usePairs } from './usePairs'
import { usePriceRoute } from './usePriceRoute'

vi.mock('./usePairs')

const currencyOf = (symbol: string): Currency => {
  const token = findToken(getDeployment(), symbol)
  if (token === undefined) throw new Error(`No ${symbol}`)
  return token
}
const CRO = nativeCurrency(getDeployment())
const [WCRO, USDC, VVS] = ['WCRO', 'USDC', 'VVS'].map(currencyOf) as [Currency, Currency, Currency]

/** Symbols of the existing pairs with both reserves. */
let there: Readonly<Record<string, bigint>> = {}

beforeEach(() => {
  vi.mocked(usePairs).mockImplementation((tokenPairs: readonly TokenPair[]) =>
    tokenPairs.map(([a, b]): Loadable<Pair | 'missing'> => {
      const held = there[`${a.symbol}-${b.symbol}`]
      return ready(
        held === undefined
          ? 'missing'
          : { address: a.address, token0: a, token1: b, reserve0: held, reserve1: held, fee: FEE },
      )
    }),
  )
})

function routeOf(input: Currency, output: Currency) {
  const value = valueOf(renderHook(() => usePriceRoute(input, output)).result.current)
  return typeof value === 'object'
    ? [value.pools.map(({ token0, token1 }) => `${token0.symbol}-${token1.symbol}`), value.via?.symbol]
    : value
}

describe('usePriceRoute', () => {
  it('prefers the direct pool', () => {
    there = { 'VVS-USDC': 5n, 'VVS-WCRO': 9n, 'WCRO-USDC': 9n }
    expect(routeOf(VVS, USDC)).toEqual([['VVS-USDC'], undefined])
  })

  it('goes through WCRO without a direct pool, or with an empty one', () => {
    there = { 'VVS-WCRO': 9n, 'WCRO-USDC': 9n }
    expect(routeOf(VVS, USDC)).toEqual([['VVS-WCRO', 'WCRO-USDC'], 'WCRO'])
    there = { ...there, 'VVS-USDC': 0n }
    expect(routeOf(VVS, USDC)).toEqual([['VVS-WCRO', 'WCRO-USDC'], 'WCRO'])
  })

  it('is noPool if one of the two pools is missing', () => {
    there = { 'VVS-WCRO': 9n }
    expect(routeOf(VVS, USDC)).toBe('noPool')
  })

  it('treats the native coin as WCRO', () => {
    there = { 'WCRO-USDC': 9n }
    expect(routeOf(CRO, USDC)).toEqual([['WCRO-USDC'], undefined])
    expect(routeOf(CRO, WCRO)).toBe('same')
    there = {}
    expect(routeOf(CRO, USDC)).toBe('noPool')
  })

  it('keeps the order of the pools while prices move', () => {
    there = { 'VVS-USDC': 5n }
    const { result, rerender } = renderHook(() => usePriceRoute(VVS, USDC))
    there = { 'VVS-USDC': 6n }
    rerender()
    const route = valueOf(result.current)
    expect(
      typeof route === 'object' && route.pools[0]?.reserve0 === 6n && isSameAddress(route.base.address, VVS.address),
    ).toBe(true)
  })
})

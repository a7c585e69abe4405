import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { findToken, type Token } from '@/domain/token/token'
import { chainHarness } from '@/hooks/testing/chainHarness'
import type { Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockFailed } from '@/store/block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL } from '@/store/testing/fakeChain'
import { getExchange } from './exchange'
import { sortTokens, type TokenPair } from './pair'
import { pairAddress } from './pairAddress'
import { getPairCall, getReservesCall } from './reads'
import { usePairs, usePairsOfBlock } from './usePairs'

function token(symbol: string): Token {
  const found = findToken(getDeployment(), symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}
const at =
  getExchange() ??
  (() => {
    throw new Error('The devnet has an exchange')
  })()
const there: TokenPair = [token('WCRO'), token('USDC')]
const missing: TokenPair = [token('SVN'), token('USDC')]
const asked = [there, missing]
const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')
const data = (...values: readonly (bigint | string)[]): Hex => `0x${values.map(word).join('')}`
const ZERO = 0n

let chain: FakeChain
let store: AppStore
const { wrapper, pass, newBlock } = chainHarness(() => ({ chain, store }))
const reserve = (reserve0: bigint, reserve1: bigint) =>
  chain.answers.set(getReservesCall(pairAddress(at, ...there)).key, data(reserve0, reserve1, 0n))

beforeEach(() => {
  vi.useFakeTimers()
  chain = createFakeChain()
  chain.answers.set(getPairCall(at.factory, there).key, data(pairAddress(at, ...there)))
  chain.answers.set(getPairCall(at.factory, missing).key, data(ZERO))
  reserve(3n, 4n)
  store = createAppStore({ client: chain.client, chainId: getDeployment().chainId, multicall: MULTICALL })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('usePairs', () => {
  it('reads reserves, and tells a missing pair from an unread one', async () => {
    const { result } = renderHook(() => usePairs(asked), { wrapper })
    expect(result.current.map(({ status }) => status)).toEqual(['loading', 'loading'])
    await pass(100)
    await newBlock(100)
    const [token0, token1] = sortTokens(...there)
    expect(result.current).toEqual([
      {
        status: 'ready',
        value: { address: pairAddress(at, ...there), token0, token1, reserve0: 3n, reserve1: 4n, fee: at.fee },
      },
      { status: 'ready', value: 'missing' },
    ])
  })

  it('fails if the pair does not answer, and keeps data while the node does not', async () => {
    chain.answers.delete(getReservesCall(pairAddress(at, ...there)).key)
    const { result } = renderHook(() => usePairs(asked), { wrapper })
    await pass(100)
    await newBlock(100)
    expect(result.current.map(({ status }) => status)).toEqual(['failed', 'ready'])
    reserve(5n, 6n)
    await newBlock(101)
    expect(result.current[0]).toMatchObject({ status: 'ready', value: { reserve0: 5n } })
    act(() => {
      store.dispatch(blockFailed())
    })
    expect(result.current[0]).toMatchObject({ status: 'stale', value: { reserve0: 5n } })
    expect(result.current[1]).toMatchObject({ status: 'stale', value: 'missing' })
  })

  it('returns the block of the reserves', async () => {
    const { result } = renderHook(() => usePairsOfBlock(asked), { wrapper })
    await pass(100)
    expect(result.current.blockNumber).toBeUndefined()
    await newBlock(100)
    expect(result.current.blockNumber).toBe(100)
    await newBlock(101)
    expect(result.current.blockNumber).toBe(101)
    chain.answers.delete(getReservesCall(pairAddress(at, ...there)).key)
    await newBlock(102)
    expect(result.current).toMatchObject({ pairs: [{ status: 'stale' }, {}], blockNumber: undefined })
  })
})

import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { sortTokens, type TokenPair } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { getPairCall, getReservesCall } from '@/domain/pair/reads'
import { nativeCurrency } from '@/domain/token/currency'
import { findToken, type Token } from '@/domain/token/token'
import { chainHarness } from '@/hooks/testing/chainHarness'
import type { Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { createFakeChain, type FakeChain, MULTICALL } from '@/store/testing/fakeChain'
import { candidatePairs } from './candidatePairs'
import { type TradeParams, useTrade } from './useTrade'

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
const [WCRO, USDC, ANN] = [token('WCRO'), token('USDC'), token('ANN')]
const CRO = nativeCurrency(getDeployment())
const UNIT = 10n ** 18n
const data = (...values: readonly (bigint | string)[]): Hex =>
  `0x${values.map((value) => (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')).join('')}`

let chain: FakeChain
let store: AppStore
const { wrapper, pass, newBlock } = chainHarness(() => ({ chain, store }))
/** @param reserves in the requested order */
function setPair(pair: TokenPair, reserves: readonly [bigint, bigint]): void {
  const isInOrder = sortTokens(...pair)[0] === pair[0]
  chain.answers.set(getPairCall(at.factory, pair).key, data(pairAddress(at, ...pair)))
  chain.answers.set(
    getReservesCall(pairAddress(at, ...pair)).key,
    data(...(isInOrder ? reserves : [reserves[1], reserves[0]]), 0n),
  )
}
const question: TradeParams = { kind: 'exactIn', input: CRO, output: ANN, amountWei: UNIT, maxHops: 3 }
const ask = (asked: TradeParams) =>
  renderHook((props: TradeParams) => useTrade(props), { wrapper, initialProps: asked })

beforeEach(() => {
  vi.useFakeTimers()
  chain = createFakeChain()
  for (const pair of candidatePairs(WCRO, ANN, at.baseTokens, 3))
    chain.answers.set(getPairCall(at.factory, pair).key, data(0n))
  setPair([WCRO, ANN], [1_000n * UNIT, 1_000n * UNIT])
  store = createAppStore({ client: chain.client, chainId: getDeployment().chainId, multicall: MULTICALL })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useTrade', () => {
  it('updates with each block, and returns the block', async () => {
    const { result } = ask(question)
    expect(result.current).toEqual({ trade: { status: 'loading' }, blockNumber: undefined })
    await pass(100)
    await newBlock(100)
    expect(result.current).toMatchObject({
      trade: { status: 'ready', value: { amountOut: 996_006_981_039_903_216n } },
      blockNumber: 100,
    })
    setPair([WCRO, ANN], [1_000n * UNIT, 2_000n * UNIT])
    await newBlock(101)
    expect(result.current).toMatchObject({
      trade: { status: 'ready', value: { amountOut: 1_992_013_962_079_806_432n } },
      blockNumber: 101,
    })
  })

  it('keeps the trade if a block does not change it', async () => {
    const { result } = ask(question)
    await pass(100)
    await newBlock(100)
    const { trade } = result.current
    await newBlock(101)
    expect(result.current.trade).toBe(trade)
    expect(result.current.blockNumber).toBe(101)
  })

  it('supports exact output, fewer hops, and missing routes', async () => {
    const { result, rerender } = ask({ ...question, kind: 'exactOut' })
    await pass(100)
    await newBlock(100)
    expect(result.current.trade).toMatchObject({
      value: { kind: 'exactOut', amountOut: UNIT, amountIn: 1_004_013_040_121_365_097n },
    })
    rerender({ ...question, output: USDC, maxHops: 1 })
    chain.answers.set(getPairCall(at.factory, [WCRO, USDC]).key, data(0n))
    await pass(100)
    await newBlock(101)
    expect(result.current.trade).toEqual({ status: 'ready', value: 'noRoute' })
  })

  it('waits for both currencies and the amount, and has no trade of a currency for itself', async () => {
    const { result, rerender } = ask({ ...question, output: undefined })
    await pass(100)
    await newBlock(100)
    expect(result.current.trade.status).toBe('loading')
    rerender({ ...question, amountWei: undefined })
    await pass(100)
    await newBlock(101)
    expect(result.current.trade.status).toBe('loading')
    rerender({ ...question, output: WCRO })
    expect(result.current.trade).toEqual({ status: 'ready', value: 'noRoute' })
  })
})

describe('candidatePairs', () => {
  it('returns the pairs that a route of so many hops can use, without duplicates', () => {
    const [A, B, X, Y] = [ANN, token('ALI'), token('BIFI'), token('APE')]
    const named = (hops: 1 | 2 | 3) => candidatePairs(A, B, [X, Y], hops).map(([a, b]) => `${a.symbol}-${b.symbol}`)
    expect(named(1)).toEqual(['ANN-ALI'])
    expect(named(2)).toEqual(['ANN-ALI', 'ANN-BIFI', 'ALI-BIFI', 'ANN-APE', 'ALI-APE'])
    expect(named(3)).toEqual([...named(2), 'BIFI-APE'])
    expect(candidatePairs(X, B, [X, Y], 3).map(([a, b]) => `${a.symbol}-${b.symbol}`)).toEqual([
      'BIFI-ALI',
      'BIFI-APE',
      'ALI-APE',
    ])
    expect(candidatePairs(A, A, [X, Y], 3)).toEqual([])
  })
})

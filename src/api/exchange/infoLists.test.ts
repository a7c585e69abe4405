import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '@/lib/testing/addresses'
import { fetchBlockBefore, fetchExchange, fetchExchangeAt } from './infoExchange'
import { fetchInfoPool, fetchLargestPools, fetchPoolsOfToken, fetchTraded } from './infoPools'
import { searchExchange } from './infoSearch'
import { fetchTokensAt, fetchTopTokens } from './infoTokens'

const URLS = ['http://graph.test/exchange']
const TIMES = { hoursSinceSec: 7_200, sinceSec: 90_000 }
const [A, B, C] = [addressOf('a'), addressOf('b'), addressOf('c')]
const terms = { bundle: { croPrice: '0.1' }, _meta: { block: { number: 9, timestamp: 1_000 } } }
const token = (id: string) => ({ id, symbol: 'T', name: 'Token', decimals: '18', derivedCRO: '2', derivedUSD: '0.2' })
const pool = (id: string) => ({
  id,
  timestamp: '1000',
  reserve0: '10',
  reserve1: '20',
  totalSupply: '14',
  reserveUSD: '4',
  trackedReserveCRO: '40',
  token0: token(A),
  token1: token(B),
  hours: [{ hourStartUnix: 7_200, hourlyVolumeUSD: '1.5', hourlyTxns: '2' }],
  before: [{ reserveUSD: '3' }],
})
const totals = (id: string) => ({
  ...token(id),
  tradeVolumeUSD: '100',
  totalLiquidity: '50',
  totalTransactions: '7',
  pairBase: [{ trackedReserveCRO: '30' }, { trackedReserveCRO: null }],
  pairQuote: [{ trackedReserveCRO: '12' }],
})
const answer = (response: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(response()))
const answerWith = (data: unknown) => answer(() => Response.json({ data }))
const sent = (fetched: ReturnType<typeof answerWith>) =>
  JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as { variables: unknown }

afterEach(() => vi.restoreAllMocks())

describe('the list of pools', () => {
  it('has the largest and the requested ones, each once', async () => {
    const fetched = answerWith({ first: [pool(A), pool(B)], second: [pool(B), pool(C)], ...terms })
    const { pools, isCut, croPrice, indexed } = await fetchLargestPools(URLS, 100, [C], TIMES)
    expect(isCut).toBe(false)
    expect(pools.map(({ address }) => address)).toEqual([A, B, C])
    expect([croPrice?.toFixed(), indexed]).toEqual(['0.1', { number: 9, timestampSec: 1_000 }])
    expect(sent(fetched).variables).toEqual({ count: 100, ids: [C], hoursSince: 7_200, since: 90_000, rows: 1 })
    expect(pools[0]).toMatchObject({ createdSec: 1_000, hours: [{ startSec: 7_200, transactions: 2 }] })
    expect(pools[0]?.reserveUsdBefore?.toFixed()).toBe('3')
  })

  it('asks for a row where nothing is requested, because a page has at least one', async () => {
    const fetched = answerWith({ first: [], second: [], ...terms })
    expect((await fetchLargestPools(URLS, 1, [], TIMES)).pools).toEqual([])
    expect(sent(fetched).variables).toMatchObject({ ids: [], rows: 1 })
  })

  it('leaves out pools that cannot be read, and keeps those with a lying figure', async () => {
    answerWith({
      first: [
        { ...pool(A), trackedReserveCRO: '-5' },
        { ...pool(B), reserve0: '-1' },
        { ...pool(C), token0: null },
      ],
      second: [],
      bundle: null,
      _meta: null,
    })
    const { pools, croPrice, indexed } = await fetchLargestPools(URLS, 1, [], TIMES)
    expect(pools.map(({ address, trackedCro }) => [address, trackedCro])).toEqual([[A, undefined]])
    expect([croPrice, indexed]).toEqual([undefined, undefined])
  })

  it.each([
    ['HTML', () => new Response('<!doctype html><p>Bad gateway', { status: 502 })],
    ['HTML as a success', () => new Response('<!doctype html>')],
    ['no list', () => Response.json({ data: { first: {}, second: [], ...terms } })],
    ['only nulls', () => Response.json({ data: { first: [null, null], second: [], ...terms } })],
    [
      '100,000 rows',
      () => Response.json({ data: { first: Array.from({ length: 100_000 }, () => null), second: [], ...terms } }),
    ],
    [
      'an error beside data',
      () => Response.json({ data: { first: [], second: [], ...terms }, errors: [{ message: 'x' }] }),
    ],
  ])('refuses %s', async (_, response) => {
    answer(response)
    await expect(fetchLargestPools(URLS, 1, [], TIMES)).rejects.toThrow('graph.test')
  })

  it('is of a token on either side, and of one pool', async () => {
    answerWith({ first: [pool(A)], second: [pool(B)], ...terms })
    expect(await fetchPoolsOfToken(URLS, A, 5, TIMES)).toMatchObject({ pools: [{}, {}], isCut: false })
    expect((await fetchPoolsOfToken(URLS, A, 1, TIMES)).isCut).toBe(true)
    answerWith({ pair: null, ...terms })
    expect((await fetchInfoPool(URLS, A, TIMES)).pools).toEqual([])
  })

  it('may be those that traded, each once', async () => {
    const day = (pairAddress: string) => ({ pairAddress, token0: { id: A }, token1: { id: C } })
    answerWith({ pairDayDatas: [day(A), day(B), day(A), null] })
    expect(await fetchTraded(URLS, 4, 0)).toEqual({ pools: [A, B], tokens: [A, C] })
  })
})

describe('the list of tokens', () => {
  it('has their totals, and their liquidity by base tokens', async () => {
    answerWith({ top: [totals(A), totals(B)], asked: [totals(B), { ...totals(C), totalLiquidity: 'much' }], ...terms })
    const { tokens } = await fetchTopTokens(URLS, 2, [B, C])
    expect(tokens.map(({ address, trackedCro }) => [address, trackedCro.toFixed()])).toEqual([
      [A, '42'],
      [B, '42'],
    ])
    expect(tokens[0]).toMatchObject({ symbol: 'T', decimals: 18, transactions: 7 })
  })

  it('fails for a block that the history does not reach', async () => {
    answer(() => Response.json({ errors: [{ message: 'only has data starting at block number 9' }] }))
    await expect(fetchTokensAt(URLS, [A], 5)).rejects.toThrow('only has data starting')
  })
})

describe('the exchange', () => {
  const factory = {
    totalPairs: '3',
    totalTransactions: '12',
    totalVolumeUSD: '5',
    totalVolumeCRO: '50',
    totalLiquidityUSD: '-1',
    totalLiquidityCRO: '70',
  }

  it('has totals, without those that cannot be true', async () => {
    answerWith({ vvsFactories: [factory], ...terms })
    const { totals: now } = await fetchExchange(URLS)
    expect([now?.pools, now?.volume.cro?.toFixed(), now?.liquidity.usd]).toEqual([3, '50', undefined])
  })

  it('has none before its first pool', async () => {
    answerWith({ vvsFactories: [], bundle: null })
    expect(await fetchExchangeAt(URLS, 1)).toEqual({ totals: undefined, croPrice: undefined })
  })

  it('had its last transaction in a block, or none', async () => {
    answerWith({ transactions: [{ block: '77' }], _meta: terms._meta })
    expect((await fetchBlockBefore(URLS, 5)).block).toBe(77)
    answerWith({ transactions: [], _meta: terms._meta })
    expect((await fetchBlockBefore(URLS, 5)).block).toBeUndefined()
  })
})

describe('the search', () => {
  const nothing = {
    bySymbol: [],
    byName: [],
    byAddress: [],
    poolsByName: [],
    poolsByAddress: [],
    poolsOf0: [],
    poolsOf1: [],
    ...terms,
  }

  it('asks for texts as they are, wildcards too', async () => {
    const fetched = answerWith(nothing)
    await searchExchange(URLS, ' 100%_\\ ', 10, TIMES)
    expect(sent(fetched).variables).toMatchObject({ text: '100\\%\\_\\\\', from: '!', to: '!', token: '!' })
  })

  it('asks for the start of an address, and for the pools of a whole one', async () => {
    const start = answerWith(nothing)
    await searchExchange(URLS, '0xAB', 10, TIMES)
    expect(sent(start).variables).toMatchObject({ from: '0xab', to: '0xabg', token: '!' })
    vi.restoreAllMocks()
    const whole = answerWith(nothing)
    await searchExchange(URLS, A.toUpperCase().replace('0X', '0x'), 10, TIMES)
    expect(sent(whole).variables).toMatchObject({ from: A, to: `${A}g`, token: A })
  })

  it('finds each token and pool once', async () => {
    answerWith({
      ...nothing,
      bySymbol: [totals(A)],
      byName: [totals(A), totals(B)],
      poolsByName: [pool(C)],
      poolsOf0: [pool(C)],
    })
    const { tokens, pools } = await searchExchange(URLS, 'to', 10, TIMES)
    expect([tokens.map(({ address }) => address), pools.map(({ address }) => address)]).toEqual([[A, B], [C]])
  })
})

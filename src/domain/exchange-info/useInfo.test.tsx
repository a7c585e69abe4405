import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as exchange from '@/api/exchange/infoExchange'
import * as pools from '@/api/exchange/infoPools'
import { searchExchange } from '@/api/exchange/infoSearch'
import * as series from '@/api/exchange/infoSeries'
import * as tokens from '@/api/exchange/infoTokens'
import { fetchTransactions } from '@/api/exchange/infoTransactions'
import { fetchPoolWeeks } from '@/api/exchange/poolWeeks'
import { ServiceError } from '@/api/fetchJson'
import { getDeployment, setDeployment } from '@/config/deployment'
import { valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { decimal, deployed, indexedPool, indexedTransaction, tokenTotals } from './testing/infoRows'
import { useExchangeDays } from './useExchangeDays'
import { useInfoOverview } from './useInfoOverview'
import { useInfoPool } from './useInfoPool'
import { useInfoPools } from './useInfoPools'
import { useInfoSearch } from './useInfoSearch'
import { useInfoToken } from './useInfoToken'
import { useInfoTokens } from './useInfoTokens'
import { useInfoTransactions } from './useInfoTransactions'
import { usePoolSeries } from './usePoolSeries'
import { usePoolsOfToken } from './usePoolsOfToken'
import { useTokenDays } from './useTokenDays'

vi.mock('@/api/exchange/infoExchange')
vi.mock('@/api/exchange/infoPools')
vi.mock('@/api/exchange/infoSearch')
vi.mock('@/api/exchange/infoSeries')
vi.mock('@/api/exchange/infoTokens')
vi.mock('@/api/exchange/infoTransactions')
vi.mock('@/api/exchange/poolWeeks')

const HOUR = 3_600
const DAY = 24 * HOUR
const NOW = 1_000 * DAY + 5 * HOUR + 60
const HOUR_START = 1_000 * DAY + 5 * HOUR
vi.mock('@/hooks/useBlock', () => ({ useBlock: () => ({ number: 500, timestampSec: NOW }) }))

const TOKEN = addressOf('1')
const indexed = { number: 500, timestampSec: NOW }
const behind = { number: 400, timestampSec: NOW - 2 * HOUR }
const croPrice = decimal('0.1')
const terms = { croPrice, indexed, isCut: false }
const recent = { startSec: HOUR_START, volumeUsd: decimal(5), transactions: 1 }
const totals = (volume: number) => ({
  pools: 3,
  transactions: volume,
  volume: { usd: decimal(volume), cro: decimal(volume * 10) },
  liquidity: { usd: decimal(volume * 2), cro: decimal(volume * 20) },
})

function open<T>(hook: () => T) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  )
  return renderHook(hook, { wrapper }).result
}

beforeEach(() => {
  vi.mocked(pools.fetchTraded).mockResolvedValue({ pools: [], tokens: [] })
  vi.mocked(pools.fetchLargestPools).mockResolvedValue({ pools: [indexedPool({ hours: [recent] })], ...terms })
  vi.mocked(fetchPoolWeeks).mockResolvedValue([])
  vi.mocked(exchange.fetchBlockBefore).mockResolvedValue({ block: 77, indexed })
  vi.mocked(tokens.fetchTopTokens).mockResolvedValue({ tokens: [tokenTotals(TOKEN)], ...terms })
  vi.mocked(tokens.fetchTokens).mockResolvedValue({ tokens: [tokenTotals(TOKEN)], ...terms })
  vi.mocked(tokens.fetchTokensAt).mockResolvedValue({
    tokens: [tokenTotals(TOKEN, { volumeUsd: decimal(900), priceUsd: decimal('0.1') })],
    croPrice,
  })
})
afterEach(() => {
  vi.resetAllMocks()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the list of pools', () => {
  const rows = (result: ReturnType<typeof open<ReturnType<typeof useInfoPools>>>) => valueOf(result.current)?.rows

  it('is refreshed every 10 seconds, but not while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const result = open(() => useInfoPools([]))
    await waitFor(() => expect(rows(result)).toHaveLength(1))
    const asked = () => vi.mocked(pools.fetchLargestPools).mock.calls.length
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const before = asked()
    await pass(10_500)
    expect(asked()).toBe(before + 1)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(60_000)
    expect(asked()).toBe(before + 1)
    visibility.mockReturnValue('visible')
    await pass(10_500)
    expect(asked()).toBeGreaterThan(before + 1)
  })

  it('has the requested and the traded ones, and the volume of seven days once it is known', async () => {
    vi.mocked(pools.fetchTraded).mockResolvedValue({ pools: [addressOf('b')], tokens: [] })
    vi.mocked(fetchPoolWeeks).mockResolvedValue([
      { address: addressOf('9'), liquidityUsd: decimal(1), volumeUsd: decimal(70), createdSec: 0 },
    ])
    const result = open(() => useInfoPools([addressOf('a')]))
    await waitFor(() => expect(rows(result)?.[0]?.volume7d.cro?.toFixed()).toBe('700'))
    expect(rows(result)?.[0]?.volume24h.usd?.toFixed()).toBe('5')
    // The traded ones can be known later than the weeks.
    await waitFor(() =>
      expect(vi.mocked(pools.fetchLargestPools).mock.calls.at(-1)?.slice(1)).toEqual([
        100,
        [addressOf('a'), addressOf('b')],
        expect.anything(),
      ]),
    )
  })

  it('has nothing of the last day where the index is behind', async () => {
    vi.mocked(pools.fetchLargestPools).mockResolvedValue({ pools: [indexedPool()], ...terms, indexed: behind })
    const result = open(() => useInfoPools([]))
    await waitFor(() => expect(rows(result)).toHaveLength(1))
    expect(rows(result)?.[0]).toMatchObject({ volume24h: { usd: undefined }, transactions24h: undefined })
    expect(valueOf(result.current)).toMatchObject({ indexed: behind, isPartial: false })
  })

  it('fails as the index does', async () => {
    vi.mocked(pools.fetchLargestPools).mockRejectedValue(new ServiceError('down'))
    const result = open(() => useInfoPools([]))
    await waitFor(() => expect(result.current.status).toBe('failed'))
  })

  it('asks nothing on a network without a subgraph', () => {
    setDeployment({ ...getDeployment(), subgraphs: {} })
    expect(open(() => useInfoPools([])).current.status).toBe('loading')
    expect(pools.fetchLargestPools).not.toHaveBeenCalled()
  })

  it('of a token, and a single pool', async () => {
    vi.mocked(pools.fetchPoolsOfToken).mockResolvedValue({ pools: [indexedPool()], ...terms })
    const ofToken = open(() => usePoolsOfToken(TOKEN))
    await waitFor(() => expect(rows(ofToken)).toHaveLength(1))

    vi.mocked(pools.fetchInfoPool).mockResolvedValue({ pools: [indexedPool({ reserve0: decimal(0) })], ...terms })
    const pool = open(() => useInfoPool(addressOf('9')))
    await waitFor(() => expect(valueOf(pool.current)?.reserve1.toFixed()).toBe('200000'))
    expect(valueOf(pool.current)).toMatchObject({ price0: undefined, price1: undefined, doubts: ['drained'] })

    vi.mocked(pools.fetchInfoPool).mockResolvedValue({ pools: [], ...terms })
    const unknown = open(() => useInfoPool(addressOf('8')))
    await waitFor(() => expect(unknown.current).toEqual({ status: 'ready', value: undefined }))
  })
})

describe('the list of tokens', () => {
  it('is compared with the block of a day before', async () => {
    const result = open(() => useInfoTokens([]))
    await waitFor(() => expect(valueOf(result.current)?.rows[0]?.volume24h.usd?.toFixed()).toBe('100'))
    expect(valueOf(result.current)?.rows[0]?.priceChange.usd?.toFixed()).toBe('1')
    expect(vi.mocked(exchange.fetchBlockBefore).mock.calls.map(([, timeSec]) => timeSec)).toEqual([
      HOUR_START - 23 * HOUR,
      HOUR_START,
      HOUR_START - DAY,
      HOUR_START - 2 * DAY,
    ])
    expect(tokens.fetchTokensAt).toHaveBeenCalledWith(expect.anything(), [TOKEN], 77)
  })

  it('has no change where the history does not reach back', async () => {
    vi.mocked(tokens.fetchTokensAt).mockRejectedValue(new ServiceError('only has data starting at block number 90'))
    const result = open(() => useInfoTokens([]))
    await waitFor(() => expect(tokens.fetchTokensAt).toHaveBeenCalled())
    expect(valueOf(result.current)?.rows[0]).toMatchObject({
      price: { usd: decimal('0.2') },
      priceChange: { usd: undefined },
      volume24h: { usd: undefined },
    })
  })

  it('has all volume of an exchange that is younger than a day', async () => {
    vi.mocked(exchange.fetchBlockBefore).mockResolvedValue({ block: undefined, indexed })
    const result = open(() => useInfoTokens([]))
    await waitFor(() => expect(valueOf(result.current)?.rows[0]?.volume24h.usd?.toFixed()).toBe('1000'))
    expect(tokens.fetchTokensAt).not.toHaveBeenCalled()
  })

  it('of one, with its reserves', async () => {
    vi.mocked(tokens.fetchTokensAt)
      .mockResolvedValueOnce({ tokens: [tokenTotals(TOKEN)], croPrice })
      .mockResolvedValueOnce({ tokens: [tokenTotals(TOKEN)], croPrice })
    const result = open(() => useInfoToken(TOKEN))
    await waitFor(() => expect(valueOf(result.current)?.reserves.toFixed()).toBe('20000'))
    expect(valueOf(result.current)?.indexed).toEqual(indexed)
  })

  it('of one that the index does not know', async () => {
    vi.mocked(tokens.fetchTokens).mockResolvedValue({ tokens: [], ...terms })
    const result = open(() => useInfoToken(TOKEN))
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: undefined }))
  })
})

describe('the exchange', () => {
  it('is compared with its past', async () => {
    vi.mocked(exchange.fetchExchange).mockResolvedValue({ totals: totals(400), ...terms })
    vi.mocked(exchange.fetchExchangeAt).mockResolvedValue({ totals: totals(300), croPrice })
    const result = open(() => useInfoOverview())
    await waitFor(() => expect(valueOf(result.current)?.volume24h.usd?.toFixed()).toBe('100'))
  })

  it('has no day without its past, and where the index is behind', async () => {
    vi.mocked(exchange.fetchExchange).mockResolvedValue({ totals: totals(400), croPrice, indexed: behind })
    vi.mocked(exchange.fetchExchangeAt).mockResolvedValue({ totals: totals(300), croPrice })
    const late = open(() => useInfoOverview())
    await waitFor(() => expect(exchange.fetchExchangeAt).toHaveBeenCalledTimes(4))
    await waitFor(() => expect(valueOf(late.current)?.liquidity.usd?.toFixed()).toBe('800'))
    expect(valueOf(late.current)?.volume24h.usd).toBeUndefined()
  })

  it('has days', async () => {
    const day = {
      startSec: 1_000 * DAY,
      volume: totals(1).volume,
      liquidity: totals(1).liquidity,
      transactionsUntil: 5,
    }
    vi.mocked(series.fetchExchangeDays).mockResolvedValue({ rows: [day], isPartial: false, indexed })
    const result = open(() => useExchangeDays())
    await waitFor(() => expect(valueOf(result.current)?.periods).toMatchObject([{ transactions: 5 }]))
  })
})

describe('histories', () => {
  const tokenDay = {
    startSec: 1_000 * DAY,
    volume: totals(1).volume,
    liquidity: totals(1).liquidity,
    priceUsd: croPrice,
    transactions: 1,
  }

  it('of a pool take the prices of its base tokens', async () => {
    const period = {
      startSec: HOUR_START,
      volumeUsd: decimal(5),
      transactions: 1,
      reserve0: decimal(1),
      reserve1: decimal(100),
      reserveUsd: decimal(1e12),
    }
    vi.mocked(series.fetchPoolSeries).mockResolvedValue({
      rows: [period],
      isPartial: false,
      indexed,
      tokens: [TOKEN, deployed('WCRO')],
    })
    vi.mocked(series.fetchTokenDays).mockResolvedValue({ rows: [tokenDay], isPartial: false, indexed })
    const result = open(() => usePoolSeries(addressOf('9'), 'hour'))
    await waitFor(() => expect(valueOf(result.current)?.periods[0]?.liquidity.usd?.toFixed()).toBe('20'))
    expect(valueOf(result.current)?.periods[0]?.volume.cro?.toFixed()).toBe('50')
    expect(series.fetchTokenDays).toHaveBeenCalledTimes(1)
    expect(series.fetchPoolSeries).toHaveBeenCalledWith(expect.anything(), addressOf('9'), 'hour', 993 * DAY)
  })

  it('of a token have no sums where its price is not trusted', async () => {
    vi.mocked(series.fetchTokenDays).mockResolvedValue({ rows: [tokenDay], isPartial: false, indexed })
    const trusted = open(() => useTokenDays(TOKEN))
    await waitFor(() => expect(valueOf(trusted.current)?.periods[0]?.volume.usd?.toFixed()).toBe('1'))
    vi.mocked(tokens.fetchTokens).mockResolvedValue({
      tokens: [tokenTotals(TOKEN, { reserves: decimal(1e15) })],
      ...terms,
    })
    const doubtful = open(() => useTokenDays(addressOf('2')))
    await waitFor(() => expect(valueOf(doubtful.current)?.periods[0]?.price.cro?.toFixed()).toBe('1'))
    expect(valueOf(doubtful.current)?.periods[0]?.volume.usd).toBeUndefined()
  })
})

describe('transactions', () => {
  it('come with the newest page, and older ones when they are asked for', async () => {
    const page = (next: number | undefined, ...times: readonly number[]) => ({
      rows: times.map((timeSec) => indexedTransaction(timeSec)),
      next,
      ...terms,
    })
    vi.mocked(fetchTransactions).mockResolvedValueOnce(page(8, 10, 9, 8))
    const result = open(() => useInfoTransactions({ pool: addressOf('9') }))
    await waitFor(() => expect(valueOf(result.current.rows)).toHaveLength(3))
    expect(result.current.indexed).toEqual(indexed)

    vi.mocked(fetchTransactions).mockRejectedValueOnce(new ServiceError('down'))
    act(() => result.current.more?.onLoad())
    await waitFor(() => expect(result.current.more?.hasFailed).toBe(true))
    expect(valueOf(result.current.rows)).toHaveLength(3)

    vi.mocked(fetchTransactions).mockResolvedValueOnce(page(undefined, 8, 7))
    act(() => result.current.more?.onLoad())
    await waitFor(() => expect(result.current.more).toBeUndefined())
    expect(valueOf(result.current.rows)?.map(({ timeSec }) => timeSec)).toEqual([10, 9, 8, 7])
    expect(vi.mocked(fetchTransactions).mock.calls.map(([, filter, untilSec]) => [filter, untilSec])).toEqual([
      [{ of: 'pool', address: addressOf('9') }, undefined],
      [{ of: 'pool', address: addressOf('9') }, 8],
      [{ of: 'pool', address: addressOf('9') }, 8],
    ])
  })
})

describe('the search', () => {
  it('needs two characters', () => {
    expect(open(() => useInfoSearch(' a ')).current.status).toBe('loading')
    expect(searchExchange).not.toHaveBeenCalled()
  })

  it('finds at most ten tokens and ten pools', async () => {
    const digits = '0123456789abcdef'.split('')
    vi.mocked(searchExchange).mockResolvedValue({
      tokens: digits.map((digit) => tokenTotals(addressOf(digit))),
      pools: digits.map((digit) => indexedPool({ address: addressOf(digit) })),
      ...terms,
    })
    const result = open(() => useInfoSearch(' usd '))
    await waitFor(() => expect(valueOf(result.current)?.tokens).toHaveLength(10))
    expect(valueOf(result.current)?.pools).toHaveLength(10)
    expect(searchExchange).toHaveBeenCalledWith(expect.anything(), 'usd', 10, expect.anything())
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchExchangeDays, fetchPoolSeries, fetchTokenDays } from './infoSeries'

const URLS = ['http://graph.test/exchange']
const DAY = 86_400
const A = `0x${'a'.repeat(40)}` as const
const B = `0x${'b'.repeat(40)}` as const
const _meta = { block: { number: 9, timestamp: null } }
const day = (index: number) => ({
  date: index * DAY,
  dailyVolumeCRO: '10',
  dailyVolumeUSD: '1',
  totalLiquidityCRO: '100',
  totalLiquidityUSD: '10',
  totalTransactions: '5',
})
const answerWith = (...pages: readonly unknown[]) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  for (const data of pages) fetched.mockResolvedValueOnce(Response.json({ data }))
  return fetched
}
const sent = (fetched: ReturnType<typeof answerWith>, call = 0) =>
  JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as { query: string; variables: { until: number } }

afterEach(() => vi.restoreAllMocks())

describe('the days of the exchange', () => {
  it('are read page by page, whatever the order in a page', async () => {
    const pages = [
      { rows: Array.from({ length: 1_000 }, (_, index) => day(1_000 + index)), _meta },
      { rows: [day(999), day(1_000)], _meta },
    ]
    const fetched = answerWith(...pages)
    const { rows, isPartial, indexed } = await fetchExchangeDays(URLS)
    expect([rows.length, isPartial, indexed]).toEqual([1_001, false, { number: 9, timestampSec: undefined }])
    expect(sent(fetched, 1).variables.until).toBe(1_000 * DAY)
  })

  it('keep a day with a sum that cannot be true, without it', async () => {
    answerWith({ rows: [{ ...day(1), totalLiquidityUSD: `9${'0'.repeat(20)}`, dailyVolumeUSD: null }], _meta })
    const [first] = (await fetchExchangeDays(URLS)).rows
    expect([first?.liquidity.usd, first?.volume.usd, first?.liquidity.cro?.toFixed()]).toEqual([
      undefined,
      undefined,
      '100',
    ])
  })

  it.each([[{ ...day(1), date: 'today' }], [{ ...day(1), date: -5 }], [null]])('are refused with %j', async (row) => {
    answerWith({ rows: [row], _meta })
    await expect(fetchExchangeDays(URLS)).rejects.toThrow('rows')
  })
})

describe('the periods of a pool', () => {
  const period = { start: 3_600, volume: '1', transactions: '2', reserve0: '3', reserve1: '4', reserveUSD: '5' }

  it('come with its tokens', async () => {
    const fetched = answerWith({ pair: { token0: { id: A }, token1: { id: B } }, rows: [period], _meta })
    const { rows, tokens } = await fetchPoolSeries(URLS, A, 'hour', 7)
    expect([rows[0]?.startSec, rows[0]?.reserve1.toFixed(), tokens]).toEqual([3_600, '4', [A, B]])
    expect(sent(fetched).query).toContain('pairHourDatas')
  })

  it('are none of an unknown pool', async () => {
    const fetched = answerWith({ pair: null, rows: [], _meta: null })
    expect(await fetchPoolSeries(URLS, A, 'day', 0)).toEqual({
      rows: [],
      isPartial: false,
      tokens: undefined,
      indexed: undefined,
    })
    expect(sent(fetched).query).toContain('pairDayDatas')
  })
})

it('a day of a token without a price has none', async () => {
  answerWith({ rows: [{ ...day(1), totalTransactions: undefined, dailyTxns: '4', priceUSD: '0' }], _meta })
  const [first] = (await fetchTokenDays(URLS, A, 0)).rows
  expect([first?.priceUsd, first?.transactions]).toEqual([undefined, 4])
})

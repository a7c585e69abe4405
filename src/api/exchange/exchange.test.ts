import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '@/lib/testing/addresses'
import { fetchPairChanges, fetchPairCloses, fetchPool, fetchTopPoolsOf } from './query'

const URLS = ['http://graph.test/exchange']
const PAIR = `0x${'aB'.repeat(20)}` as const
const [A, B, C] = [addressOf('1'), addressOf('2'), addressOf('3')]
const answerWith = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
const sent = (fetched: ReturnType<typeof answerWith>, call = 0) =>
  JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as { query: string; variables: unknown }

afterEach(() => vi.restoreAllMocks())

describe('fetchPairCloses', () => {
  const close = { start: 3_600, reserve0: '1.5', reserve1: '20' }

  it('requests the hours or days since a time, and the close before', async () => {
    const fetched = answerWith({ closes: [close], before: [{ ...close, start: 0 }] })
    const { closes, before } = await fetchPairCloses(URLS, PAIR, 'hour', 3_600)
    expect(sent(fetched).variables).toEqual({
      pair: PAIR.toLowerCase(),
      since: 3_600,
      until: 2_147_483_647,
      rows: 1_000,
    })
    expect(
      closes.map(({ startSec, reserve0, reserve1 }) => [startSec, reserve0.toFixed(), reserve1.toFixed()]),
    ).toEqual([[3_600, '1.5', '20']])
    expect(before?.startSec).toBe(0)
  })

  it('queries days by their own fields', async () => {
    const fetched = answerWith({ closes: [], before: [] })
    expect(await fetchPairCloses(URLS, PAIR, 'day', 0)).toEqual({ closes: [], before: undefined, isPartial: false })
    expect(sent(fetched).query).toContain('pairDayDatas')
  })

  it.each([
    ['no list', { closes: {}, before: [] }],
    ['no list of what was before', { closes: [] }],
    ['more than was asked for', { closes: Array.from({ length: 1_001 }, () => close), before: [] }],
    ['a negative reserve', { closes: [{ ...close, reserve0: '-1' }], before: [] }],
    ['a reserve that is a number', { closes: [{ ...close, reserve0: 1 }], before: [] }],
    ['endless digits', { closes: [{ ...close, reserve0: `1${'0'.repeat(130)}` }], before: [] }],
    ['NaN', { closes: [{ ...close, reserve1: 'NaN' }], before: [] }],
    ['a time of nobody', { closes: [{ ...close, start: 1e14 }], before: [] }],
    ['half a second', { closes: [{ ...close, start: 0.5 }], before: [] }],
    ['a row that is none', { closes: [null], before: [] }],
  ])('rejects %s', async (_, data) => {
    answerWith(data)
    await expect(fetchPairCloses(URLS, PAIR, 'hour', 0)).rejects.toThrow('exchange')
  })
})

describe('fetchPairChanges', () => {
  const at = (timeSec: number, block: number, logIndex: number) => ({
    timestamp: String(timeSec),
    logIndex: String(logIndex),
    transaction: { block: String(block) },
  })
  const swap = (timeSec: number, block = timeSec, logIndex = 1) => ({
    ...at(timeSec, block, logIndex),
    amount0In: '2',
    amount1In: '0',
    amount0Out: '0',
    amount1Out: '3',
  })

  it('combines swaps, mints and burns, newest first', async () => {
    answerWith({
      swaps: [swap(20), swap(10, 10, 7)],
      mints: [{ ...at(10, 10, 9), amount0: '5', amount1: '6' }],
      burns: [{ ...at(30, 30, 1), amount0: '1', amount1: '1.5' }],
    })
    const { rows } = await fetchPairChanges(URLS, PAIR, 5)
    expect(rows.map(({ timeSec, change0, change1 }) => [timeSec, change0.toFixed(), change1.toFixed()])).toEqual([
      [30, '-1', '-1.5'],
      [20, '2', '-3'],
      [10, '5', '6'],
      [10, '2', '-3'],
    ])
  })

  it('reads a second that a full list may have cut again with the next page', async () => {
    const swaps = Array.from({ length: 1_000 }, (_, index) => swap(2_000 - Math.floor(index / 2), 9, index))
    const fetched = answerWith({ swaps, mints: [{ ...at(1_400, 1, 1), amount0: '1', amount1: '1' }], burns: [] })
    fetched.mockResolvedValueOnce(Response.json({ data: { swaps, mints: [], burns: [] } }))
    fetched.mockResolvedValueOnce(Response.json({ data: { swaps: swaps.slice(998), mints: [], burns: [] } }))
    const { rows, isPartial } = await fetchPairChanges(URLS, PAIR, 0)
    expect([rows.length, rows.at(-1)?.timeSec, isPartial]).toEqual([1_000, 1_501, false])
    expect(fetched.mock.calls.map((_, index) => (sent(fetched, index).variables as { until: string }).until)).toEqual([
      '2147483647',
      '1502',
    ])
  })

  it('is partial if a second has more than a page of changes', async () => {
    answerWith({ swaps: Array.from({ length: 1_000 }, (_, index) => swap(2_000, 9, index)), mints: [], burns: [] })
    expect(await fetchPairChanges(URLS, PAIR, 0)).toEqual({ rows: [], isPartial: true })
  })

  it('rejects entries without an amount or block', async () => {
    answerWith({ swaps: [], mints: [{ ...at(1, 1, 1), amount0: null, amount1: '1' }], burns: [] })
    await expect(fetchPairChanges(URLS, PAIR, 0)).rejects.toThrow('amount0')
    answerWith({ swaps: [{ ...swap(1), transaction: null }], mints: [], burns: [] })
    await expect(fetchPairChanges(URLS, PAIR, 0)).rejects.toThrow('transaction')
  })
})

describe('exchange pools', () => {
  const pool = (id: string, reserveUSD: string, volumes: readonly string[] = []) => ({
    id,
    reserveUSD,
    token0: { id: A },
    token1: { id: B },
    pairHourData: volumes.map((hourlyVolumeUSD) => ({ hourlyVolumeUSD })),
  })

  it('have their liquidity and recent volume', async () => {
    answerWith({ pair: pool(PAIR, '12.5', ['1', '0.25']) })
    const figures = await fetchPool(URLS, PAIR, 0)
    expect([figures?.liquidityUsd.toFixed(), figures?.volumeUsd.toFixed()]).toEqual(['12.5', '1.25'])
  })

  it('may be unknown', async () => {
    answerWith({ pair: null })
    expect(await fetchPool(URLS, PAIR, 0)).toBeUndefined()
  })

  it('are merged from both sides without duplicates, largest first', async () => {
    const fetched = answerWith({ of0: [pool(A, '5'), pool(B, '1')], of1: [pool(C, '3'), pool(A, '5')] })
    const pools = await fetchTopPoolsOf(URLS, [PAIR], 2, 0)
    expect(pools.map(({ address }) => address)).toEqual([A, C])
    expect(sent(fetched).variables).toEqual({ tokens: [PAIR.toLowerCase()], since: 0, count: 2 })
  })

  it.each([
    [{ pair: { ...pool(PAIR, '1'), id: 'me' } }],
    [{ pair: { ...pool(PAIR, '1'), token0: null } }],
    [{ pair: { ...pool(PAIR, '1'), pairHourData: [{}] } }],
    [{ pair: 'text' }],
  ])('reject %j', async (data) => {
    answerWith(data)
    await expect(fetchPool(URLS, PAIR, 0)).rejects.toThrow('exchange')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { numberedAddress } from '@/lib/testing/addresses'
import { fetchPoolWeeks } from './poolWeeks'

const URLS = ['http://graph.test/exchange']
const [A, B] = [numberedAddress(10), numberedAddress(11)]
const answerWith = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
const pair = { id: A, reserveUSD: '1000.5', timestamp: '1700000000' }
const day = { pairAddress: A, dailyVolumeUSD: '10.25' }

afterEach(() => vi.restoreAllMocks())

describe('fetchPoolWeeks', () => {
  it('sums the days of each pool, and leaves out unknown pools', async () => {
    const fetched = answerWith({ pairs: [pair], days: [day, { ...day, dailyVolumeUSD: '1' }] })
    const [week, ...others] = await fetchPoolWeeks(URLS, [A, B], 86_400)
    expect(others).toEqual([])
    expect(week?.address).toBe(A)
    expect(week?.volumeUsd.toFixed()).toBe('11.25')
    expect(week?.liquidityUsd.toFixed()).toBe('1000.5')
    expect(week?.createdSec).toBe(1_700_000_000)
    const { variables } = JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as { variables: unknown }
    expect(variables).toEqual({ ids: [A, B], addresses: [A, B], since: 86_400, rows: 1_000 })
  })

  it('has no volume for a pool without trades', async () => {
    answerWith({ pairs: [pair], days: [{ ...day, pairAddress: B }] })
    const [week] = await fetchPoolWeeks(URLS, [A], 0)
    expect(week?.volumeUsd.toFixed()).toBe('0')
  })

  it('asks for no more pools at once than a page has days of', async () => {
    const fetched = answerWith({ pairs: [], days: [] })
    await fetchPoolWeeks(
      URLS,
      Array.from({ length: 126 }, (_, index) => numberedAddress(index)),
      0,
    )
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['no days', { pairs: [pair] }],
    ['a negative volume', { pairs: [pair], days: [{ ...day, dailyVolumeUSD: '-1' }] }],
    ['a pair without a time', { pairs: [{ ...pair, timestamp: 'now' }], days: [] }],
  ])('rejects %s', async (_, data) => {
    answerWith(data)
    await expect(fetchPoolWeeks(URLS, [A], 0)).rejects.toThrow('exchange')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchLiquidityChanges } from './liquidityChanges'

const URLS = ['http://graph.test/exchange']
const POOL = `0x${'aB'.repeat(20)}` as const
const row = (id: string, timestamp: number, amountUSD: string | null = '2.5') => ({
  id,
  timestamp: String(timestamp),
  amount0: '1.5',
  amount1: '20',
  amountUSD,
})
const answer = {
  pair: { reserve0: '100', reserve1: '200' },
  before: [{ reserve0: '90', reserve1: '180' }],
  mints: [row('0x1-1', 500), row('0x1-2', 300)],
  burns: [row('0x1-3', 400)],
  bundle: { croPrice: '0.1' },
  _meta: { block: { number: 7, timestamp: 1_700_000_000 } },
}
const answerWith = (...answers: readonly unknown[]) => {
  let turn = 0
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const data = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    return Promise.resolve(Response.json({ data }))
  })
}
const sent = (fetched: ReturnType<typeof answerWith>, call: number) =>
  (JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as { variables: unknown }).variables

afterEach(() => vi.restoreAllMocks())

describe('fetchLiquidityChanges', () => {
  it('returns what was added and removed, newest first, with the reserves before and now', async () => {
    const fetched = answerWith(answer)
    const found = await fetchLiquidityChanges(URLS, POOL, 3_600)
    expect(found?.changes.map(({ kind, timeSec, usd }) => [kind, timeSec, usd?.toFixed()])).toEqual([
      ['add', 500, '2.5'],
      ['remove', 400, '2.5'],
      ['add', 300, '2.5'],
    ])
    expect([found?.before.reserve0.toFixed(), found?.now.reserve1.toFixed(), found?.croPrice?.toFixed()]).toEqual([
      '90',
      '200',
      '0.1',
    ])
    expect(sent(fetched, 0)).toMatchObject({ hour: 3_600, since: '3600', pair: POOL.toLowerCase() })
  })

  it('begins with nothing where the pool is younger', async () => {
    answerWith({ ...answer, before: [] })
    expect((await fetchLiquidityChanges(URLS, POOL, 0))?.before.reserve0.toFixed()).toBe('0')
  })

  it('has no dollars where the subgraph has no price, which is not 0', async () => {
    answerWith({ ...answer, mints: [row('a', 500, '0'), row('b', 400, null)], burns: [] })
    const found = await fetchLiquidityChanges(URLS, POOL, 0)
    expect(found?.changes.map(({ usd }) => usd)).toEqual([undefined, undefined])
  })

  it('reads page after page, and keeps the reserves of the first', async () => {
    const full = Array.from({ length: 1_000 }, (_, index) => row(`m${index}`, 2_000 - index))
    const fetched = answerWith(
      { ...answer, mints: full, burns: [] },
      { ...answer, pair: { reserve0: '1', reserve1: '1' }, mints: [row('last', 1_001), row('older', 900)], burns: [] },
    )
    const found = await fetchLiquidityChanges(URLS, POOL, 0)
    // The second that the first page ended in is read again.
    expect(sent(fetched, 1)).toMatchObject({ until: '1002' })
    expect(found?.changes).toHaveLength(1_001)
    expect(found?.now.reserve0.toFixed()).toBe('100')
    expect(found?.isPartial).toBe(false)
  })

  it('knows nothing of an unknown pool', async () => {
    answerWith({ ...answer, pair: null, before: [], mints: [], burns: [] })
    expect(await fetchLiquidityChanges(URLS, POOL, 0)).toBeUndefined()
  })

  it.each([
    ['no reserves', { ...answer, pair: {} }],
    ['a negative amount', { ...answer, mints: [{ ...row('a', 1), amount0: '-1' }] }],
    ['HTML', '<html>'],
  ])('rejects %s', async (_, data) => {
    answerWith(data)
    await expect(fetchLiquidityChanges(URLS, POOL, 0)).rejects.toThrow('exchange')
  })
})

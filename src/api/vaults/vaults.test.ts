import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServiceError } from '../fetchJson'
import { fetchPeriodTotals } from './periodTotals'
import { fetchTotalsHistory } from './totalsHistory'

const URLS = ['http://graph.test/vaults']
const TOKEN = `0x${'aB'.repeat(20)}` as const
const DAY_SEC = 86_400
const _meta = { block: { number: 7, timestamp: 1_740_000_000 } }
const totals = (assets: number) => ({ totalAssets: String(assets), totalShares: '10' })
const dayRow = (day: number, assets: number) => ({ date: day * DAY_SEC, ...totals(assets) })
const event = (timestamp: number, block: number, logIndex: number, assets: number) => ({
  timestamp: String(timestamp),
  block: String(block),
  logIndex: String(logIndex),
  ...totals(assets),
})

/** Answers in order, and keeps the variables that were sent. */
function answerWith(...answers: readonly unknown[]): unknown[] {
  const asked: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    asked.push((JSON.parse(init?.body as string) as { variables: unknown }).variables)
    return Promise.resolve(Response.json({ data: answers[asked.length - 1] }))
  })
  return asked
}
afterEach(() => vi.restoreAllMocks())

describe('fetchPeriodTotals', () => {
  const starts = { week: 30 * DAY_SEC, month: 20 * DAY_SEC, quarter: 10 * DAY_SEC }
  const row = {
    id: TOKEN.toLowerCase(),
    latest: [dayRow(37, 4)],
    week: [dayRow(29, 3)],
    month: [dayRow(19, 2)],
    quarter: [],
    first: [event(12 * DAY_SEC, 5, 1, 1)],
    emptied: [],
  }

  it('asks once for all vaults, and returns what they were worth at the end of days', async () => {
    const asked = answerWith({ vaults: [row], _meta })
    const { vaults, indexed } = await fetchPeriodTotals(URLS, [TOKEN, `0x${'1'.repeat(40)}`], starts)
    expect(asked).toEqual([{ ids: [TOKEN.toLowerCase(), `0x${'1'.repeat(40)}`], rows: 1_000, ...starts }])
    expect(indexed).toEqual({ number: 7, timestampSec: 1_740_000_000 })
    const [vault] = vaults
    expect(vault?.starts.week).toMatchObject({ timeSec: 30 * DAY_SEC })
    expect([vault?.latest, vault?.starts.month, vault?.first].map((each) => each?.assets.toNumber())).toEqual([4, 2, 1])
    expect([vault?.starts.quarter, vault?.emptiedSec]).toEqual([undefined, undefined])
  })

  it.each<[string, unknown]>([
    ['a price that is no number', { vaults: [{ ...row, week: [{ ...dayRow(29, 3), totalAssets: 'much' }] }], _meta }],
    ['negative totals', { vaults: [{ ...row, latest: [dayRow(37, -4)] }], _meta }],
    ['null for a list', { vaults: [{ ...row, week: null }], _meta }],
    ['an id that is no address', { vaults: [{ ...row, id: '<b>' }], _meta }],
    ['a block that is no number', { vaults: [row], _meta: { block: { number: 'x', timestamp: 1 } } }],
    ['100,000 vaults', { vaults: Array.from({ length: 100_000 }, () => ({ id: TOKEN })), _meta }],
  ])('rejects %s', async (_, answer) => {
    answerWith(answer)
    await expect(fetchPeriodTotals(URLS, [TOKEN], starts)).rejects.toThrow(ServiceError)
  })

  it('does not know the block of an index that does not tell', async () => {
    answerWith({ vaults: [row], _meta: null })
    expect((await fetchPeriodTotals(URLS, [TOKEN], starts)).indexed).toBeUndefined()
  })
})

describe('fetchTotalsHistory', () => {
  it('merges the events, the last of each block', async () => {
    const asked = answerWith({
      vault: {
        deposits: [event(300, 30, 4, 6), event(100, 10, 2, 1)],
        withdrawals: [event(300, 30, 9, 5)],
        compounds: [event(200, 20, 1, 2)],
      },
      _meta,
    })
    const history = await fetchTotalsHistory(URLS, TOKEN)
    expect(history?.points.map(({ timeSec, assets }) => [timeSec, assets.toNumber()])).toEqual([
      [100, 1],
      [200, 2],
      [300, 5],
    ])
    expect(history?.indexed?.number).toBe(7)
    expect(asked).toEqual([{ id: TOKEN.toLowerCase(), rows: 300 }])
  })

  it('reads what is before a full list of events by day', async () => {
    const start = 50 * DAY_SEC
    const compounds = Array.from({ length: 300 }, (_, index) => event(start + 300 - index, 1_000 - index, 1, 9))
    const asked = answerWith(
      { vault: { deposits: [event(5, 1, 1, 1)], withdrawals: [], compounds }, _meta },
      { vaultDayDatas: [dayRow(49, 4), dayRow(48, 3)] },
    )
    const history = await fetchTotalsHistory(URLS, TOKEN)
    // Of the oldest second more events may be missing, and what came before them is known by day.
    expect(history?.points).toHaveLength(2 + 299)
    expect(history?.points.slice(0, 3).map(({ timeSec }) => timeSec)).toEqual([49 * DAY_SEC, start, start + 2])
    expect(asked[1]).toEqual({ vault: TOKEN.toLowerCase(), until: start + 1 - DAY_SEC + 1, rows: 1_000 })
  })

  it('does not know a vault that is not indexed', async () => {
    answerWith({ vault: null, _meta })
    expect(await fetchTotalsHistory(URLS, TOKEN)).toBeUndefined()
  })
})

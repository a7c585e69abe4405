import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceError } from '@/api/fetchJson'
import type { IndexedTotals } from '@/api/vaults/parse'
import { fetchPeriodTotals, type PeriodTotals } from '@/api/vaults/periodTotals'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { readIndexedApys } from './indexedApys'

vi.mock('@/api/vaults/periodTotals')

const DAY_SEC = 86_400
/** In the middle of day 100. */
const NOW_SEC = 100.5 * DAY_SEC
const URLS = ['http://graph.test']
const TOKEN: Address = `0x${'aB'.repeat(20)}`
const indexed = { number: 9, timestampSec: NOW_SEC }
const check = { nowSec: () => NOW_SEC, isBehind: () => false }

/** At the end of a day; `price` in thousandths of the underlying token a share. */
const day = (number: number, price: number, shares = 1_000): IndexedTotals => ({
  timeSec: (number + 1) * DAY_SEC,
  assets: new Decimal((price * shares) / 1_000),
  shares: new Decimal(shares),
})
const event = (timeSec: number, price: number) => ({ ...day(0, price), timeSec, block: 1, logIndex: 1 })
const vault: PeriodTotals = {
  address: TOKEN.toLowerCase() as Address,
  starts: { week: day(92, 1_030), month: day(65, 1_020), quarter: day(9, 1_010) },
  first: event(2 * DAY_SEC, 1_000),
  latest: day(99, 1_040),
  emptiedSec: undefined,
}
async function read(change: Partial<PeriodTotals> = {}, isBehind = false) {
  vi.mocked(fetchPeriodTotals).mockResolvedValue({ vaults: [{ ...vault, ...change }], indexed })
  const apys = await readIndexedApys(URLS, [{ shareToken: TOKEN, decimals: 18 }], {
    ...check,
    isBehind: () => isBehind,
  })
  return apys.get(TOKEN.toLowerCase())
}

beforeEach(() => vi.mocked(fetchPeriodTotals).mockReset())

describe('readIndexedApys', () => {
  it('asks for the starts of days, and compounds the gain of each window over a year', async () => {
    const apys = await read()
    expect(fetchPeriodTotals).toHaveBeenCalledWith(URLS, [TOKEN], {
      week: 93 * DAY_SEC,
      month: 70 * DAY_SEC,
      quarter: 10 * DAY_SEC,
    })
    // By hand: (1.040 / 1.030) ^ (365 / 7.5) = e ^ (48.6666667 × 0.00966191) = e ^ 0.4702130 = 1.600335
    expect(apys?.week?.rate.toNumber()).toBeCloseTo(0.600335, 4)
    expect(apys?.month?.rate.toNumber()).toBeCloseTo((1_040 / 1_020) ** (365 / 30.5) - 1, 8)
    expect(apys?.quarter?.rate.toNumber()).toBeCloseTo((1_040 / 1_010) ** (365 / 90.5) - 1, 8)
    expect(apys?.quarter?.sinceSec).toBeUndefined()
  })

  it('says since when, for a vault that is younger than the window', async () => {
    const first = event(80 * DAY_SEC, 1_000)
    const apys = await read({ first, starts: { week: day(92, 1_030), month: undefined, quarter: undefined } })
    expect(apys?.week?.sinceSec).toBeUndefined()
    expect(apys?.month?.sinceSec).toBe(80 * DAY_SEC)
    expect(apys?.month?.rate.toNumber()).toBeCloseTo(1.04 ** (365 / 20.5) - 1, 8)
  })

  const young = { week: undefined, month: undefined, quarter: undefined }
  it.each<[string, Partial<PeriodTotals>]>([
    ['no event', { starts: young, first: undefined, latest: undefined }],
    ['a single event', { starts: young, first: event(80 * DAY_SEC, 1_040), latest: day(98, 1_040) }],
    ['less than a week', { starts: young, first: event(94 * DAY_SEC, 1_000) }],
    ['no event in the window', { latest: day(92, 1_040) }],
    ['no shares at the start of the window', { starts: { ...vault.starts, week: day(92, 1_000, 0) } }],
    ['no shares at some time in the window', { emptiedSec: 95 * DAY_SEC }],
  ])('has no rate, rather than 0, of %s', async (_, change) => {
    expect((await read(change))?.week).toBeUndefined()
  })

  it('has the rates of longer windows that nothing is wrong with', async () => {
    const apys = await read({ emptiedSec: 20 * DAY_SEC })
    expect([apys?.month, apys?.quarter].map((each) => each !== undefined)).toEqual([true, false])
  })

  it('asks again for the days of the index, if those of the page differ', async () => {
    vi.mocked(fetchPeriodTotals).mockResolvedValue({ vaults: [vault], indexed })
    const early = { ...check, nowSec: () => NOW_SEC - 40 * DAY_SEC }
    const apys = await readIndexedApys(URLS, [{ shareToken: TOKEN, decimals: 18 }], early)
    expect(vi.mocked(fetchPeriodTotals).mock.calls.map(([, , { week }]) => week / DAY_SEC)).toEqual([53, 93])
    expect(apys.get(TOKEN.toLowerCase())?.week?.rate.toNumber()).toBeCloseTo(0.600335, 4)
  })

  it('rejects an index that is behind, and leaves out vaults that were not asked for', async () => {
    await expect(read({}, true)).rejects.toThrow(ServiceError)
    expect(await read({ address: `0x${'9'.repeat(40)}` })).toBeUndefined()
  })
})

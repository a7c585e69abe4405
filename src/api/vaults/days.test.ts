import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchVaultDays } from './days'

const DAY = 86_400
const URLS = ['http://graph.test/vaults']
const A = `0x${'aB'.repeat(20)}` as const
const B = `0x${'1'.repeat(40)}` as const
const a = A.toLowerCase()
const day = (vault: string, date: number, totalAssets: string) => ({
  id: `${vault}-${date / DAY}`,
  vault: { id: vault },
  date,
  totalAssets,
})
const vault = (id: string, before: readonly object[] = []) => ({
  id,
  depositCount: '3',
  withdrawalCount: '1',
  compoundCount: '10',
  before,
})
const meta = { block: { number: 7, timestamp: 12 * DAY } }

interface Sent {
  readonly query: string
  readonly variables: unknown
}

/** Answers the query for days and the one for vaults. */
function answerWith(days: object, vaults: object) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const { query } = JSON.parse(init?.body as string) as Sent
    return Promise.resolve(Response.json({ data: query.includes('vaultDayDatas') ? days : vaults }))
  })
}

afterEach(() => vi.restoreAllMocks())

describe('fetchVaultDays', () => {
  it('has what each vault held by day, with the day before the first one', async () => {
    const fetched = answerWith(
      { days: [day(B, 11 * DAY, '5'), day(a, 10 * DAY, '2.5')] },
      { vaults: [vault(a, [{ id: `${a}-4`, date: 4 * DAY, totalAssets: '2' }]), vault(B)], _meta: meta },
    )
    const { assets, counts, indexed } = await fetchVaultDays(URLS, [A, B], 10 * DAY)
    const listed = [...assets].map(([of, closes]) => [
      of,
      closes.map(({ dateSec, value }) => [dateSec / DAY, value.toFixed()]),
    ])
    expect(listed).toEqual([
      [
        a,
        [
          [4, '2'],
          [10, '2.5'],
        ],
      ],
      [B, [[11, '5']]],
    ])
    expect(counts).toEqual({ deposits: 6, withdrawals: 2, compounds: 20 })
    expect(indexed).toEqual({ number: 7, timestampSec: 12 * DAY })
    const sent = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Sent)
    expect(sent.map(({ variables }) => variables)).toEqual([
      { vaults: [a, B], since: 10 * DAY, rows: 1_000 },
      { vaults: [a, B], since: 10 * DAY, after: '', rows: 1_000 },
    ])
  })

  it.each([
    ['no list of days', { days: null }, { vaults: [], _meta: meta }],
    ['a negative amount', { days: [day(a, DAY, '-1')] }, { vaults: [], _meta: meta }],
    ['an amount that is a number', { days: [{ ...day(a, DAY, '1'), totalAssets: 1 }] }, { vaults: [], _meta: meta }],
    ['endless digits', { days: [day(a, DAY, `1${'0'.repeat(130)}`)] }, { vaults: [], _meta: meta }],
    ['a vault that is no address', { days: [day('x', DAY, '1')] }, { vaults: [], _meta: meta }],
    ['a day of nobody', { days: [day(a, 1e14, '1')] }, { vaults: [], _meta: meta }],
    ['half a deposit', { days: [] }, { vaults: [{ ...vault(a), depositCount: '0.5' }], _meta: meta }],
    ['a block that is a text', { days: [] }, { vaults: [], _meta: { block: { number: 'x', timestamp: 1 } } }],
    [
      'more rows than were asked for',
      { days: Array.from({ length: 1_001 }, () => day(a, DAY, '1')) },
      { vaults: [], _meta: meta },
    ],
  ])('rejects %s', async (_, days, vaults) => {
    answerWith(days, vaults)
    await expect(fetchVaultDays(URLS, [A], 0)).rejects.toThrow('vaults')
  })
})

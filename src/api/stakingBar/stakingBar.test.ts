import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBarSnapshots } from './query'

const URLS = ['http://graph.test/bar']
const answerWith = (answer: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))

afterEach(() => vi.restoreAllMocks())

describe('fetchBarSnapshots', () => {
  it('requests the days since a time with a POST', async () => {
    const fetch = answerWith({ data: { barDailySnapshots: [] } })
    await fetchBarSnapshots(URLS, 1_700_000_000)
    const [url, init] = fetch.mock.calls[0] ?? []
    const body = JSON.parse(init?.body as string) as { query: string; variables: unknown }
    expect([url, init?.method, body.variables]).toEqual([...URLS, 'POST', { startTime: 1_700_000_000, rows: 1_000 }])
    expect(body.query).toContain('barDailySnapshots')
  })

  it('accepts numbers and strings', async () => {
    answerWith({
      data: {
        barDailySnapshots: [
          { date: '1700006400', ratio: 1.25 },
          { date: 1_700_092_800, ratio: '1.2501' },
        ],
      },
    })
    const { rows } = await fetchBarSnapshots(URLS, 1)
    expect(rows.map(({ dateSec, ratio }) => [dateSec, ratio.toFixed()])).toEqual([
      [1_700_006_400, '1.25'],
      [1_700_092_800, '1.2501'],
    ])
  })

  it.each([
    { errors: [{ message: 'no such field' }] },
    { data: { barDailySnapshots: [{ date: 1_700_006_400 }] } },
    { data: { barDailySnapshots: [{ date: 1_700_006_400, ratio: '-1' }] } },
    { data: { barDailySnapshots: [{ date: 'today', ratio: '1' }] } },
    { data: { barDailySnapshots: [{ date: 1_700_006_400, ratio: 'NaN' }] } },
    [],
  ])('rejects %j', async (answer) => {
    answerWith(answer)
    await expect(fetchBarSnapshots(URLS, 1)).rejects.toThrow('graph.test/bar')
  })
})

import { initGraphQLTada } from 'gql.tada'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServiceError } from './fetchJson'
import { queryGraph } from './queryGraph'
import type { introspection } from './stakingBar/generated/schema'

const URL = 'http://graph.test/bar'
const graphql = initGraphQLTada<{ introspection: introspection; scalars: { BigDecimal: string } }>()
const ask = () =>
  queryGraph(URL, {
    document: graphql('query days($since: Int) { barDailySnapshots(where: { date_gte: $since }) { date } }'),
    variables: { since: 1 },
    answer: v.object({ barDailySnapshots: v.array(v.object({ date: v.number() })) }),
    maxBytes: 150,
  })
const answerWith = (answer: unknown, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, init))
const days = { barDailySnapshots: [{ date: 2 }] }

afterEach(() => vi.restoreAllMocks())

describe('queryGraph', () => {
  it('posts the query with its variables, without credentials, and returns the data', async () => {
    const fetched = answerWith({ data: { barDailySnapshots: [{ date: 2, ratio: '1' }] } })
    expect(await ask()).toEqual(days)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.method, init?.credentials, init?.redirect]).toEqual([URL, 'POST', 'omit', 'error'])
    expect(JSON.parse(init?.body as string)).toMatchObject({
      query: expect.stringContaining('barDailySnapshots') as unknown,
      variables: { since: 1 },
    })
  })

  it.each<[string, unknown, ResponseInit?]>([
    ['errors', { errors: [{ message: 'no such field' }] }],
    ['errors beside data', { data: days, errors: [{ message: 'of another part' }] }],
    ['no data', { data: null }],
    ['a batch', [{ data: days }]],
    ['an empty batch', []],
    ['a text', 'text'],
    ['a field of another type', { data: { barDailySnapshots: [{ date: '2' }] } }],
    ['what is too long', { data: { ...days, more: 'x'.repeat(150) } }],
    ['a status that says no', { data: days }, { status: 500 }],
  ])('rejects %s', async (_what, answer, init) => {
    answerWith(answer, init)
    const failure: unknown = await ask().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceError)
    expect(String(failure)).toContain(URL)
    expect(String(failure).length).toBeLessThan(300)
  })

  it('rejects HTML', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html></html>'))
    await expect(ask()).rejects.toThrow(ServiceError)
  })
})

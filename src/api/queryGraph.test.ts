import { initGraphQLTada } from 'gql.tada'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServiceError } from './fetchJson'
import { queryGraph, type SubgraphUrls } from './queryGraph'
import type { introspection } from './stakingBar/generated/schema'

const URL = 'http://graph.test/bar'
const graphql = initGraphQLTada<{ introspection: introspection; scalars: { BigDecimal: string } }>()
const ask = (urls: SubgraphUrls = [URL], signal?: AbortSignal) =>
  queryGraph(urls, {
    document: graphql('query days($since: Int) { barDailySnapshots(where: { date_gte: $since }) { date } }'),
    variables: { since: 1 },
    answer: v.object({ barDailySnapshots: v.array(v.object({ date: v.number() })) }),
    maxBytes: 150,
    signal,
  })
const answerWith = (answer: unknown, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, init))
const days = { barDailySnapshots: [{ date: 2 }] }

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

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

const [FIRST, SECOND, THIRD] = ['http://first.test', 'http://second.test', 'http://third.test'] as const
const good = () => Response.json({ data: days })

/** Answers by URL, and keeps the order in which they were asked. */
function serve(answers: Readonly<Record<string, (signal: AbortSignal) => Promise<Response> | Response>>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    asked.push(url)
    const answer = answers[url]
    if (answer === undefined || !init?.signal) throw new TypeError('Failed to fetch')
    return answer(init.signal)
  })
  return asked
}
/** Never answers, until it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')))
  })

describe('queryGraph with several URLs', () => {
  it.each<[string, (signal: AbortSignal) => Promise<Response> | Response]>([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a status of an error', () => Response.json({ data: days }, { status: 502 })],
    ['returns HTML', () => new Response('<html></html>')],
    ['returns wrong types', () => Response.json({ data: { barDailySnapshots: [{ date: 'x' }] } })],
    ['returns null for a row', () => Response.json({ data: { barDailySnapshots: [null] } })],
    ['returns no data', () => Response.json({ data: null })],
    ['returns too much', () => Response.json({ data: { ...days, more: 'x'.repeat(150) } })],
    ['has stopped indexing', () => Response.json({ errors: [{ message: 'indexing_error' }] })],
    ['returns data beside errors', () => Response.json({ data: days, errors: [{ message: 'of a part' }] })],
  ])('asks the second if the first %s', async (_what, first) => {
    const asked = serve({ [FIRST]: first, [SECOND]: good })
    expect(await ask([FIRST, SECOND])).toEqual(days)
    expect(asked).toEqual([FIRST, SECOND])
  })

  it('asks the second if the first takes longer than five seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const asked = serve({ [FIRST]: hang, [SECOND]: good })
    const answer = ask([FIRST, SECOND])
    await vi.advanceTimersByTimeAsync(4_900)
    expect(asked).toEqual([FIRST])
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toEqual(days)
    expect(asked).toEqual([FIRST, SECOND])
  })

  it('asks each once, and fails with the reasons of all if all fail', async () => {
    const asked = serve({ [SECOND]: () => new Response('<html></html>') })
    const failure: unknown = await ask([FIRST, SECOND, THIRD]).catch((error: unknown) => error)
    expect(asked).toEqual([FIRST, SECOND, THIRD])
    expect(failure).toBeInstanceOf(ServiceError)
    for (const url of asked) expect(String(failure)).toContain(url)
  })

  it('asks the one that answered first for five minutes, and then the preferred one again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const urls = [FIRST, SECOND, THIRD]
    const asked = serve({ [SECOND]: good })
    await ask(urls)
    await ask(urls)
    expect(asked).toEqual([FIRST, SECOND, SECOND])
    vi.setSystemTime(Date.now() + 301_000)
    await ask(urls)
    expect(asked.slice(3)).toEqual([FIRST, SECOND])
  })

  it('asks no other once it is aborted, and rejects with the reason', async () => {
    const controller = new AbortController()
    const asked = serve({ [FIRST]: hang, [SECOND]: good })
    const answer = ask([FIRST, SECOND], controller.signal)
    await vi.waitFor(() => expect(asked).toEqual([FIRST]))
    controller.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
    expect(asked).toEqual([FIRST])
  })

  it('rejects without any', async () => {
    await expect(ask([])).rejects.toThrow(ServiceError)
  })
})

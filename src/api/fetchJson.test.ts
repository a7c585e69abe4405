import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchJson, ServiceError } from './fetchJson'

const URL = 'http://service.test/list'
const answerWith = (respond: (init?: RequestInit) => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => respond(init))
const load = (limits = { maxBytes: 100 }) => fetchJson(URL, limits)

afterEach(() => vi.restoreAllMocks())

describe('fetchJson', () => {
  it('returns the JSON of the response', async () => {
    answerWith(() => Promise.resolve(new Response('{"a":[1]}')))
    await expect(load()).resolves.toEqual({ a: [1] })
  })

  it.each<[string, () => Promise<Response>, RegExp]>([
    ['an error', () => Promise.resolve(new Response('no', { status: 502 })), /HTTP 502/],
    ['a page', () => Promise.resolve(new Response('<html></html>')), /JSON/],
    ['too much', () => Promise.resolve(new Response(`"${'x'.repeat(100)}"`)), /too long/],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ])('rejects %s', async (_what, respond, message) => {
    answerWith(respond)
    const failure = await load().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceError)
    expect(String(failure)).toMatch(message)
  })

  it('times out if the service does not respond', async () => {
    answerWith(
      (init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('timed out'))),
        ),
    )
    await expect(fetchJson(URL, { maxBytes: 1, timeoutMs: 1 })).rejects.toThrow('timed out')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { graphQuery } from './graphQuery'

const URL = 'http://graph.test/exchange'
const ask = () => graphQuery(URL, { query: '{ a }', variables: { b: 1 }, maxBytes: 100 })

afterEach(() => vi.restoreAllMocks())

describe('graphQuery', () => {
  it('posts the query with its variables and gives the data', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { a: 2 } }))
    expect(await ask()).toEqual({ a: 2 })
    expect([fetched.mock.calls[0]?.[0], fetched.mock.calls[0]?.[1]?.body]).toEqual([
      URL,
      '{"query":"{ a }","variables":{"b":1}}',
    ])
  })

  it.each([
    [{ errors: [{ message: 'no such field' }] }],
    [{ data: { a: 1 }, errors: [{ message: 'of another part' }] }],
    [{ data: null }],
    [[]],
    ['text'],
    [{ data: { a: 'x'.repeat(100) } }],
  ])('refuses %j', async (answer) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))
    await expect(ask()).rejects.toThrow(URL)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchTopPools, fetchTopTokens } from './query'

const A = `0x${'a'.repeat(40)}`
const B = `0x${'b'.repeat(40)}`
const answerWith = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body))

afterEach(() => vi.restoreAllMocks())

describe('DEX info API', () => {
  it('returns tokens, also with only an id', async () => {
    const fetched = answerWith({
      data: { now: [{ id: A, symbol: 'A', name: 'Ay', decimals: 6, liquidityCro: '1' }, { id: B }] },
    })
    expect(await fetchTopTokens('http://dex.test')).toEqual([
      { address: A, symbol: 'A', name: 'Ay', decimals: 6 },
      { address: B },
    ])
    expect(fetched.mock.calls[0]?.[0]).toBe('http://dex.test/top-tokens')
  })

  it('drops invalid entries', async () => {
    answerWith({ data: { now: [null, 7, { id: '0x1' }, { id: A, symbol: 1, decimals: 999 }] } })
    expect(await fetchTopTokens('http://dex.test')).toEqual([{ address: A }])
  })

  it('returns pools with both tokens', async () => {
    answerWith({
      data: {
        now: [
          { id: A, token0: { id: B, symbol: 'B' }, token1: { id: A } },
          { id: B, token0: { id: B } },
        ],
      },
    })
    expect(await fetchTopPools('http://dex.test')).toEqual([
      { address: A, token0: { address: B, symbol: 'B' }, token1: { address: A } },
    ])
  })

  it.each([[null], [[]], [{ data: { now: 'x' } }], [{ now: [] }]])('returns nothing for %j', async (body) => {
    answerWith(body)
    expect(await fetchTopTokens('http://dex.test')).toEqual([])
  })

  it('rejects if the service is down or returns HTML', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html></html>'))
    await expect(fetchTopPools('http://dex.test')).rejects.toThrow('http://dex.test/top-pools')
  })
})

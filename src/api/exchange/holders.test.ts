import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '@/lib/testing/addresses'
import { fetchPoolHolders } from './holders'

const URLS = ['http://graph.test/exchange']
const POOL = `0x${'aB'.repeat(20)}` as const
const answerWith = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
const position = (digit: string, liquidityTokenBalance: string) => ({
  user: { id: addressOf(digit) },
  liquidityTokenBalance,
})
const answer = {
  pair: { totalSupply: '100.5' },
  liquidityPositions: [position('1', '60.25'), position('2', '40')],
  _meta: { block: { number: 7, timestamp: 1_700_000_000 } },
}

afterEach(() => vi.restoreAllMocks())

describe('fetchPoolHolders', () => {
  it('returns the holders of a pool with its supply', async () => {
    const fetched = answerWith(answer)
    const found = await fetchPoolHolders(URLS, POOL)
    expect(found?.totalSupply.toFixed()).toBe('100.5')
    expect(found?.holders.map(({ account, liquidity }) => [account, liquidity.toFixed()])).toEqual([
      [addressOf('1'), '60.25'],
      [addressOf('2'), '40'],
    ])
    expect(found).toMatchObject({ isPartial: false, indexed: { number: 7, timestampSec: 1_700_000_000 } })
    const { variables } = JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as { variables: unknown }
    expect(variables).toEqual({ id: POOL.toLowerCase(), pair: POOL.toLowerCase(), rows: 1_000 })
  })

  it('knows no holders of an unknown pool', async () => {
    answerWith({ ...answer, pair: null, liquidityPositions: [] })
    expect(await fetchPoolHolders(URLS, POOL)).toBeUndefined()
  })

  it('is partial where a page is full', async () => {
    answerWith({ ...answer, liquidityPositions: Array.from({ length: 1_000 }, () => position('1', '1')) })
    expect((await fetchPoolHolders(URLS, POOL))?.isPartial).toBe(true)
  })

  it.each([
    ['no positions, as a fork without them', { ...answer, liquidityPositions: undefined }],
    ['a negative balance', { ...answer, liquidityPositions: [position('1', '-1')] }],
    ['a holder that is no address', { ...answer, liquidityPositions: [{ ...position('1', '1'), user: { id: 'x' } }] }],
    ['more than a page', { ...answer, liquidityPositions: Array.from({ length: 1_001 }, () => position('1', '1')) }],
  ])('rejects %s', async (_, data) => {
    answerWith(data)
    await expect(fetchPoolHolders(URLS, POOL)).rejects.toThrow('exchange')
  })
})

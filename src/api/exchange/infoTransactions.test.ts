import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '@/lib/testing/addresses'
import { fetchTransactions } from './infoTransactions'

const URLS = ['http://graph.test/exchange']
const [A, B, POOL, ME] = [addressOf('a'), addressOf('b'), addressOf('c'), addressOf('d')]
const token = (id: string) => ({ id, symbol: 'T', name: 'Token', decimals: '18', derivedCRO: '2', derivedUSD: '0.2' })
const row = (timeSec: number, index = 0, logIndex: string | null = '1') => ({
  id: `${timeSec}-${index}`,
  timestamp: String(timeSec),
  logIndex,
  transaction: { id: `0x${'e'.repeat(64)}`, block: String(timeSec) },
  pair: { id: POOL, token0: token(A), token1: token(B) },
  amountUSD: '12',
})
const swap = (timeSec: number, index = 0) => ({
  ...row(timeSec, index),
  from: ME,
  amount0In: '5',
  amount1In: '0.5',
  amount0Out: '1',
  amount1Out: '8',
})
const change = (timeSec: number) => ({ ...row(timeSec, 0, null), to: ME, amount0: '3', amount1: '4' })
const terms = { bundle: { croPrice: '0.1' }, _meta: null }
const answerWith = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
const sent = (fetched: ReturnType<typeof answerWith>) =>
  JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as { query: string; variables: unknown }

afterEach(() => vi.restoreAllMocks())

describe('transactions', () => {
  it('are newest first, whatever the order of the answer, with net amounts', async () => {
    answerWith({ swaps: [swap(5), swap(20)], mints: [change(10)], burns: [change(30)], ...terms })
    const { rows, next } = await fetchTransactions(URLS, { of: 'exchange' })
    expect(rows.map(({ kind, timeSec }) => [kind, timeSec])).toEqual([
      ['remove', 30],
      ['swap', 20],
      ['add', 10],
      ['swap', 5],
    ])
    expect(next).toBeUndefined()
    const [, first] = rows
    expect([first?.amount0.toFixed(), first?.amount1.toFixed(), first?.sells0, first?.account]).toEqual([
      '4',
      '7.5',
      true,
      ME,
    ])
  })

  it('go on before the oldest second that every full list reaches', async () => {
    const swaps = Array.from({ length: 100 }, (_, index) => swap(1_000 - Math.floor(index / 2), index))
    answerWith({ swaps, mints: [change(990), change(10)], burns: [], ...terms })
    const { rows, next } = await fetchTransactions(URLS, { of: 'exchange' })
    expect([next, rows.length, rows.at(-1)?.timeSec]).toEqual([952, 99, 952])
  })

  it('ask for a page before a time, of what was asked for', async () => {
    const lists = { swaps: [], mints: [], burns: [], ...terms }
    const ofPool = answerWith(lists)
    await fetchTransactions(URLS, { of: 'pool', address: POOL }, 77)
    expect(sent(ofPool).variables).toEqual({ pool: POOL, until: '77', rows: 100 })
    vi.restoreAllMocks()
    const ofAccount = answerWith(lists)
    await fetchTransactions(URLS, { of: 'account', address: ME })
    expect(sent(ofAccount).variables).toMatchObject({ account: ME })
  })

  it('of a token are those where it is on either side', async () => {
    answerWith({
      ...{ swaps: [swap(5)], mints: [], burns: [] },
      ...{ swaps1: [swap(6, 1)], mints1: [], burns1: [change(7)] },
      ...terms,
    })
    const { rows } = await fetchTransactions(URLS, { of: 'token', address: A })
    expect(rows.map(({ timeSec }) => timeSec)).toEqual([7, 6, 5])
  })

  it('that cannot be read are left out, and a sum that cannot be true is unknown', async () => {
    answerWith({
      swaps: [
        null,
        { ...swap(1), transaction: null },
        { ...swap(2), amountUSD: '-3' },
        { ...swap(3), amount0In: null },
      ],
      mints: [{ ...change(4), to: 'nobody' }],
      burns: [],
      ...terms,
    })
    const { rows } = await fetchTransactions(URLS, { of: 'exchange' })
    expect(rows.map(({ timeSec, usd, account }) => [timeSec, usd?.toFixed(), account])).toEqual([
      [4, '12', undefined],
      [2, undefined, ME],
    ])
  })

  it('are refused if there are more than were asked for', async () => {
    answerWith({ swaps: Array.from({ length: 101 }, () => swap(1)), mints: [], burns: [], ...terms })
    await expect(fetchTransactions(URLS, { of: 'exchange' })).rejects.toThrow('swaps')
  })
})

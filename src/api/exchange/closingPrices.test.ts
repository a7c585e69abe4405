import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchClosingPrices } from './closingPrices'

const DAY = 86_400
const URLS = ['http://graph.test/exchange']
const TOKEN = `0x${'aB'.repeat(20)}` as const
const [PAIR, QUIET] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const token = TOKEN.toLowerCase()
const tokenDay = (date: number, priceUSD: string) => ({
  id: `${token}-${date / DAY}`,
  token: { id: token },
  date,
  priceUSD,
})
const pairDay = (pairAddress: string, date: number, reserveUSD: string, totalSupply = '4') => ({
  id: `${pairAddress}-${date / DAY}`,
  pairAddress,
  date,
  reserveUSD,
  totalSupply,
})
const meta = { block: { number: 7, timestamp: null } }

interface Sent {
  readonly query: string
  readonly variables: { readonly pairs?: readonly string[] }
}

function answerWith(answers: Readonly<Record<string, object>>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const { query } = JSON.parse(init?.body as string) as Sent
    const name = Object.keys(answers).find((operation) => query.includes(`query ${operation}(`)) ?? ''
    return Promise.resolve(Response.json({ data: answers[name] }))
  })
}
const answers = {
  tokenDays: { days: [tokenDay(10 * DAY, '0.25'), tokenDay(11 * DAY, '0')] },
  tokensBefore: { tokens: [{ before: [tokenDay(3 * DAY, '0.2')] }], _meta: meta },
  pairDays: { days: [pairDay(PAIR, 10 * DAY, '100'), pairDay(QUIET, 12 * DAY, '8')] },
  pairsBefore: { days: [pairDay(QUIET, 9 * DAY, '6'), pairDay(QUIET, 2 * DAY, '1')] },
}
const ask = async () => {
  const { prices, indexed } = await fetchClosingPrices(URLS, { tokens: [TOKEN], pairs: [PAIR, QUIET] }, 10 * DAY)
  const listed = [...prices].map(([of, closes]) => [
    of,
    closes.map(({ dateSec, value }) => [dateSec / DAY, value?.toFixed()]),
  ])
  return { listed, indexed }
}

afterEach(() => vi.restoreAllMocks())

describe('fetchClosingPrices', () => {
  it('has prices of tokens and LP tokens by day, and says where there is none', async () => {
    answerWith(answers)
    expect(await ask()).toEqual({
      listed: [
        [
          token,
          [
            [3, '0.2'],
            [10, '0.25'],
            [11, undefined],
          ],
        ],
        [
          QUIET,
          [
            [2, '0.25'],
            [9, '1.5'],
            [12, '2'],
          ],
        ],
        [PAIR, [[10, '25']]],
      ],
      indexed: { number: 7, timestampSec: undefined },
    })
  })

  it('asks for earlier days only of pairs without one on the first day', async () => {
    const fetched = answerWith(answers)
    await ask()
    const sent = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Sent)
    const earlier = sent.filter(({ query }) => query.includes('query pairsBefore('))
    expect(earlier.map(({ variables }) => variables.pairs)).toEqual([[QUIET]])
  })

  it('has no price of an LP token without supply or value', async () => {
    answerWith({ ...answers, pairDays: { days: [pairDay(PAIR, 10 * DAY, '100', '0'), pairDay(QUIET, 10 * DAY, '0')] } })
    const { listed } = await ask()
    expect(listed.slice(1)).toEqual([
      [PAIR, [[10, undefined]]],
      [QUIET, [[10, undefined]]],
    ])
  })

  it.each([
    ['a negative price', { tokenDays: { days: [tokenDay(DAY, '-1')] } }],
    ['a price that is a number', { tokenDays: { days: [{ ...tokenDay(DAY, '1'), priceUSD: 1 }] } }],
    [
      'a token that is no address',
      { tokensBefore: { tokens: [{ before: [{ ...tokenDay(DAY, '1'), token: { id: '<b>' } }] }], _meta: meta } },
    ],
    ['a pair that is no address', { pairDays: { days: [pairDay('0x12', DAY, '1')] } }],
    ['nothing', { pairDays: {} }],
  ])('rejects %s', async (_, change) => {
    answerWith({ ...answers, ...change })
    await expect(ask()).rejects.toThrow('exchange')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchOwnScore, fetchTeam } from './query'

const URL = 'http://graph.test/competition'
const COMPETITION = `0x${'Cd'.repeat(20)}` as const
const ACCOUNT = `0x${'Ab'.repeat(20)}` as const
const answerWith = (answer: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))
const user = { address: ACCOUNT, team: { teamId: '2' }, registration: '3', volumeUSD: '1250.5', txCount: '4' }
const trade = { hash: `0x${'1'.repeat(64)}`, timestamp: '1700000000', volumeUSD: '500.25', swapCount: '2' }
const meta = { block: { number: 7, timestamp: 1_700_000_000 } }

afterEach(() => vi.restoreAllMocks())

const variablesOf = (fetch: ReturnType<typeof answerWith>) =>
  (JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { readonly variables: unknown }).variables

describe('fetchTeam', () => {
  it('asks for the accounts of a team of a competition, by its lower-case address', async () => {
    const fetch = answerWith({ data: { users: [user], _meta: meta } })
    const { competitors, indexed } = await fetchTeam([URL], COMPETITION, 2)
    expect(competitors.map((row) => ({ ...row, volume: row.volume.toFixed() }))).toEqual([
      { address: ACCOUNT, teamId: 2, registration: 3, volume: '1250.5', trades: 4 },
    ])
    expect(indexed?.number).toBe(7)
    expect(variablesOf(fetch)).toEqual({ team: `${COMPETITION.toLowerCase()}-2`, rows: 500 })
  })

  it.each([
    { address: '<b>' },
    { volumeUSD: '-1' },
    { volumeUSD: 'NaN' },
    { txCount: '1e9' },
    { team: { teamId: 'x' } },
  ])('rejects %j', async (part) => {
    answerWith({ data: { users: [{ ...user, ...part }], _meta: meta } })
    await expect(fetchTeam([URL], COMPETITION, 2)).rejects.toThrow(URL)
  })
})

describe('fetchOwnScore', () => {
  it('asks for an account and its trades', async () => {
    const fetch = answerWith({ data: { user, trades: [trade] } })
    const { competitor, trades } = await fetchOwnScore([URL], COMPETITION, ACCOUNT)
    expect(competitor?.registration).toBe(3)
    expect(trades.map((row) => ({ ...row, volume: row.volume.toFixed() }))).toEqual([
      { hash: trade.hash, timeSec: 1_700_000_000, volume: '500.25', swaps: 2 },
    ])
    const id = `${COMPETITION}-${ACCOUNT}`.toLowerCase()
    expect(variablesOf(fetch)).toEqual({ id, user: id, rows: 100 })
  })

  it('has no volume of an account that is not registered', async () => {
    answerWith({ data: { user: null, trades: [] } })
    expect(await fetchOwnScore([URL], COMPETITION, ACCOUNT)).toEqual({ competitor: undefined, trades: [] })
  })

  it.each([{ hash: '0x12' }, { timestamp: '99999999999999' }, { swapCount: '-1' }])('rejects %j', async (part) => {
    answerWith({ data: { user, trades: [{ ...trade, ...part }] } })
    await expect(fetchOwnScore([URL], COMPETITION, ACCOUNT)).rejects.toThrow(URL)
  })
})

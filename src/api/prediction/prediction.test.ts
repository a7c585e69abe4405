import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBets, fetchPlayer, fetchPlayers, fetchRound } from './query'

const URLS = ['http://graph.test/prediction']
const ACCOUNT = `0x${'aB'.repeat(20)}` as const
const HASH = `0x${'1'.repeat(64)}`

const answerWith = (data: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
const sent = (fetched: ReturnType<typeof answerWith>) =>
  JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as { query: string; variables: Record<string, unknown> }

const bet = {
  hash: HASH,
  amount: '2.000000000000000001',
  position: 'Bull',
  result: 'Won',
  payout: '3.5',
  claimed: false,
  claimedHash: null,
  createdAt: '1700000000',
  round: {
    epoch: '7',
    position: 'Bull',
    lockPrice: '0.1',
    closePrice: '0.11',
    startAt: '1700000000',
    lockAt: '1700000300',
    closeAt: '1700000600',
  },
}
const player = {
  id: ACCOUNT.toLowerCase(),
  totalBets: '12',
  totalBetsSettled: '11',
  totalBetsWon: '5',
  totalBNB: '100.5',
  winRate: '45.45',
  netBNB: '-3.25',
}
const _meta = { block: { number: 9, timestamp: 50 } }
const betsAnswer = (change: object = {}) => ({
  user: { totalBets: '1' },
  bets: [{ ...bet, ...change }],
  uncollected: [],
  _meta,
})

afterEach(() => vi.restoreAllMocks())

describe('the bets of an account', () => {
  it('are in wei and in the units of the oracle', async () => {
    const fetched = answerWith(betsAnswer())
    const { bets, count, indexed } = await fetchBets(URLS, ACCOUNT)
    expect(sent(fetched).variables).toEqual({
      id: ACCOUNT.toLowerCase(),
      user: ACCOUNT.toLowerCase(),
      first: 1_000,
    })
    expect([count, indexed]).toEqual([1, { number: 9, timestampSec: 50 }])
    expect(bets).toEqual([
      {
        epoch: 7,
        position: 'bull',
        amountWei: 2_000_000_000_000_000_001n,
        result: 'won',
        payoutWei: 3_500_000_000_000_000_000n,
        isClaimed: false,
        lockPrice: 10_000_000n,
        closePrice: 11_000_000n,
        closeSec: 1_700_000_600,
        startSec: 1_700_000_000,
        lockedSec: 1_700_000_300,
        placedSec: 1_700_000_000,
        hash: HASH,
        claimHash: undefined,
      },
    ])
  })

  it('are open before the end, and lost to the treasury in a tie', async () => {
    const open = { ...bet.round, position: null, closePrice: null, closeAt: null }
    answerWith(betsAnswer({ result: null, payout: null, round: open }))
    const [first] = (await fetchBets(URLS, ACCOUNT)).bets
    expect([first?.result, first?.payoutWei, first?.closePrice]).toEqual([undefined, 0n, undefined])
    answerWith(betsAnswer({ result: 'Lost', payout: '0', round: { ...bet.round, position: 'House' } }))
    expect((await fetchBets(URLS, ACCOUNT)).bets[0]?.result).toBe('house')
  })

  it('have older ones that were not collected, each once', async () => {
    const older = { ...bet, round: { ...bet.round, epoch: '3' } }
    answerWith({ user: { totalBets: '2000' }, bets: [bet], uncollected: [bet, older], _meta })
    const { bets, count } = await fetchBets(URLS, ACCOUNT)
    expect([bets.map(({ epoch }) => epoch), count]).toEqual([[7, 3], 2_000])
  })

  it('are none for an account that the index does not know', async () => {
    answerWith({ user: null, bets: [], uncollected: [], _meta: null })
    expect(await fetchBets(URLS, ACCOUNT)).toEqual({ bets: [], count: 0, indexed: undefined })
  })

  it.each([
    ['a position that is none', { position: 'House' }],
    ['a result that is none', { result: 'Maybe' }],
    ['a negative amount', { amount: '-1' }],
    ['more decimals than CRO has', { amount: '0.1234567890123456789' }],
    ['a hash that is none', { hash: '0x12' }],
    ['a claim that is no answer', { claimed: 'yes' }],
    ['a time of nobody', { createdAt: '1e30' }],
    ['an epoch without an end', { round: { ...bet.round, epoch: '9'.repeat(20) } }],
    ['an epoch that is a text', { round: { ...bet.round, epoch: 'x' } }],
    ['no round', { round: null }],
  ])('are refused with %s', async (_, change) => {
    answerWith(betsAnswer(change))
    await expect(fetchBets(URLS, ACCOUNT)).rejects.toThrow('prediction')
  })

  it('are refused if they are more than was asked for', async () => {
    answerWith({ ...betsAnswer(), bets: Array.from({ length: 1_001 }, () => bet) })
    await expect(fetchBets(URLS, ACCOUNT)).rejects.toThrow('prediction')
  })
})

describe('the leaderboard', () => {
  it.each(['netBNB', 'totalBNB', 'totalBets', 'winRate'] as const)(
    'by %s has players with ten bets and a positive value',
    async (order) => {
      const fetched = answerWith({ users: [player], _meta })
      const { rows, next, indexed } = await fetchPlayers(URLS, order, 40)
      expect(indexed).toEqual({ number: 9, timestampSec: 50 })
      expect(sent(fetched).variables).toEqual({
        first: 20,
        skip: 40,
        orderBy: order,
        where: { totalBets_gte: '10', [`${order}_gt`]: '0' },
      })
      expect(next).toBeUndefined()
      expect(rows.map(({ bets, netCro, winRate }) => [bets, netCro.toFixed(), winRate.toFixed()])).toEqual([
        [12, '-3.25', '45.45'],
      ])
    },
  )

  it('goes on while a page is full', async () => {
    answerWith({ users: Array.from({ length: 20 }, () => player), _meta })
    expect((await fetchPlayers(URLS, 'netBNB', 0)).next).toBe(20)
  })

  it.each([
    ['an address that is none', { id: 'me' }],
    ['a rate that is none', { winRate: 'NaN' }],
    ['a count that is negative', { totalBets: '-1' }],
    ['endless digits', { netBNB: `1${'0'.repeat(130)}` }],
  ])('is refused with %s', async (_, change) => {
    answerWith({ users: [{ ...player, ...change }], _meta })
    await expect(fetchPlayers(URLS, 'netBNB', 0)).rejects.toThrow('prediction')
  })

  it('shows any player with the last bets, whatever their results', async () => {
    answerWith({ user: player, bets: [bet], _meta })
    const card = await fetchPlayer(URLS, ACCOUNT)
    expect([card.player?.netCro.toFixed(), card.bets.length]).toEqual(['-3.25', 1])
    expect(card.indexed).toEqual({ number: 9, timestampSec: 50 })
    answerWith({ user: null, bets: [], _meta: null })
    expect((await fetchPlayer(URLS, ACCOUNT)).player).toBeUndefined()
  })
})

describe('the transactions of a round', () => {
  it('may be unknown in part, or as a whole', async () => {
    answerWith({ round: { lockAt: '5', lockHash: HASH, closeAt: null, closeHash: null } })
    expect(await fetchRound(URLS, 7)).toEqual({
      lockHash: HASH,
      lockedSec: 5,
      closeHash: undefined,
      closedSec: undefined,
    })
    answerWith({ round: null })
    expect(await fetchRound(URLS, 7)).toBeUndefined()
  })
})

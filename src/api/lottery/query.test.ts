import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchEntries, fetchLotteries } from './query'

const URL = 'http://graph.test/lottery'
const ACCOUNT = `0x${'Ab'.repeat(20)}` as const
const answerWith = (answer: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))
const lottery = {
  id: '7',
  status: 'Claimable',
  totalUsers: '3',
  totalTickets: '120',
  endTime: '1700006400',
  finalNumber: '1456789',
  winningTickets: '14',
}
const round = {
  lottery: { id: '7', endTime: '1700006400' },
  totalTickets: '10',
  claimedTickets: '1',
  claimedCake: '12.5',
}

afterEach(() => vi.restoreAllMocks())

describe('fetchLotteries', () => {
  it('asks for a page, newest first', async () => {
    const fetch = answerWith({ data: { lotteries: [lottery] } })
    expect(await fetchLotteries([URL], 100)).toEqual([
      {
        id: 7,
        status: 'claimable',
        players: 3,
        tickets: 120,
        endSec: 1_700_006_400,
        finalNumber: 1_456_789,
        winningTickets: 14,
      },
    ])
    const body = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { variables: unknown }
    expect(body.variables).toEqual({ skip: 100, rows: 100 })
  })

  it('has no number before the draw', async () => {
    answerWith({
      data: { lotteries: [{ ...lottery, status: 'Open', finalNumber: null, winningTickets: null }] },
    })
    const [row] = await fetchLotteries([URL], 0)
    expect([row?.status, row?.finalNumber, row?.winningTickets]).toEqual(['open', undefined, undefined])
  })

  it.each([
    { finalNumber: '999999' },
    { finalNumber: '2000000' },
    { status: 'Won' },
    { id: '0' },
    { id: '-1' },
    { totalTickets: '1e30' },
    { endTime: '99999999999999' },
  ])('rejects %j', async (part) => {
    answerWith({ data: { lotteries: [{ ...lottery, ...part }] } })
    await expect(fetchLotteries([URL], 0)).rejects.toThrow(URL)
  })

  it('rejects more rows than a page has', async () => {
    answerWith({ data: { lotteries: Array.from({ length: 101 }, () => lottery) } })
    await expect(fetchLotteries([URL], 0)).rejects.toThrow(URL)
  })
})

describe('fetchEntries', () => {
  it('asks for the rounds of an account by its lower-case address', async () => {
    const fetch = answerWith({ data: { rounds: [round] } })
    const rows = await fetchEntries([URL], ACCOUNT, 0)
    expect(rows.map((row) => ({ ...row, claimedAmount: row.claimedAmount.toFixed() }))).toEqual([
      { lotteryId: 7, endSec: 1_700_006_400, tickets: 10, claimedTickets: 1, claimedAmount: '12.5' },
    ])
    const body = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { variables: unknown }
    expect(body.variables).toEqual({ user: ACCOUNT.toLowerCase(), skip: 0, rows: 100 })
  })

  it.each([{ claimedCake: 'NaN' }, { claimedCake: '-1' }, { lottery: { id: 'x', endTime: '1' } }])(
    'rejects %j',
    async (part) => {
      answerWith({ data: { rounds: [{ ...round, ...part }] } })
      await expect(fetchEntries([URL], ACCOUNT, 0)).rejects.toThrow(URL)
    },
  )
})

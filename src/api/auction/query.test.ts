import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBids } from './query'

const URL = 'http://graph.test/farm-auctions'
const ACCOUNT = `0x${'ab'.repeat(20)}` as const
const HASH = `0x${'cd'.repeat(32)}`
const WEI = 10n ** 18n
const META = { block: { number: 120, timestamp: 1_700_000_000 } }
const bid = (number: number) => ({
  bidder: { id: ACCOUNT },
  amount: '4000',
  totalCake: '24000',
  number: String(number),
  hash: HASH,
  block: '100',
  timestamp: '1700000000',
})
const answer = (bids: readonly unknown[]) => Response.json({ data: { bids, _meta: META } })
const answerWith = (...answers: readonly Response[]) => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  for (const each of answers) fetch.mockResolvedValueOnce(each)
  return fetch
}
const variablesOf = (call: readonly unknown[] | undefined) =>
  (JSON.parse((call?.[1] as { readonly body: string }).body) as { readonly variables: unknown }).variables

afterEach(() => vi.restoreAllMocks())

describe('fetchBids', () => {
  it('asks for the bids of an auction, oldest first, and says how far the index is', async () => {
    const fetch = answerWith(answer([bid(1)]))
    const { bids, indexed, isPartial } = await fetchBids([URL], 2)
    expect(bids).toEqual([
      {
        number: 1,
        account: ACCOUNT,
        amountWei: 4_000n * WEI,
        totalWei: 24_000n * WEI,
        hash: HASH,
        block: 100,
        timeSec: 1_700_000_000,
      },
    ])
    expect([indexed, isPartial]).toEqual([{ number: 120, timestampSec: 1_700_000_000 }, false])
    expect(variablesOf(fetch.mock.calls[0])).toEqual({ auction: '2', after: '0', rows: 1_000 })
  })

  it('asks for the rest after a full page', async () => {
    const fetch = answerWith(answer(Array.from({ length: 1_000 }, (_, index) => bid(index + 1))), answer([bid(1_001)]))
    expect((await fetchBids([URL], 2)).bids).toHaveLength(1_001)
    expect(variablesOf(fetch.mock.calls[1])).toMatchObject({ after: '1000' })
  })

  it.each([
    { number: '0' },
    { amount: '-1' },
    { amount: '0.0000000000000000001' },
    { totalCake: 'NaN' },
    { bidder: { id: '0x12' } },
    { hash: 'javascript:' },
    { timestamp: '99999999999999' },
  ])('rejects %j', async (part) => {
    answerWith(answer([{ ...bid(1), ...part }]))
    await expect(fetchBids([URL], 2)).rejects.toThrow(URL)
  })

  it('rejects more rows than a page has', async () => {
    answerWith(answer(Array.from({ length: 1_001 }, (_, index) => bid(index + 1))))
    await expect(fetchBids([URL], 2)).rejects.toThrow(URL)
  })
})

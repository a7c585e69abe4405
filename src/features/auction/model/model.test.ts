import { describe, expect, it } from 'vitest'
import { replayBids } from '@/domain/auction/model/bidLog'
import { ANA, BEN, WEI } from '@/domain/auction/testing/bids'
import { parseAuctionId } from './archive'
import { bidPoints } from './bidChart'
import { outcomeOf } from './outcome'

describe('parseAuctionId', () => {
  it.each([
    ['1', 1],
    ['999999999', 999_999_999],
  ])('%s is %i', (text, id) => {
    expect(parseAuctionId(text)).toBe(id)
  })

  it.each(['', '0', '-1', '1.5', '1e3', ' 1', '9999999999', 'abc'])('refuses "%s"', (text) => {
    expect(parseAuctionId(text)).toBeUndefined()
  })
})

describe('outcomeOf', () => {
  it.each([
    [true, false, false, 'winning'],
    [false, false, false, 'outbid'],
    [true, true, true, 'won'],
    [false, false, true, 'lost'],
    [false, true, true, 'reclaimed'],
  ] as const)('winning %s, claimed %s, closed %s is %s', (isWinning, hasClaimed, isClosed, outcome) => {
    expect(outcomeOf({ isWinning, hasClaimed }, isClosed)).toBe(outcome)
  })
})

describe('bidPoints', () => {
  it('are the leading amounts after the last bid of each second', () => {
    const bid = (number: number, account: typeof ANA, tokens: number, timeSec: number) => ({
      number,
      account,
      amountWei: BigInt(tokens) * WEI,
      totalWei: BigInt(tokens) * WEI,
      hash: `0x${'1'.repeat(64)}` as const,
      block: number,
      timeSec,
    })
    const log = replayBids([bid(1, ANA, 5_000, 10), bid(2, BEN, 6_000, 20), bid(3, ANA, 7_000, 20)], 2)
    const format = { decimals: 18, symbol: 'DIAL', locale: 'en-US' }
    expect(bidPoints(log, 'highest', format)).toEqual([
      { timeSec: 10, value: 5_000, text: '5,000 DIAL' },
      { timeSec: 20, value: 7_000, text: '7,000 DIAL' },
    ])
    expect(bidPoints(log, 'lowestWinning', format).at(-1)?.text).toBe('6,000 DIAL')
  })
})

import { describe, expect, it } from 'vitest'
import { ANA, BEN, CLEO, DAN, openAuction, testBook, WEI } from '../testing/bids'
import { bidOfBalance, neededBid, placeOfTotal, rankBids } from './ranking'

const STEP = 10n * WEI
// Cleo reached 12,000 before Ana, who bid first.
const book = testBook(
  [
    [ANA, 12_000],
    [BEN, 6_000],
    [CLEO, 12_000],
    [DAN, 6_000],
  ],
  [CLEO, ANA],
)

describe('rankBids', () => {
  it('orders winners like the contract, and lets equal bids share a dense position', () => {
    expect(rankBids(book).map(({ account, position, isWinning }) => [account, position, isWinning])).toEqual([
      [CLEO, 1, true],
      [ANA, 1, true],
      [BEN, 2, false],
      [DAN, 2, false],
    ])
  })

  it('lets one of two equal bids win at the border', () => {
    const tied = testBook(
      [
        [ANA, 9_000],
        [BEN, 12_000],
        [CLEO, 9_000],
      ],
      [BEN, CLEO],
    )
    expect(rankBids(tied).map(({ account, position, isWinning }) => [account, position, isWinning])).toEqual([
      [BEN, 1, true],
      [CLEO, 2, true],
      [ANA, 2, false],
    ])
  })

  it('is empty without bids', () => {
    expect(rankBids(testBook([], []))).toEqual([])
  })
})

describe('placeOfTotal', () => {
  it.each([
    [12_010, 1, true],
    [12_000, 3, false],
    [6_010, 3, false],
    [6_000, 4, false],
  ])('%i tokens come behind equal amounts', (tokens, place, isWinning) => {
    expect(placeOfTotal(book, BEN, BigInt(tokens) * WEI, 2)).toEqual({ place, isWinning })
  })
})

describe('neededBid', () => {
  const needed = (account: typeof ANA, place: number, of = book) =>
    neededBid(of, { account, place, stepWei: STEP, auction: openAuction }) / WEI

  it('is one step above whoever holds the place, less what was bid before', () => {
    expect(needed(BEN, 2)).toBe(6_010n)
    expect(needed(BEN, 1)).toBe(6_010n)
    expect(needed(ANA, 1)).toBe(10n)
  })

  it('is 0 in the place or a better one', () => {
    expect(needed(CLEO, 1)).toBe(0n)
    expect(needed(CLEO, 2)).toBe(0n)
    expect(needed(ANA, 2)).toBe(0n)
  })

  it('is at least the first bid for an account without one, rounded up to a step', () => {
    const one = testBook([[ANA, 5_010]], [ANA])
    expect(needed(BEN, 2, one)).toBe(5_000n)
    expect(needed(BEN, 1, one)).toBe(5_020n)
    const odd = { initialBidWei: 5_001n * WEI }
    expect(neededBid(one, { account: BEN, place: 2, stepWei: STEP, auction: odd })).toBe(5_010n * WEI)
  })

  it('brings the account exactly there', () => {
    for (const place of [1, 2, 3]) {
      const total = 6_000n * WEI + neededBid(book, { account: DAN, place, stepWei: STEP, auction: openAuction })
      expect(placeOfTotal(book, DAN, total, 2).place).toBeLessThanOrEqual(place)
      expect(placeOfTotal(book, DAN, total - STEP, 2).place).toBeGreaterThan(place)
    }
  })
})

describe('bidOfBalance', () => {
  it.each([
    [99, 25, 20],
    [99, 50, 40],
    [99, 75, 70],
    [99, 100, 90],
    [15, 25, 10],
    [10, 100, 10],
    [9, 100, 0],
  ])('of %i tokens, %i %% are %i', (balance, percent, bid) => {
    expect(bidOfBalance(BigInt(balance) * WEI, percent, STEP)).toBe(BigInt(bid) * WEI)
  })

  it('never exceeds the balance', () => {
    for (let balance = 0n; balance < 60n * WEI; balance += 7n * 10n ** 17n)
      for (const percent of [25, 50, 75, 100]) expect(bidOfBalance(balance, percent, STEP)).toBeLessThanOrEqual(balance)
  })
})

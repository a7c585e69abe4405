import { describe, expect, it } from 'vitest'
import { bracketChance, expectedValue, winningNumbers } from './odds'
import { bracketPots } from './prizes'
import { matchedDigits } from './ticketNumber'

const WEI = 10n ** 18n
const BRACKETS = [0, 1, 2, 3, 4, 5]
const sharesBps = [250n, 375n, 625n, 1_250n, 2_500n, 5_000n]
const terms = {
  collectedWei: 30_000n * WEI,
  treasuryFeeBps: 2_000n,
  sharesBps,
  ticketPriceWei: 100n * WEI,
  discountDivisor: 2_000n,
  soldTickets: 300,
}

describe('bracketChance', () => {
  it('is 9 % for one digit, a tenth of it for each further one, and one in a million for all', () => {
    expect(BRACKETS.map((bracket) => bracketChance(bracket).toFixed())).toEqual([
      '0.09',
      '0.009',
      '0.0009',
      '0.00009',
      '0.000009',
      '0.000001',
    ])
  })

  it('is what counting all tickets gives', () => {
    const counts = BRACKETS.map(() => 0)
    for (let number = 1_000_000; number < 2_000_000; number += 1) {
      const matched = matchedDigits(number, 1_456_789)
      if (matched > 0) counts[matched - 1] = (counts[matched - 1] ?? 0) + 1
    }
    expect(counts).toEqual(BRACKETS.map(winningNumbers))
    expect(counts.reduce((sum, count) => sum + count, 0) / 1_000_000).toBe(0.1)
  })
})

describe('expectedValue', () => {
  it("of the only ticket is each bracket's pot by its chance", () => {
    const alone = { ...terms, soldTickets: 0 }
    const { costWei, valueWei } = expectedValue(alone, 1)
    const pots = bracketPots({ ...alone, collectedWei: alone.collectedWei + costWei })
    const value = pots.reduce((sum, pot, bracket) => sum + pot * BigInt(winningNumbers(bracket)), 0n) / 1_000_000n
    expect(costWei).toBe(100n * WEI)
    expect(valueWei).toBe(value)
  })

  it('of a million tickets nearly pays out the whole pot, and each gets the same of it', () => {
    const { valueWei } = expectedValue({ ...terms, collectedWei: 0n, soldTickets: 999_999 }, 1)
    // The pot is 80 % of one ticket; the last bracket is empty with a probability of 1/e.
    const paid = 1 - 0.5 * Math.exp(-1) - 0.25 * Math.exp(-9)
    expect(Number(valueWei) / (Number(80n * WEI) / 1e6)).toBeCloseTo(paid, 3)
  })

  it('agrees with draws by chance', () => {
    // Mulberry32, so that the test is the same each time.
    let state = 1
    const random = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
    // Only the first two brackets are won often enough to be compared.
    const small = { ...terms, soldTickets: 20, sharesBps: [5_000n, 5_000n, 0n, 0n, 0n, 0n] }
    const draws = 40_000
    let sum = 0
    for (let draw = 0; draw < draws; draw += 1) {
      const tickets = Array.from({ length: 21 }, () => 1_000_000 + Math.floor(random() * 1_000_000))
      const final = 1_000_000 + Math.floor(random() * 1_000_000)
      const matched = tickets.map((number) => matchedDigits(number, final))
      const own = matched[0] ?? 0
      if (own === 1 || own === 2) sum += 0.5 / matched.filter((count) => count === own).length
    }
    const { costWei, valueWei } = expectedValue(small, 1)
    const pot = Number(((small.collectedWei + costWei) * 8_000n) / 10_000n)
    expect(Number(valueWei) / pot).toBeCloseTo(sum / draws, 2.5)
  })

  it('of several tickets is their part of what is paid out, with their discount', () => {
    // The first digit is won almost surely, so that nearly the whole pot is paid out.
    const oneBracket = { ...terms, sharesBps: [10_000n, 0n, 0n, 0n, 0n, 0n] }
    const { costWei, valueWei } = expectedValue(oneBracket, 100)
    expect(costWei).toBe(9_505n * WEI)
    const paidOut = (30_000 + 9_505) * 0.8 * (1 - 0.91 ** 400)
    expect(Number(valueWei) / Number(WEI)).toBeCloseTo((paidOut * 100) / 400, 6)
  })

  it('is 0 where nothing was collected and tickets cost nothing', () => {
    expect(expectedValue({ ...terms, collectedWei: 0n, ticketPriceWei: 0n }, 1)).toEqual({ costWei: 0n, valueWei: 0n })
  })
})

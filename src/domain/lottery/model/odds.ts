import { Decimal } from '@/lib/decimal'
import { type PotTerms, ticketsCost, winnersPot } from './prizes'
import { NUMBER_COUNT, TICKET_DIGITS } from './ticketNumber'

const BPS = 10_000

/** How many of the 1,000,000 tickets win in a bracket: those with its digits and, except in the last, not one more. */
export function winningNumbers(bracket: number): number {
  const otherDigits = TICKET_DIGITS - 1 - bracket
  return otherDigits === 0 ? 1 : 9 * 10 ** (otherDigits - 1)
}

/** The exact probability that a ticket wins in a bracket, and in no higher one. */
export function bracketChance(bracket: number): Decimal {
  return new Decimal(winningNumbers(bracket)).div(NUMBER_COUNT)
}

/** A lottery on sale. */
export interface SaleTerms extends PotTerms {
  readonly ticketPriceWei: bigint
  readonly discountDivisor: bigint
  /** Tickets sold so far. */
  readonly soldTickets: number
}

export interface Expectation {
  /** Base units. */
  readonly costWei: bigint
  /** Expected prizes, base units rounded down. */
  readonly valueWei: bigint
}

/**
 * What tickets bought now are expected to win, if no others are sold after them and all numbers are random.
 *
 * A bracket's pot is paid out if one of all T tickets wins there: with probability 1 − (1 − q)^T for a ticket's chance q.
 * All tickets are alike, so n of them get n / T of it: value = n / T × Σ pot_b × (1 − (1 − q_b)^T). The pot includes
 * what the tickets themselves cost.
 */
export function expectedValue(terms: SaleTerms, count: number): Expectation {
  const costWei = ticketsCost(terms.ticketPriceWei, terms.discountDivisor, count)
  const pot = new Decimal(winnersPot({ ...terms, collectedWei: terms.collectedWei + costWei }).toString())
  const all = terms.soldTickets + count
  const paid = terms.sharesBps.reduce((sum, share, bracket) => {
    const isWon = new Decimal(1).minus(new Decimal(1).minus(bracketChance(bracket)).pow(all))
    return sum.plus(isWon.times(share.toString()).div(BPS))
  }, new Decimal(0))
  const value = pot.times(paid).times(count).div(all)
  return { costWei, valueWei: BigInt(value.integerValue(Decimal.ROUND_DOWN).toFixed()) }
}

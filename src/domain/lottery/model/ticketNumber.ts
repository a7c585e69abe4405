/** Digits of a ticket, and brackets of prizes: bracket b is won by the first b + 1 digits. */
export const TICKET_DIGITS = 6
/** Contracts store a ticket as a number from 1,000,000 on. */
export const FIRST_NUMBER = 1_000_000
/** Different tickets. */
export const NUMBER_COUNT = 10 ** TICKET_DIGITS

/**
 * The six digits of a contract's number as users read them: without the leading 1, from the unit's digit on.
 * @example ticketDigits(1_456_789) // '987654'
 */
export function ticketDigits(number: number): string {
  return Array.from(String(number).slice(1)).reverse().join('')
}

/** The contract's number of six digits as users read them; undefined for any other text. */
export function ticketNumber(digits: string): number | undefined {
  return /^\d{6}$/.test(digits) ? Number(`1${Array.from(digits).reverse().join('')}`) : undefined
}

/** How many leading digits, as users read them, two numbers have in common. */
export function matchedDigits(number: number, finalNumber: number): number {
  for (let count = TICKET_DIGITS; count > 0; count -= 1) {
    if (number % 10 ** count === finalNumber % 10 ** count) return count
  }
  return 0
}

/** The bracket in which a ticket wins: its highest one; undefined if it wins nothing. */
export function wonBracket(number: number, finalNumber: number): number | undefined {
  const matched = matchedDigits(number, finalNumber)
  return matched === 0 ? undefined : matched - 1
}

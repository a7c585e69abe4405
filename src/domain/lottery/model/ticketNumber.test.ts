import { describe, expect, it } from 'vitest'
import { matchedDigits, ticketDigits, ticketNumber, wonBracket } from './ticketNumber'

describe('ticketDigits', () => {
  it.each([
    [1_456_789, '987654'],
    [1_000_000, '000000'],
    [1_000_789, '987000'],
    [1_999_999, '999999'],
    [1_000_001, '100000'],
  ])('shows %s as %s, and reads it back', (number, digits) => {
    expect(ticketDigits(number)).toBe(digits)
    expect(ticketNumber(digits)).toBe(number)
  })

  it.each(['', '12345', '1234567', '12a456', '١٢٣٤٥٦', ' 123456'])('does not take %j as a ticket', (digits) => {
    expect(ticketNumber(digits)).toBeUndefined()
  })
})

describe('matchedDigits', () => {
  it.each([
    ['987654', '987654', 6],
    ['987650', '987654', 5],
    ['987000', '987654', 3],
    ['907654', '987654', 1],
    ['087654', '987654', 0],
    // Equal digits further right don't count.
    ['000004', '987654', 0],
    ['000000', '000000', 6],
  ])('of %s and %s are %s', (ticket, final, count) => {
    const [number, drawn] = [ticketNumber(ticket) ?? 0, ticketNumber(final) ?? 0]
    expect(matchedDigits(number, drawn)).toBe(count)
    expect(wonBracket(number, drawn)).toBe(count === 0 ? undefined : count - 1)
  })
})

import { describe, expect, it } from 'vitest'
import {
  completeNumbers,
  EMPTY_DRAFT,
  findDuplicates,
  randomised,
  randomTickets,
  withCount,
  withNumber,
} from './ticketDraft'

const NONE: ReadonlySet<string> = new Set()

/** Draws these numbers, again from the start after the last. */
function drawing(...values: number[]) {
  let index = 0
  return () => {
    const value = values[index % values.length] ?? 0
    index += 1
    return value
  }
}

describe('withCount', () => {
  it('adds random numbers and keeps the ones that are there', () => {
    const two = withCount(EMPTY_DRAFT, '2', 100, NONE, drawing(7, 123_456))
    expect(two).toEqual({ countText: '2', numbers: ['000007', '123456'] })
    const edited = withNumber(two, 0, '999999')
    expect(withCount(edited, '3', 100, NONE, drawing(5)).numbers).toEqual(['999999', '123456', '000005'])
    expect(withCount(edited, '1', 100, NONE).numbers).toEqual(['999999'])
  })

  it('takes digits only, and no numbers beyond what a purchase can have', () => {
    expect(
      withCount(EMPTY_DRAFT, '-1.5e', 100, NONE, drawing(...Array.from({ length: 20 }, (_, i) => i))).countText,
    ).toBe('15')
    expect(withCount(EMPTY_DRAFT, '999', 3, NONE, drawing(1, 2, 3))).toEqual({
      countText: '999',
      numbers: ['000001', '000002', '000003'],
    })
    expect(withCount(EMPTY_DRAFT, '', 100, NONE)).toEqual(EMPTY_DRAFT)
  })
})

describe('random numbers', () => {
  it('are none that the account has, nor twice the same', () => {
    expect(randomTickets(2, new Set(['000001']), drawing(1, 2, 2, 3))).toEqual(['000002', '000003'])
  })

  it('are drawn anew for all tickets', () => {
    const draft = { countText: '2', numbers: ['000001', '000002'] }
    expect(randomised(draft, NONE, drawing(8, 9)).numbers).toEqual(['000008', '000009'])
  })

  it('are six digits by default', () => {
    expect(randomTickets(100, NONE).every((digits) => /^\d{6}$/.test(digits))).toBe(true)
  })
})

describe('edited numbers', () => {
  const draft = { countText: '2', numbers: ['000001', '000002'] }

  it('take what is pasted without anything but digits', () => {
    expect(withNumber(draft, 1, '12-34 567').numbers).toEqual(['000001', '123456'])
    expect(withNumber(draft, 1, '\u202e<b>9').numbers).toEqual(['000001', '9'])
  })

  it('are complete with six digits each', () => {
    expect(completeNumbers(['987654', '000000'])).toEqual([1_456_789, 1_000_000])
    expect(completeNumbers(['987654', '00000'])).toBeUndefined()
  })

  it('are marked where they are owned or repeated, once they are complete', () => {
    expect(findDuplicates(['111111', '222222', '222222', '3', '3'], new Set(['111111']))).toEqual([
      'owned',
      'repeated',
      'repeated',
      undefined,
      undefined,
    ])
  })

  it('are all marked where a hundred are the same', () => {
    const same = Array.from({ length: 100 }, () => '777777')
    expect(findDuplicates(same, NONE).every((duplicate) => duplicate === 'repeated')).toBe(true)
  })
})

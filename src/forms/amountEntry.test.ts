import { describe, expect, it } from 'vitest'
import { LOADING, ready } from '@/lib/loadable'
import { affordable, readAmountEntry } from './amountEntry'

const texts = {
  enter: { key: 'enter' },
  unread: { key: 'unread' },
  unreadFailed: { key: 'unreadFailed' },
  insufficient: { key: 'insufficient' },
}
const read = (typed: string, available = ready(10_000_000n)) => readAmountEntry(typed, 6, available, texts)
const keyOf = (entry: ReturnType<typeof read>) => ('text' in entry ? [entry.status, entry.text.key] : entry)

describe('readAmountEntry', () => {
  it.each([
    ['1.5', 1_500_000n],
    ['0001', 1_000_000n],
    ['.5', 500_000n],
    ['2.', 2_000_000n],
    ['1.5000000000', 1_500_000n],
    ['10', 10_000_000n],
  ])('accepts %s', (typed, wei) => {
    expect(read(typed)).toEqual({ status: 'amount', wei })
  })

  it.each([[''], ['0'], ['000.000'], ['.'], ['0.0000000000']])('asks for an amount if the field holds %j', (typed) => {
    expect(keyOf(read(typed))).toEqual(['empty', 'enter'])
  })

  it("reports the token's decimals if there are too many", () => {
    expect(read('1.0000001')).toEqual({
      status: 'invalid',
      text: { key: 'common.tooPrecise', values: { decimals: '6' } },
    })
    expect(keyOf(read('0.0000001'))).toEqual(['invalid', 'common.tooPrecise'])
  })

  it('rejects more than the balance, and any amount while the balance is unknown', () => {
    expect(keyOf(read('10.000001'))).toEqual(['invalid', 'insufficient'])
    expect(keyOf(read('9'.repeat(79)))).toEqual(['invalid', 'insufficient'])
    expect(keyOf(readAmountEntry('1', 6, LOADING, texts))).toEqual(['invalid', 'unread'])
    expect(keyOf(readAmountEntry('1', 6, { status: 'failed', retry: () => undefined }, texts))).toEqual([
      'invalid',
      'unreadFailed',
    ])
  })

  it('rejects more than a uint256 before the balance is known', () => {
    expect(keyOf(readAmountEntry('9'.repeat(79), 6, LOADING, texts))).toEqual(['invalid', 'insufficient'])
  })
})

describe('affordable', () => {
  it('returns amounts that the balance covers', () => {
    expect(affordable(5n, ready(5n))).toBe(5n)
    expect(affordable(6n, ready(5n))).toBeUndefined()
    expect(affordable(1n, LOADING)).toBeUndefined()
    expect(affordable(undefined, ready(5n))).toBeUndefined()
  })
})

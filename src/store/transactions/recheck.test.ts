import { describe, expect, it } from 'vitest'
import { shouldCheckReceipt } from './recheck'

const NOW = 1_800_000_000_000

describe('shouldCheckReceipt', () => {
  it.each([
    // age in minutes, blocks since the last check, expected
    [0, 0, false],
    [0, 1, true],
    [5, 1, true],
    [5.01, 1, false],
    [5.01, 2, false],
    [5.01, 3, true],
    [60, 3, true],
    [60.01, 3, false],
    [60.01, 9, false],
    [60.01, 10, true],
  ])('%f minutes old, %i blocks after the last check: %s', (minutes, blocks, expected) => {
    const transaction = { addedTime: NOW - minutes * 60_000, lastCheckedBlockNumber: 100 }
    expect(shouldCheckReceipt(transaction, 100 + blocks, NOW)).toBe(expected)
  })

  it.each([
    // block time, blocks since the last check, expected for an age of half an hour
    [6, 3, true],
    [5, 3, true],
    [2, 6, false],
    [2, 7, true],
    [0.5, 24, false],
    [0.5, 25, true],
    [12, 2, true],
  ])('blocks of %f s, %i after the last check: %s', (blockTimeSec, blocks, expected) => {
    const transaction = { addedTime: NOW - 30 * 60_000, lastCheckedBlockNumber: 100 }
    expect(shouldCheckReceipt(transaction, 100 + blocks, NOW, blockTimeSec)).toBe(expected)
  })

  it('checks immediately if never checked, and never with a receipt', () => {
    expect(shouldCheckReceipt({ addedTime: NOW }, 1, NOW)).toBe(true)
    expect(shouldCheckReceipt({ addedTime: NOW, receipt: {} }, 1, NOW)).toBe(false)
  })
})

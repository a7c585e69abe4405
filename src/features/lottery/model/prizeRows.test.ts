import { describe, expect, it } from 'vitest'
import { prizeRow } from './prizeRows'

const batch = (count: number, amountWei: bigint) => ({
  lotteryId: 7,
  amountWei,
  tickets: Array.from({ length: count }, (_, index) => ({
    id: BigInt(index),
    number: 1_000_000,
    isClaimed: false,
    bracket: 0,
    prizeWei: 1n,
  })),
})
const round = { id: 7 } as const

describe('prizeRow', () => {
  it.each([
    [1_000, false],
    [1_001, true],
  ])('at %s of a deadline of 1000 is expired: %s', (nowSec, isExpired) => {
    const row = prizeRow(round, 1_000, [batch(100, 500n), batch(3, 5n)], nowSec)
    expect(row).toMatchObject({ id: 7, tickets: 103, amountWei: 505n, isExpired })
  })
})

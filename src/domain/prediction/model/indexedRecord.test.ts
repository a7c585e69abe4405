import { describe, expect, it } from 'vitest'
import type { IndexedBet } from '@/api/prediction/parse'
import { CRO, market, START_SEC } from '../testing/rounds'
import { indexedRecord } from './indexedRecord'

const open: IndexedBet = {
  epoch: 9,
  position: 'bull',
  amountWei: 2n * CRO,
  result: undefined,
  payoutWei: 0n,
  isClaimed: false,
  lockPrice: undefined,
  closePrice: undefined,
  closeSec: undefined,
  startSec: START_SEC,
  lockedSec: undefined,
  placedSec: START_SEC + 5,
  hash: `0x${'1'.repeat(64)}`,
  claimHash: undefined,
}
const locked = { ...open, lockPrice: 10_000_000n, lockedSec: START_SEC + 320 }
const at = (bet: IndexedBet, afterSec: number) => indexedRecord(bet, { ...market, indexedSec: START_SEC + afterSec })

describe('an indexed bet without a result', () => {
  it.each([
    ['can still be locked in the last second', open, 360, 'open'],
    ['was not locked in time', open, 361, 'refunded'],
    ['can still end in the last second', locked, 680, 'open'],
    ['did not end in time', locked, 681, 'refunded'],
  ] as const)('on a round that %s', (_, bet, afterSec, result) => {
    expect(at(bet, afterSec).result).toBe(result)
  })

  it('gives the stake back after the end that the round would have had', () => {
    expect([open, locked].map((bet) => [at(bet, 700).payoutWei, at(bet, 700).closeSec])).toEqual([
      [2n * CRO, START_SEC + 600],
      [2n * CRO, START_SEC + 620],
    ])
  })

  it('is open while the clock is not known', () => {
    expect(indexedRecord(open)).toMatchObject({ result: 'open', payoutWei: 0n })
  })
})

it('keeps the result that the index has', () => {
  expect(at({ ...locked, result: 'lost', closeSec: START_SEC + 625 }, 700)).toMatchObject({
    result: 'lost',
    payoutWei: 0n,
    closeSec: START_SEC + 625,
  })
})

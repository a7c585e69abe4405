import { expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { ANA, BEN, CLEO, WEI } from '../testing/bids'
import { replayBids } from './bidLog'

const bid = (number: number, account: Address, amount: number, total: number) => ({
  number,
  account,
  amountWei: BigInt(amount) * WEI,
  totalWei: BigInt(total) * WEI,
  hash: `0x${'1'.repeat(64)}` as const,
  block: number,
  timeSec: number,
})

it('ranks each bid like the contract, and says what it changed', () => {
  const log = replayBids(
    [
      bid(1, ANA, 20_000, 20_000),
      bid(2, BEN, 18_500, 18_500),
      bid(3, ANA, 4_000, 24_000),
      bid(4, CLEO, 18_500, 18_500),
      bid(5, CLEO, 10, 18_510),
      bid(6, CLEO, 10_000, 28_510),
    ],
    2,
  )
  expect(log.map(({ place, isNewLeader, replaced }) => [place, isNewLeader, replaced])).toEqual([
    [1, true, undefined],
    [2, false, undefined],
    [1, false, undefined],
    // Equal to Ben's, but later.
    [undefined, false, undefined],
    [2, false, BEN],
    [1, true, undefined],
  ])
  expect(log.map(({ highestWei, lowestWinningWei }) => [highestWei / WEI, lowestWinningWei / WEI])).toEqual([
    [20_000n, 20_000n],
    [20_000n, 18_500n],
    [24_000n, 18_500n],
    [24_000n, 18_500n],
    [24_000n, 18_510n],
    [28_510n, 24_000n],
  ])
})

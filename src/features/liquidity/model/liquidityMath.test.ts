import { describe, expect, it } from 'vitest'
import { MAX_RESERVE } from '@/domain/pair/amounts'
import { getLiquidityValue, MINIMUM_LIQUIDITY } from '@/domain/pair/liquidityMath'
import { NO_PAIR, type PairSides } from '@/domain/pair/pair'
import { numbers } from '@/domain/pair/testing/pairs'
import { addTo, type Offer } from './liquidityMath'

const pool = (reserveA: bigint, reserveB: bigint, totalSupply: bigint): PairSides => ({
  address: '0x1',
  reserveA,
  reserveB,
  totalSupply,
})

const offer = (offeredA: bigint, offeredB: bigint, first: Offer['first'] = 'A'): Offer => ({
  offeredA,
  offeredB,
  first,
})

describe('addTo', () => {
  it.each([
    [
      'takes all from the first provider and locks 1000',
      NO_PAIR,
      4_000_000n,
      1_000_000n,
      { amountA: 4_000_000n, amountB: 1_000_000n, liquidity: 2_000_000n - MINIMUM_LIQUIDITY },
    ],
    [
      'takes A whole and what of B goes with it',
      pool(1_000n, 3_000n, 1_700n),
      10n,
      100n,
      { amountA: 10n, amountB: 30n, liquidity: 17n },
    ],
    [
      'takes B whole where it is too little for A',
      pool(1_000n, 3_000n, 1_700n),
      100n,
      30n,
      { amountA: 10n, amountB: 30n, liquidity: 17n },
    ],
    [
      'rounds the LP tokens down by the side that gives fewer',
      pool(3n, 10n, 7n),
      1n,
      100n,
      { amountA: 1n, amountB: 3n, liquidity: 2n },
    ],
    [
      'mints by the root where nobody holds LP tokens',
      pool(10n, 40n, 0n),
      10_000n,
      40_000n,
      { amountA: 10_000n, amountB: 40_000n, liquidity: 19_000n },
    ],
    [
      'takes the very last unit of room',
      pool(MAX_RESERVE - 5n, MAX_RESERVE - 5n, MAX_RESERVE),
      5n,
      5n,
      { amountA: 5n, amountB: 5n, liquidity: 5n },
    ],
  ])('%s', (_, state, a, b, expected) => {
    expect(addTo(state, offer(a, b))).toEqual({ ...offer(a, b), ...expected })
  })

  it('takes the first side whole where it can, and rounds the other down', () => {
    const state = pool(3n, 10n, 100n)
    expect(addTo(state, offer(2n, 7n, 'A'))).toMatchObject({ amountA: 2n, amountB: 6n })
    expect(addTo(state, offer(2n, 7n, 'B'))).toMatchObject({ amountA: 2n, amountB: 7n })
    expect(addTo(state, offer(1n, 9n, 'B'))).toMatchObject({ amountA: 1n, amountB: 3n })
  })

  it.each([
    ['nothing', pool(10n, 10n, 10n), 0n, 5n],
    ['a broken pool', pool(0n, 0n, 1000n), 5n, 5n],
    ['a first amount that only makes what is locked', NO_PAIR, 1000n, 1000n],
    ['an amount whose other side is nothing', pool(10n ** 24n, 5n, 10n ** 9n), 10n, 5n],
    ['an amount for which the pair mints nothing', pool(10n ** 9n, 10n ** 9n, 10n), 5n, 5n],
    ['more than a pair keeps', pool(MAX_RESERVE, 5n, 10n ** 9n), 10n ** 30n, 10n],
    ['more than 256 bits', NO_PAIR, 2n ** 300n, 1n],
  ])('refuses %s', (_, state, a, b) => {
    expect(addTo(state, offer(a, b))).toBeUndefined()
    expect(addTo(state, offer(a, b, 'B'))).toBeUndefined()
  })

  it('never takes more than is offered, nor mints more than its part', () => {
    const next = numbers(11)
    for (let count = 0; count < 3000; count += 1) {
      const state = pool(next(), next(), next())
      const [a, b] = [next(), next()]
      const added = addTo(state, offer(a, b, count % 2 === 0 ? 'A' : 'B'))
      if (added === undefined) continue
      expect(added.amountA <= a && added.amountB <= b).toBe(true)
      // LP tokens are never worth more than the amounts added for them.
      const out = getLiquidityValue(added.liquidity, {
        ...state,
        reserveA: state.reserveA + added.amountA,
        reserveB: state.reserveB + added.amountB,
        totalSupply: state.totalSupply + added.liquidity,
      })
      expect(out.amountA <= added.amountA && out.amountB <= added.amountB).toBe(true)
    }
  })
})

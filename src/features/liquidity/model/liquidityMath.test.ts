import { describe, expect, it } from 'vitest'
import {
  addTo,
  integerSqrt,
  leastOf,
  liquidityFor,
  MAX_RESERVE,
  MINIMUM_LIQUIDITY,
  type Offer,
  quote,
  withdrawnFrom,
} from './liquidityMath'
import { NO_POOL, type Pool, poolState } from './pool'

const pool = (reserveA: bigint, reserveB: bigint, supply: bigint): Pool => ({
  address: '0x1',
  reserveA,
  reserveB,
  supply,
})

const offer = (offeredA: bigint, offeredB: bigint, first: Offer['first'] = 'A'): Offer => ({
  offeredA,
  offeredB,
  first,
})

/** The same numbers in each run. */
function numbers(seed: number): () => bigint {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return () => {
    const bits = BigInt(1 + (next() % 100))
    let value = 0n
    for (let part = 0; part < 4; part += 1) value = (value << 31n) | BigInt(next())
    return (value % (1n << bits)) + 1n
  }
}

describe('integerSqrt', () => {
  it.each([
    [0n, 0n],
    [1n, 1n],
    [2n, 1n],
    [3n, 1n],
    [4n, 2n],
    [15n, 3n],
    [16n, 4n],
    [17n, 4n],
    [10n ** 40n, 10n ** 20n],
    [10n ** 40n - 1n, 10n ** 20n - 1n],
    [2n ** 224n - 1n, 2n ** 112n - 1n],
  ])('of %s is %s', (n, root) => {
    expect(integerSqrt(n)).toBe(root)
  })

  it('is the greatest root that is not too great', () => {
    const next = numbers(7)
    for (let count = 0; count < 2000; count += 1) {
      const n = next()
      const root = integerSqrt(n)
      expect(root * root <= n && (root + 1n) * (root + 1n) > n, `n ${n}`).toBe(true)
    }
  })
})

describe('a pool is', () => {
  it.each([
    ['empty where there is none', NO_POOL, 'empty'],
    ['empty where nobody has added', pool(0n, 0n, 0n), 'empty'],
    ['live', pool(5n, 7n, 9n), 'live'],
    ['live where tokens were only sent there', pool(5n, 7n, 0n), 'live'],
    ['broken with one side', pool(5n, 0n, 0n), 'broken'],
    ['broken without reserves for its LP tokens', pool(0n, 0n, 1000n), 'broken'],
  ] as const)('%s', (_, state, expected) => {
    expect(poolState(state)).toBe(expected)
  })
})

describe('addTo', () => {
  it.each([
    [
      'takes all from the first provider and locks 1000',
      NO_POOL,
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
    ['a first amount that only makes what is locked', NO_POOL, 1000n, 1000n],
    ['an amount whose other side is nothing', pool(10n ** 24n, 5n, 10n ** 9n), 10n, 5n],
    ['an amount for which the pair mints nothing', pool(10n ** 9n, 10n ** 9n, 10n), 5n, 5n],
    ['more than a pair keeps', pool(MAX_RESERVE, 5n, 10n ** 9n), 10n ** 30n, 10n],
    ['more than 256 bits', NO_POOL, 2n ** 300n, 1n],
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
      // What was minted can never be worth more than what was put in.
      const out = withdrawnFrom(
        {
          ...state,
          reserveA: state.reserveA + added.amountA,
          reserveB: state.reserveB + added.amountB,
          supply: state.supply + added.liquidity,
        },
        added.liquidity,
      )
      expect(out.amountA <= added.amountA && out.amountB <= added.amountB).toBe(true)
    }
  })
})

describe('withdrawnFrom', () => {
  it('rounds both sides down, and pays nothing from no pool', () => {
    expect(withdrawnFrom(pool(10n, 100n, 3n), 1n)).toEqual({ amountA: 3n, amountB: 33n })
    expect(withdrawnFrom(pool(10n, 100n, 3n), 3n)).toEqual({ amountA: 10n, amountB: 100n })
    expect(withdrawnFrom(NO_POOL, 5n)).toEqual({ amountA: 0n, amountB: 0n })
  })

  it('pays what liquidityFor burns for, and would not with one unit less', () => {
    const next = numbers(13)
    for (let count = 0; count < 2000; count += 1) {
      const state = pool(next(), next(), next())
      const amount = (next() % state.reserveA) + 1n
      const liquidity = liquidityFor(amount, state.reserveA, state.supply)
      expect(withdrawnFrom(state, liquidity).amountA >= amount).toBe(true)
      expect(withdrawnFrom(state, liquidity - 1n).amountA < amount).toBe(true)
    }
  })
})

describe('leastOf', () => {
  it.each([
    [10_000n, 50, 9_950n],
    [9_999n, 50, 9_949n],
    [1n, 50, 0n],
    [1_000n, 0, 1_000n],
    [1_000n, 4_999, 500n],
    [10n ** 30n, 1, 10n ** 30n - 10n ** 26n],
  ])('of %s at %s bps is %s', (amount, bps, least) => {
    expect(leastOf(amount, bps)).toBe(least)
  })
})

it('quotes as the router does', () => {
  expect(quote(10n, 3n, 7n)).toBe(23n)
})

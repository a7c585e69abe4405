import { describe, expect, it } from 'vitest'
import { formatPoolFee, getReserves, NO_PAIR, pairState } from './pair'
import { FEE, testPair, testToken } from './testing/pairs'

const [A, B] = [testToken(1), testToken(0xb)]

describe('pair', () => {
  it('returns reserves in the requested order, ignoring case', () => {
    const pair = testPair(A, B, 3n, 5n)
    expect([getReserves(pair, A), getReserves(pair, B)]).toEqual([
      [3n, 5n],
      [5n, 3n],
    ])
    expect(
      getReserves(testPair(B, testToken(0xc), 3n, 5n), { address: `0x${B.address.slice(2).toUpperCase()}` }),
    ).toEqual([3n, 5n])
  })

  const sides = (reserveA: bigint, reserveB: bigint, totalSupply: bigint) => ({
    address: A.address,
    reserveA,
    reserveB,
    totalSupply,
  })
  it.each([
    ['empty where there is none', NO_PAIR, 'empty'],
    ['empty where nobody has added', sides(0n, 0n, 0n), 'empty'],
    ['live', sides(5n, 7n, 9n), 'live'],
    ['live where tokens were only sent there', sides(5n, 7n, 0n), 'live'],
    ['broken with one side', sides(5n, 0n, 0n), 'broken'],
    ['broken without reserves for its LP tokens', sides(0n, 0n, 1000n), 'broken'],
  ] as const)('is %s', (_, state, expected) => {
    expect(pairState(state)).toBe(expected)
  })
})

it.each([
  [FEE, 'en-US', '0.3'],
  [FEE, 'es-ES', '0,3'],
  [{ numerator: 9983n, denominator: 10_000n }, 'en-US', '0.17'],
])('formats its fee in per cent', (fee, locale, text) => {
  expect(formatPoolFee(fee, locale)).toBe(text)
})

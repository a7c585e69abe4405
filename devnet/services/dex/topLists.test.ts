import { describe, expect, it } from 'vitest'
import { rankByLiquidity } from './topLists.ts'

const pool = (address: string, token0: string, token1: string, reserve0: bigint, reserve1: bigint) => ({
  address,
  token0,
  token1,
  reserve0,
  reserve1,
})

describe('rankByLiquidity', () => {
  // One USDC is worth ten CRO.
  const croUsdc = pool('p1', 'WCRO', 'USDC', 1_000n, 100n)

  it('values CRO and USDC reserves in CRO and sorts by value', () => {
    const { pools, tokens } = rankByLiquidity(
      [pool('p2', 'ALPHA', 'WCRO', 5n, 70n), croUsdc, pool('p3', 'usdc', 'ALPHA', 60n, 9n)],
      'WCRO',
      'USDC',
    )
    expect(pools.map(({ address, liquidityCro }) => [address, liquidityCro])).toEqual([
      ['p1', 2_000n],
      ['p3', 1_200n],
      ['p2', 140n],
    ])
    expect(Object.fromEntries(tokens.map(({ address, liquidityCro }) => [address, liquidityCro]))).toEqual({
      WCRO: 1_070n,
      USDC: 1_000n,
      ALPHA: 670n,
      usdc: 600n,
    })
  })

  it('ranks tokens without a price last and handles empty pools', () => {
    const { pools } = rankByLiquidity(
      [
        pool('p4', 'X', 'Y', 10n ** 30n, 10n ** 30n),
        pool('p5', 'USDC', 'X', 7n, 7n),
        pool('p1', 'WCRO', 'USDC', 0n, 0n),
      ],
      'WCRO',
      'USDC',
    )
    expect(pools.every(({ liquidityCro }) => liquidityCro === 0n)).toBe(true)
    expect(pools.map(({ address }) => address)).toEqual(['p1', 'p4', 'p5'])
  })
})

import { describe, expect, it } from 'vitest'
import type { PairSides } from '@/domain/pair/pair'
import { type BurnField, burnAmounts, burnPercent } from './burnAmounts'

const E18 = 10n ** 18n
/** 1000 A (18 decimals), 4000 B (6 decimals), 2000 LP. */
const POOL: PairSides = { address: '0x1', reserveA: 1000n * E18, reserveB: 4_000_000_000n, totalSupply: 2000n * E18 }
const HELD = 200n * E18
const amounts = (independentField: BurnField, typedValue: string, pool = POOL, held = HELD) =>
  burnAmounts({ independentField, typedValue }, pool, held, 18, 6)
const burn = (liquidity: bigint, amountA: bigint, amountB: bigint) => ({
  status: 'amounts',
  liquidity,
  amountA,
  amountB,
})

describe('burnAmounts', () => {
  it.each<[string, ReturnType<typeof amounts>, unknown]>([
    ['a part of what is held', amounts('percent', '50'), burn(100n * E18, 50n * E18, 200_000_000n)],
    ['all of it', amounts('percent', '100'), burn(HELD, 100n * E18, 400_000_000n)],
    ['nothing', amounts('percent', '0'), { status: 'none' }],
    ['LP tokens', amounts('liquidity', '20'), burn(20n * E18, 10n * E18, 40_000_000n)],
    ['an amount of A', amounts('A', '10'), burn(20n * E18, 10n * E18, 40_000_000n)],
    ['an amount of B', amounts('B', '40'), burn(20n * E18, 10n * E18, 40_000_000n)],
    ['the whole of a side burns all', amounts('B', '400'), burn(HELD, 100n * E18, 400_000_000n)],
    ['no text yet', amounts('A', ''), { status: 'none' }],
    ['zero', amounts('liquidity', '0.00'), { status: 'none' }],
    ['more decimals than there are', amounts('B', '0.0000001'), { status: 'none' }],
    ['more LP tokens than are held', amounts('liquidity', '200.000000000000000001'), { status: 'tooMuch' }],
    ['more of a side than is held', amounts('A', '100.000000000000000001'), { status: 'tooMuch' }],
    ['more than a contract can count', amounts('liquidity', '9'.repeat(79)), { status: 'tooMuch' }],
    ['what pays nothing of one side', amounts('liquidity', '0.000000000000000001'), { status: 'tooLittle' }],
    [
      'anything of no pool',
      amounts('A', '1', { address: undefined, reserveA: 0n, reserveB: 0n, totalSupply: 0n }, 0n),
      { status: 'none' },
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  it('burns the fewest that pay what was asked', () => {
    const odd: PairSides = { address: '0x1', reserveA: 1_000_003n, reserveB: 7_000_001n, totalSupply: 999_983n }
    const found = burnAmounts({ independentField: 'A', typedValue: '777' }, odd, 500_000n, 0, 0)
    expect(found.status === 'amounts' && found.amountA >= 777n).toBe(true)
    const fewer = burnAmounts(
      { independentField: 'liquidity', typedValue: '0.000000000000000776' },
      odd,
      500_000n,
      0,
      0,
    )
    expect(fewer.status === 'amounts' && fewer.amountA < 777n).toBe(true)
  })

  it('never promises more than the account has of the pool', () => {
    for (const held of [1n, 3n, 7n, 999n]) {
      for (let percent = 1; percent <= 100; percent += 1) {
        const found = burnAmounts(
          { independentField: 'percent', typedValue: String(percent) },
          { address: '0x1', reserveA: 1000n, reserveB: 3000n, totalSupply: 999n },
          held,
          0,
          0,
        )
        if (found.status === 'amounts') expect(found.liquidity <= held).toBe(true)
      }
    }
  })
})

describe('burnPercent', () => {
  it.each([
    [0n, 0n, 0],
    [1n, 3n, 33],
    [2n, 3n, 66],
    [3n, 3n, 100],
    [1n, 10n ** 20n, 0],
  ])('of %s of %s is %s', (liquidity, held, percent) => {
    expect(burnPercent(liquidity, held)).toBe(percent)
  })
})

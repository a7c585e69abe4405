import { describe, expect, it } from 'vitest'
import type { PairSides } from '@/domain/pair/pair'
import { Decimal } from '@/lib/decimal'
import { amountsUsd, byWorth, isFound, positionUsd } from './worth'

const E18 = 10n ** 18n
const POOL: PairSides = {
  address: `0x${'1'.repeat(40)}`,
  reserveA: 1_000n * E18,
  reserveB: 100_000_000n,
  totalSupply: 100n * E18,
}
const CRO = { decimals: 18, usd: new Decimal('0.1') }
const USDC = { decimals: 6, usd: new Decimal(1) }

describe('what a position is worth', () => {
  it('is the sum of both sides, and twice the one that has a price', () => {
    expect(positionUsd(POOL, 10n * E18, [CRO, USDC])?.toFixed()).toBe('20')
    expect(positionUsd(POOL, 10n * E18, [CRO, undefined])?.toFixed()).toBe('20')
    expect(positionUsd(POOL, 10n * E18, [{ ...CRO, usd: undefined }, USDC])?.toFixed()).toBe('20')
  })

  it('is unknown, and not 0, where neither has one', () => {
    expect(positionUsd(POOL, 10n * E18, [undefined, undefined])).toBeUndefined()
    expect(amountsUsd([1n, 1n], [CRO, undefined])).toBeUndefined()
  })

  it('orders the list: the most first, the unknown last and as they were', () => {
    const of = (name: string, usd?: string) => ({ name, usd: usd === undefined ? undefined : new Decimal(usd) })
    expect(
      byWorth([of('x'), of('small', '1'), of('y'), of('large', '20'), of('none', '0')]).map(({ name }) => name),
    ).toEqual(['large', 'small', 'none', 'x', 'y'])
  })
})

it('a pool is found by both of its tokens, in any order and case, or by an address', () => {
  const texts = ['CRO', 'Cronos', 'USDC', 'USD Coin', '0xABC']
  for (const typed of ['', 'usdc/cro', 'cron usd', '0xab']) expect(isFound(texts, typed)).toBe(true)
  expect(isFound(texts, 'cro vvs')).toBe(false)
})

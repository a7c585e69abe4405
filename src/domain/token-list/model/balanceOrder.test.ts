import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getNativeCurrency, type ListedToken, type TokenSource } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type BalancesUsd, balanceCandidates, MAX_BALANCES, sortByBalance } from './balanceOrder'
import { mergeTokens } from './mergeTokens'

/** Contains a letter, so that its case can vary. */
const addressOf = (n: number): Address => `0x${`f${n.toString(16)}`.padStart(40, '0')}`
const token = (n: number, source?: TokenSource): ListedToken => ({
  address: addressOf(n),
  symbol: `T${String(n).padStart(4, '0')}`,
  name: 'Token',
  decimals: 18,
  ...(source && { source }),
})
const TOKENS = [1, 2, 3, 4, 5, 6].map((n) => token(n))
const LISTED = [getNativeCurrency(), ...TOKENS]
const symbols = (found: readonly { readonly symbol: string }[]) => found.map(({ symbol }) => symbol)
const held = (usd: Readonly<Record<number, string | undefined>>): BalancesUsd =>
  new Map(
    Object.entries(usd).map(([n, each]) => [addressOf(Number(n)), each === undefined ? undefined : new Decimal(each)]),
  )

describe('sortByBalance', () => {
  it.each<[string, Readonly<Record<number, string | undefined>>, readonly string[]]>([
    ['nothing held: as it was listed', {}, ['CRO', 'T0001', 'T0002', 'T0003', 'T0004', 'T0005', 'T0006']],
    [
      'by USD, the largest first, not by symbol or text',
      { 2: '9', 4: '10', 6: '1000.5' },
      ['CRO', 'T0006', 'T0004', 'T0002', 'T0001', 'T0003', 'T0005'],
    ],
    [
      'without a price after the least that has one, by symbol',
      { 3: undefined, 1: undefined, 5: '0.0000001' },
      ['CRO', 'T0005', 'T0001', 'T0003', 'T0002', 'T0004', 'T0006'],
    ],
    ['of equal worth by symbol', { 5: '1', 4: '1.0' }, ['CRO', 'T0004', 'T0005', 'T0001', 'T0002', 'T0003', 'T0006']],
  ])('%s', (_what, usd, order) => {
    expect(symbols(sortByBalance(LISTED, held(usd)))).toEqual(order)
  })

  it('ignores the case of addresses', () => {
    const upper: ListedToken = { ...token(7), address: `0x${addressOf(7).slice(2).toUpperCase()}` }
    expect(symbols(sortByBalance([getNativeCurrency(), token(1), upper], held({ 7: '1' })))).toEqual([
      'CRO',
      'T0007',
      'T0001',
    ])
  })

  it('keeps every currency once, with the native coin first', () => {
    const usd = fc.option(fc.integer({ min: 0, max: 3 }).map(String), { nil: undefined })
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), usd), (balances) => {
        const sorted = sortByBalance(LISTED, held(balances))
        expect(sorted[0]).toBe(getNativeCurrency())
        expect(new Set(sorted)).toEqual(new Set(LISTED))
        expect(sorted).toHaveLength(LISTED.length)
      }),
    )
  })
})

describe('balanceCandidates', () => {
  const mapOf = (tokens: readonly ListedToken[]) => new Map(tokens.map((each) => [each.address, each]))

  it('fit into one multicall, without the end of long lists', () => {
    const deployed = [token(1, { kind: 'deployment' }), token(2, { kind: 'deployment' })]
    const ranked = [token(3, { kind: 'exchange' })]
    const long = Array.from({ length: 10_000 }, (_, index) =>
      token(10_000 - index + 10, { kind: 'list', name: 'A long list' }),
    )
    const added = [token(4)]
    const read = balanceCandidates(mergeTokens([deployed, ranked, long, added].map(mapOf)))
    expect(read).toHaveLength(MAX_BALANCES)
    expect(read).toEqual([...deployed, ...added, ...ranked, ...long].slice(0, MAX_BALANCES))
  })
})

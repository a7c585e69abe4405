import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getNativeCurrency, type ListedToken } from '@/domain/token/currency'
import { numberedAddress } from '@/lib/testing/addresses'
import { imitatedBy, imitationsOf } from './imitation'
import { mergeTokens } from './mergeTokens'
import { searchCurrencies, searchTokenWords } from './searchCurrencies'
import { withoutPairs } from './withoutPairs'

type Named = readonly [symbol: string, name: string]
const directoryOf = (tokens: readonly Named[], more: Partial<ListedToken> = {}) =>
  mergeTokens([
    new Map(
      tokens.map(([symbol, name], n) => [
        numberedAddress(n + 1),
        { address: numberedAddress(n + 1), symbol, name, decimals: 18, ...more },
      ]),
    ),
  ])
const symbols = (found: readonly { readonly symbol: string }[]) => found.map(({ symbol }) => symbol)

describe('searchCurrencies', () => {
  const directory = directoryOf([
    ['USDC', 'USD Coin'],
    ['USDT', 'Tether USD'],
    ['axlUSDC', 'Axelar Wrapped USDC'],
    ['VVS', 'VVS Finance'],
    ['USDC.e', 'Bridged'],
    ['MCRO', 'My Cronos'],
  ])

  it.each<[string, readonly string[]]>([
    ['', ['CRO', 'axlUSDC', 'MCRO', 'USDC', 'USDC.e', 'USDT', 'VVS']],
    ['   ', ['CRO', 'axlUSDC', 'MCRO', 'USDC', 'USDC.e', 'USDT', 'VVS']],
    ['usdc', ['USDC', 'USDC.e', 'axlUSDC']],
    ['usd', ['USDC', 'USDC.e', 'USDT', 'axlUSDC']],
    ['sdc', ['axlUSDC', 'USDC']],
    ['sdo', []],
    ['usd coin', ['USDC']],
    ['coin usd', ['USDC']],
    ['usd  teth', ['USDT']],
    ['wrapped usd', ['axlUSDC']],
    ['usdc nothing', []],
    ['cro', ['CRO', 'MCRO']],
    ['cronos', ['CRO', 'MCRO']],
    ['finance', ['VVS']],
    ['$', []],
  ])('%j finds %j', (text, found) => {
    expect(symbols(searchCurrencies(directory, getNativeCurrency(), text))).toEqual(found)
  })

  it('prefers a matching symbol prefix to a native coin without one', () => {
    expect(
      symbols(
        searchCurrencies(
          directoryOf([
            ['CRONOSX', 'Other'],
            ['XX', 'Cronos thing'],
          ]),
          getNativeCurrency(),
          'cronos',
        ),
      ),
    ).toEqual(['CRONOSX', 'CRO', 'XX'])
  })

  it('finds each token once, by every prefix and suffix of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        word,
        fc.nat(),
        fc.nat(),
        (name, symbol, at, length) => {
          const { sorted } = directoryOf([[symbol, name.join(' ')]])
          const picked = name[at % name.length] ?? ''
          const size = 1 + (length % picked.length)
          for (const text of [picked.slice(0, size), picked.slice(-size), symbol.toUpperCase()])
            expect(searchTokenWords(sorted, text)).toHaveLength(1)
        },
      ),
    )
  })

  it('treats special characters literally', () => {
    const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const found = searchCurrencies(directory, getNativeCurrency(), text)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })

  it('excludes LP tokens', () => {
    const all = mergeTokens([
      new Map([
        [
          numberedAddress(1),
          {
            address: numberedAddress(1),
            symbol: 'A-B LP',
            name: 'LP',
            decimals: 18,
            pair: [numberedAddress(2), numberedAddress(3)],
          },
        ],
        [numberedAddress(2), { address: numberedAddress(2), symbol: 'A', name: 'A', decimals: 18 }],
      ]),
    ])
    expect(symbols(withoutPairs(all).sorted.map(({ token }) => token))).toEqual(['A'])
    expect([...withoutPairs(all).byAddress.keys()]).toEqual([numberedAddress(2)])
  })
})

describe('imitatedBy', () => {
  const directory = directoryOf(
    [
      ['USDC', 'USD Coin'],
      ['WBTC', 'Wrapped BTC'],
      ['ALI', 'Artificial Liquid'],
    ],
    { source: { kind: 'deployment' } },
  )
  const other = (symbol: string, name = 'Some token', address = numberedAddress(99)): ListedToken => ({
    address,
    symbol,
    name,
    decimals: 18,
  })

  it.each<[string, string, string | undefined]>([
    ['USDC', 'Anything', 'USDC'],
    ['usdc', 'Anything', 'USDC'],
    ['U S D C', 'Anything', 'USDC'],
    ['USDC.', 'Anything', 'USDC'],
    ['USDС', 'with a Cyrillic letter', 'USDC'],
    ['ＵＳＤＣ', 'in full width', 'USDC'],
    ['ÜSDĆ', 'with marks', 'USDC'],
    ['U5DC', 'with a digit', 'USDC'],
    ['COIN', 'USD  Coin', 'USDC'],
    ['WBTC', 'x', 'WBTC'],
    ['A1I', 'x', 'ALI'],
    ['CR0', 'x', 'CRO'],
    ['X', 'Cronos', 'CRO'],
    ['USDC.e', 'Bridged', undefined],
    ['USDX', 'Other', undefined],
  ])('%s (%s): %s', (symbol, name, imitated) => {
    expect(imitatedBy(other(symbol, name), directory, getNativeCurrency())?.symbol).toBe(imitated)
  })

  it('ignores the deployed token itself, and other deployed tokens', () => {
    expect(imitatedBy(other('USDC', 'x', numberedAddress(1)), directory, getNativeCurrency())).toBeUndefined()
    expect(
      imitatedBy({ ...other('USDC'), source: { kind: 'deployment' } }, directory, getNativeCurrency()),
    ).toBeUndefined()
    expect(imitatedBy(getNativeCurrency(), directory, getNativeCurrency())).toBeUndefined()
  })

  it('finds which of some tokens imitate one of the deployment', () => {
    const others = [
      other('USDC'),
      other('WBTC'),
      other('U5DC', 'Other', numberedAddress(98)),
      other('USDC', 'x', numberedAddress(1)),
    ]
    const found = imitationsOf({ address: numberedAddress(1) }, others, directory, getNativeCurrency())
    expect(symbols(found)).toEqual(['USDC', 'U5DC'])
    expect(imitationsOf({ address: numberedAddress(99) }, others, directory, getNativeCurrency())).toEqual([])
  })

  it('matches an LP token by its symbol, not by its generated name', () => {
    const lp: ListedToken = {
      address: numberedAddress(1),
      symbol: 'CRO-USDC LP',
      name: 'LP CRO / USD Coin',
      decimals: 18,
      pair: [numberedAddress(2), numberedAddress(3)],
      source: { kind: 'deployment' },
    }
    const withPair = mergeTokens([new Map([[lp.address, lp]])])
    expect(imitatedBy(other('CR0-USDC LP'), withPair, getNativeCurrency())?.symbol).toBe('CRO-USDC LP')
    expect(imitatedBy(other('X', 'LP CRO / USD Coin'), withPair, getNativeCurrency())).toBeUndefined()
    expect(imitatedBy({ ...lp, address: numberedAddress(1) }, withPair, getNativeCurrency())).toBeUndefined()
  })

  it('works for any name', () => {
    const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(
        fc.string({ unit }),
        fc.string({ unit }),
        (symbol, name) => void imitatedBy(other(symbol, name), directory, getNativeCurrency()),
      ),
    )
  })
})

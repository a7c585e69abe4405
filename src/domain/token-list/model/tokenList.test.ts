import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TokenInfo, TokenList } from '@/api/tokenList/tokenList'
import { getDeployment } from '@/config/deployment'
import { getNativeCurrency, type ListedToken } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import { numberedAddress } from '@/lib/testing/addresses'
import { deploymentTokens } from './deploymentTokens'
import { dexTokens } from './dexTokens'
import { mergeTokens } from './mergeTokens'
import { enterChoice, searchTokens } from './searchTokens'
import { tokenMapOf } from './tokenMap'

const info = (n: number, symbol: string, chainId = 25): TokenInfo => ({
  chainId,
  address: numberedAddress(n),
  decimals: 18,
  symbol,
  name: `${symbol} token`,
})
const listOf = (...tokens: TokenInfo[]): TokenList => ({
  name: 'Some list',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
})
const directoryOf = (...symbols: string[]) =>
  mergeTokens([tokenMapOf(listOf(...symbols.map((symbol, n) => info(n + 1, symbol))), 25)])
const symbols = (found: readonly { readonly symbol: string }[]) => found.map(({ symbol }) => symbol)

describe('tokenMapOf', () => {
  it('has the tokens of one chain', () => {
    const list = listOf(info(1, 'A'), info(2, 'B', 338))
    expect([...tokenMapOf(list, 25).keys()]).toEqual([numberedAddress(1)])
    expect([...tokenMapOf(list, 338).keys()]).toEqual([numberedAddress(2)])
  })

  it('rejects duplicates, ignoring case', () => {
    const upper = numberedAddress(0xabc).toUpperCase().replace('0X', '0x') as Address
    expect(() => tokenMapOf(listOf(info(0xabc, 'A'), { ...info(1, 'B'), address: upper }), 25)).toThrow(
      'Duplicate tokens.',
    )
    expect(() => tokenMapOf(listOf(info(1, 'A'), info(1, 'A', 338)), 25)).not.toThrow()
  })

  it('rejects duplicates on another chain too', () => {
    expect(() => tokenMapOf(listOf(info(1, 'A', 338), info(1, 'A', 338)), 25)).toThrow('Duplicate tokens.')
  })
})

describe('mergeTokens', () => {
  it('keeps the first source, and sorts by symbol, ignoring case', () => {
    const first = new Map<string, ListedToken>([
      [numberedAddress(1), { address: numberedAddress(1), symbol: 'zed', name: 'First', decimals: 6 }],
    ])
    const second = tokenMapOf(listOf(info(1, 'OTHER'), info(2, 'bee'), info(3, 'Ant')), 25)
    const { sorted, byAddress } = mergeTokens([first, second])
    expect(symbols(sorted.map(({ token }) => token))).toEqual(['Ant', 'bee', 'zed'])
    expect(byAddress.get(numberedAddress(1))).toMatchObject({ name: 'First', decimals: 6 })
  })

  it('puts a deployed token before others with its symbol', () => {
    const own = new Map<string, ListedToken>([
      [
        numberedAddress(9),
        { address: numberedAddress(9), symbol: 'USDC', name: 'USD Coin', decimals: 6, source: { kind: 'deployment' } },
      ],
    ])
    const { sorted } = mergeTokens([own, tokenMapOf(listOf(info(1, 'USDC'), info(2, 'usdc'), info(3, 'A')), 25)])
    expect(sorted.map(({ token }) => token.address)).toEqual([
      numberedAddress(3),
      numberedAddress(9),
      numberedAddress(1),
      numberedAddress(2),
    ])
  })

  it("names the devnet's LP tokens by their pairs", () => {
    const tokens = deploymentTokens(getDeployment())
    const lp = tokens.get(getDeployment().vaults.list['vvs-cro-usdc']?.underlying.toLowerCase() ?? '')
    expect(lp).toMatchObject({ symbol: 'CRO-USDC LP', decimals: 18, source: { kind: 'deployment' } })
    expect(lp?.pair).toHaveLength(2)
  })

  it('drops ranked tokens without a symbol', () => {
    const tokens = dexTokens(
      [{ address: numberedAddress(1), symbol: 'A', decimals: 6 }, { address: numberedAddress(2) }],
      [
        {
          address: numberedAddress(3),
          token0: { address: numberedAddress(1), symbol: 'A' },
          token1: { address: numberedAddress(2), symbol: 'WCRO' },
        },
        {
          address: numberedAddress(4),
          token0: { address: numberedAddress(1), symbol: 'A' },
          token1: { address: numberedAddress(2) },
        },
      ],
    )
    expect([...tokens.values()].map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ['A', 6],
      ['A-CRO LP', 18],
    ])
  })
})

describe('searchTokens', () => {
  const directory = directoryOf('USDC', 'USDT', 'usdcx', 'CRO-USDC LP', 'VVS')

  it('finds by prefix of symbol or name, ignoring case, native coin first', () => {
    expect(symbols(searchTokens(directory, getNativeCurrency(), 'usd'))).toEqual(['USDC', 'usdcx', 'USDT'])
    expect(symbols(searchTokens(directory, getNativeCurrency(), ' cro'))).toEqual(['CRO', 'CRO-USDC LP'])
    expect(symbols(searchTokens(directory, getNativeCurrency(), 'VVS TOK'))).toEqual(['VVS'])
    expect(searchTokens(directory, getNativeCurrency(), 'sdc')).toEqual([])
    expect(symbols(searchTokens(directory, getNativeCurrency(), ''))).toHaveLength(6)
  })

  it('puts the exact symbol first, then symbol prefixes, then names', () => {
    const tokens = mergeTokens([
      new Map(
        [
          ['AAVE', 'Usdc lender'],
          ['USDC', 'USD Coin'],
          ['USDC.e', 'Bridged'],
          ['CRONOSX', 'Other'],
        ].map(([symbol = '', name = ''], n) => [
          numberedAddress(n),
          { address: numberedAddress(n), symbol, name, decimals: 18 },
        ]),
      ),
    ])
    expect(symbols(searchTokens(tokens, getNativeCurrency(), 'USDC'))).toEqual(['USDC', 'USDC.e', 'AAVE'])
    // The native coin is named Cronos.
    expect(symbols(searchTokens(tokens, getNativeCurrency(), 'cronos'))).toEqual(['CRONOSX', 'CRO'])
    expect(symbols(searchTokens(tokens, getNativeCurrency(), 'cro'))).toEqual(['CRO', 'CRONOSX'])
    expect(enterChoice(searchTokens(tokens, getNativeCurrency(), 'usdc'), getNativeCurrency(), 'usdc')?.symbol).toBe(
      'USDC',
    )
  })

  it('treats special characters and lone surrogates literally', () => {
    const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const wanted = text.trim().toLowerCase()
        const wrong = searchTokens(directory, getNativeCurrency(), text).filter(
          ({ symbol, name }) => ![symbol, name].some((known) => known.toLowerCase().startsWith(wanted)),
        )
        expect(wrong).toEqual([])
      }),
    )
  })

  const choose = (text: string) =>
    enterChoice(searchTokens(directory, getNativeCurrency(), text), getNativeCurrency(), text)?.symbol

  it('selects the native coin, the exact symbol, or the only result with Enter', () => {
    expect(['CRO', 'cro'].map(choose)).toEqual(['CRO', 'CRO'])
    expect(choose('usdc')).toBe('USDC')
    expect(choose('vv')).toBe('VVS')
    expect(choose('usd')).toBeUndefined()
    expect(choose('nothing')).toBeUndefined()
  })
})

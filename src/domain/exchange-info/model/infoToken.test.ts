import { describe, expect, it } from 'vitest'
import type { TokenTotals } from '@/api/exchange/infoTokens'
import { getDeployment } from '@/config/deployment'
import { addressOf } from '@/lib/testing/addresses'
import { getInfoTerms } from '../infoService'
import { decimal, deployed, tokenTotals } from '../testing/infoRows'
import { compareTokens, infoToken, type PastTokens, withoutDay } from './infoToken'

const TOKEN = addressOf('1')
const pastOf = (...tokens: readonly TokenTotals[]): PastTokens => ({
  asked: new Set([TOKEN, deployed('VVS').toLowerCase()]),
  tokens,
  croPrice: decimal('0.08'),
})
const rowOf = (token: TokenTotals, past: PastTokens | undefined) =>
  infoToken(token, {
    network: getDeployment(),
    isBase: getInfoTerms().isBase,
    croPrice: decimal('0.1'),
    past,
  })

describe('a token', () => {
  it('is compared with what it was a day before', () => {
    const before = tokenTotals(TOKEN, {
      priceCro: decimal('1.6'),
      priceUsd: decimal('0.1'),
      volumeUsd: decimal(900),
      transactions: 45,
      trackedCro: decimal(50_000),
    })
    const row = rowOf(tokenTotals(TOKEN), pastOf(before))
    expect([row.priceChange.usd?.toFixed(), row.priceChange.cro?.toFixed()]).toEqual(['1', '0.25'])
    expect([row.volume24h.usd?.toFixed(), row.volume24h.cro?.toFixed(), row.transactions24h]).toEqual([
      '100',
      '1000',
      5,
    ])
    // 4,000 dollars, after 2,000.
    expect([row.liquidity.usd?.toFixed(), row.liquidityChange?.toFixed(), row.doubts]).toEqual(['4000', '1', []])
  })

  it('has no change without a history, which is not 0', () => {
    const row = rowOf(tokenTotals(TOKEN), undefined)
    expect([row.priceChange.usd, row.volume24h.usd, row.liquidityChange, row.transactions24h]).toEqual(
      Array(4).fill(undefined),
    )
    const other = { ...pastOf(), asked: new Set([addressOf('2')]) }
    expect(rowOf(tokenTotals(TOKEN), other).volume24h.usd).toBeUndefined()
  })

  it('that is younger than a day has all of its volume, and no change', () => {
    const row = rowOf(tokenTotals(TOKEN), pastOf())
    expect([row.volume24h.usd?.toFixed(), row.transactions24h, row.priceChange.usd]).toEqual(['1000', 50, undefined])
  })

  it('with totals that shrank has no volume', () => {
    const row = rowOf(tokenTotals(TOKEN), pastOf(tokenTotals(TOKEN, { volumeUsd: decimal(2_000), transactions: 60 })))
    expect([row.volume24h.usd, row.transactions24h]).toEqual([undefined, undefined])
  })

  it('that others are priced by is worth its reserves', () => {
    const row = rowOf(tokenTotals(deployed('VVS'), { trackedCro: decimal(1) }), undefined)
    expect([row.liquidity.cro?.toFixed(), row.doubts, row.symbol]).toEqual(['40000', [], 'VVS'])
  })

  it('is told where its price is not to be trusted', () => {
    const doubtsOf = (changed: Partial<TokenTotals>) => rowOf(tokenTotals(TOKEN, changed), undefined).doubts
    expect(doubtsOf({ priceCro: undefined, priceUsd: undefined })).toEqual(['thin'])
    expect(doubtsOf({ trackedCro: decimal(100) })).toEqual(['thin'])
    // A trillion by its price, with 4,000 dollars against it.
    const fake = rowOf(tokenTotals(TOKEN, { reserves: decimal(1e12) }), undefined)
    expect([fake.doubts, fake.liquidity.usd?.toFixed()]).toEqual([['uneven'], '4000'])
  })

  it('has no liquidity without a dollar price of CRO, unless others are priced by it', () => {
    const row = infoToken(tokenTotals(TOKEN, { trackedCro: decimal(0) }), {
      network: getDeployment(),
      isBase: getInfoTerms().isBase,
      croPrice: undefined,
      past: pastOf(),
    })
    expect([row.liquidity.cro, row.volume24h.usd, row.doubts]).toEqual([undefined, undefined, []])
  })

  it('has nothing of a day for an index that is behind', () => {
    const row = withoutDay(rowOf(tokenTotals(TOKEN), pastOf(tokenTotals(TOKEN))))
    expect([row.priceChange.usd, row.volume24h.usd, row.transactions24h]).toEqual(Array(3).fill(undefined))
    expect(row.price.usd?.toFixed()).toBe('0.2')
  })
})

it('tokens are ranked by liquidity, and those with doubts last', () => {
  const row = (digit: string, changed: Partial<TokenTotals>) => rowOf(tokenTotals(addressOf(digit), changed), undefined)
  const ranked = [
    row('1', { reserves: decimal(1e12), trackedCro: decimal(1e6) }),
    row('2', {}),
    row('3', { trackedCro: decimal(90_000) }),
  ].sort(compareTokens)
  expect(ranked.map(({ address }) => address[2])).toEqual(['3', '2', '1'])
})

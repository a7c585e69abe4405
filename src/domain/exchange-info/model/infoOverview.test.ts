import { describe, expect, it } from 'vitest'
import { decimal } from '../testing/infoRows'
import { type ExchangeAt, infoOverview } from './infoOverview'
import { infoTimes } from './infoTimes'

const at = (volume: number, croPrice = '0.1', liquidity = 1_000, transactions = volume): ExchangeAt => ({
  totals: {
    pools: 5,
    transactions,
    volume: { usd: decimal(volume), cro: decimal(volume * 10) },
    liquidity: { usd: decimal(liquidity), cro: decimal(liquidity * 10) },
  },
  croPrice: decimal(croPrice),
})
const nothing: ExchangeAt = { totals: undefined, croPrice: undefined }
const feeRate = decimal('0.003')

describe('the exchange', () => {
  it('is compared with what it was', () => {
    const past = { sinceSec: at(300, '0.08', 800), hourSec: at(390), dayAgoSec: at(290), twoDaysAgoSec: at(240) }
    const view = infoOverview(at(400), past, feeRate, { number: 7, timestampSec: 70 })
    expect([view.volume24h.usd?.toFixed(), view.volume24h.cro?.toFixed(), view.transactions24h]).toEqual([
      '100',
      '1000',
      100,
    ])
    expect([view.volumeChange.usd?.toFixed(), view.liquidityChange.cro?.toFixed()]).toEqual(['1', '0.25'])
    expect([view.croPriceChange?.toFixed(), view.fees24h.usd?.toFixed(), view.pools]).toEqual(['0.25', '0.3', 5])
    expect(view.indexed).toEqual({ number: 7, timestampSec: 70 })
  })

  it('has no day without a history', () => {
    const view = infoOverview(at(400), undefined, feeRate, undefined)
    expect([view.volume24h.usd, view.volumeChange.usd, view.liquidityChange.usd, view.transactions24h]).toEqual(
      Array(4).fill(undefined),
    )
    expect([view.liquidity.usd?.toFixed(), view.croPrice?.toFixed()]).toEqual(['1000', '0.1'])
  })

  it('that is younger than a day has all of its volume, and no change', () => {
    const past = { sinceSec: nothing, hourSec: at(10), dayAgoSec: nothing, twoDaysAgoSec: nothing }
    const view = infoOverview(at(400), past, feeRate, undefined)
    expect([view.volume24h.usd?.toFixed(), view.transactions24h]).toEqual(['400', 400])
    expect([view.volumeChange.usd, view.liquidityChange.usd, view.croPriceChange]).toEqual(Array(3).fill(undefined))
  })

  it('without a dollar price of CRO has no values', () => {
    const { liquidity, volume24h } = infoOverview({ ...at(0), croPrice: undefined }, undefined, feeRate, undefined)
    expect([liquidity.usd, liquidity.cro, volume24h.usd]).toEqual([undefined, undefined, undefined])
  })

  it('whose totals shrank has no volume', () => {
    const past = { sinceSec: at(500), hourSec: at(1), dayAgoSec: at(2), twoDaysAgoSec: at(3) }
    const view = infoOverview(at(400), past, feeRate, undefined)
    expect([view.volume24h.usd, view.volumeChange.usd, view.transactions24h]).toEqual(Array(3).fill(undefined))
  })
})

it('a day is the current hour and the 23 before', () => {
  expect(infoTimes(100 * 3_600 + 59)).toEqual({
    sinceSec: 77 * 3_600,
    hourSec: 100 * 3_600,
    dayAgoSec: 76 * 3_600,
    twoDaysAgoSec: 52 * 3_600,
  })
})

import { describe, expect, it } from 'vitest'
import { getSpotPrice, routePrice } from './priceRoute'
import { testPair, testToken } from './testing/pairs'

const [COIN, CENT, WHOLE] = [testToken(1, 18), testToken(2, 6), testToken(3, 0)]
const coins = testPair(COIN, CENT, 200n * 10n ** 18n, 50n * 10n ** 6n)

describe('spot price', () => {
  it('is that of the pair from either side, for any decimals', () => {
    expect(getSpotPrice(coins, COIN).toFixed()).toBe('0.25')
    expect(getSpotPrice(coins, CENT).toFixed()).toBe('4')
    expect(routePrice({ pools: [coins], base: CENT }).toFixed()).toBe('4')
  })

  it('multiplies along two pairs', () => {
    const wholes = testPair(COIN, WHOLE, 10n * 10n ** 18n, 5n)
    expect(routePrice({ pools: [wholes, coins], base: WHOLE }).toFixed()).toBe('0.5')
    expect(routePrice({ pools: [coins, wholes], base: CENT }).toFixed()).toBe('2')
  })
})

import { describe, expect, it } from 'vitest'
import { openRound as round } from '@/domain/lottery/testing/openRound'
import { bpsText, bracketRows, elapsedShare, oneIn, parseLotteryId, ticketWorth } from './lotteryView'

const WEI = 10n ** 18n

describe('bracketRows', () => {
  it('has all digits first, with exact chances and pots', () => {
    const rows = bracketRows(round)
    expect(rows.map(({ digits, chancePercent, potWei }) => [digits, chancePercent.toFixed(), potWei / WEI])).toEqual([
      [6, '0.0001', 4_000n],
      [5, '0.0009', 2_000n],
      [4, '0.009', 1_000n],
      [3, '0.09', 500n],
      [2, '0.9', 300n],
      [1, '9', 200n],
    ])
    expect(rows.map(oneIn)).toEqual([1_000_000, 111_111, 11_111, 1_111, 111, 11])
  })
})

describe('bpsText', () => {
  it.each([
    [2_000n, 'en-US', '20'],
    [5n, 'en-US', '0.05'],
    [5n, 'es-ES', '0,05'],
  ])('of %s in %s is %s', (bps, locale, text) => {
    expect(bpsText(bps, locale)).toBe(text)
  })
})

describe('ticketWorth', () => {
  it('is a loss where the pot is what tickets cost', () => {
    const { costWei, lossWei, percent } = ticketWorth(round, 100)
    expect(costWei).toBe(100n * WEI)
    expect(lossWei).toBeGreaterThan(0n)
    expect(percent.toNumber()).toBeGreaterThan(20)
  })

  it('is a gain where it holds much more', () => {
    const { lossWei, percent } = ticketWorth({ ...round, collectedWei: 10_000_000n * WEI }, 100)
    expect(lossWei).toBeLessThan(0n)
    expect(percent.toNumber()).toBeGreaterThan(0)
  })
})

describe('elapsedShare', () => {
  it.each([
    [500, 0],
    [1_000, 0],
    [1_250, 0.25],
    [9_999, 1],
  ])('at %s is %s', (nowSec, share) => {
    expect(elapsedShare(round, nowSec)).toBe(share)
  })

  it('is 1 where the times make no sense', () => {
    expect(elapsedShare({ ...round, endSec: 0 }, 5)).toBe(1)
  })
})

describe('parseLotteryId', () => {
  it.each([
    ['1', 1],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('takes %s', (text, id) => {
    expect(parseLotteryId(text)).toBe(id)
  })

  it.each(['', '0', '-1', '1.5', '1e3', '0x1', '٣', '9999999999', 'NaN', ' 1'])('refuses %j', (text) => {
    expect(parseLotteryId(text)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { SALE_STATUSES, type SaleStatus } from '@/domain/squad/sale'
import { elapsedShare, nextChange, timeline } from './timeline'

const sale = (status: SaleStatus) => ({
  status,
  maxSupply: 10,
  maxReserveSupply: 0,
  maxPreSaleSupply: 0,
  maxPerAddress: 10,
  maxPerTransaction: 5,
  priceWei: 1n,
  preSaleSec: 1_000,
  startSec: 2_000,
  refundSec: 4_000,
  soldTickets: 0,
  snapshotBlock: 1,
})

describe('timeline', () => {
  it.each([
    ['premint', ['next', 'next', 'next', 'next']],
    ['presale', ['now', 'next', 'next', 'next']],
    ['sale', ['done', 'now', 'next', 'next']],
    ['drawing', ['done', 'done', 'next', 'next']],
    ['claim', ['done', 'done', 'now', 'now']],
    ['refund', ['done', 'done', 'never', 'never']],
  ] as const)('of a sale in %s', (status, states) => {
    expect(timeline(sale(status)).map(({ state }) => state)).toEqual(states)
  })
})

describe('nextChange', () => {
  it('is what the time brings, if anything', () => {
    expect(SALE_STATUSES.map((status) => nextChange(sale(status))?.atSec)).toEqual([
      undefined,
      1_000,
      2_000,
      4_000,
      4_000,
      undefined,
      undefined,
    ])
  })

  it('has a share of its phase behind it, from 0 to 1', () => {
    expect(elapsedShare(sale('presale'), 1_250)).toBe(0.25)
    expect(elapsedShare(sale('sale'), 5_000)).toBe(1)
    expect(elapsedShare(sale('premint'), 500)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { NO_MOVES, type PoolMoves } from './poolMoves'
import { poolProfit } from './poolProfit'
import { poolProfitView } from './poolProfitView'

const CRO = 10n ** 18n
const USDC = 10n ** 6n
const history = (moves: Partial<PoolMoves>, isWhole = true) => ({ moves: { ...NO_MOVES, ...moves }, isWhole })
/** Deposited 1,000 CRO and 100 USDC; withdrew a quarter as 210 CRO and 30 USDC. */
const moves: PoolMoves = {
  ...NO_MOVES,
  deposited: [1_000n * CRO, 100n * USDC],
  withdrawn: [210n * CRO, 30n * USDC],
  minted: 75n,
}
const currencies = [
  { address: 'native', symbol: 'CRO', name: 'CRO', decimals: 18 },
  { address: `0x${'1'.repeat(40)}`, symbol: 'USDC', name: 'USDC', decimals: 6 },
] as const
const prices = [
  { decimals: 18, usd: new Decimal('0.1') },
  { decimals: 6, usd: new Decimal(1) },
] as const
const viewOf = (
  profit: Parameters<typeof poolProfitView>[0],
  change: Partial<Parameters<typeof poolProfitView>[1]> = {},
) => poolProfitView(profit, { prices, isPricing: false, ...change }, currencies, 'en-US')

describe('the profit of a pool', () => {
  it('is what is there now and came out, less what went in', () => {
    expect(poolProfit(history({ deposited: [100n, 40n], minted: 10n }), 10n, [110n, 37n])).toEqual({
      status: 'known',
      netDeposits: [100n, 40n],
      gains: [10n, -3n],
    })
    expect(poolProfit(history(moves), 75n, [780n * CRO, 75n * USDC])).toEqual({
      status: 'known',
      netDeposits: [790n * CRO, 70n * USDC],
      gains: [-10n * CRO, 5n * USDC],
    })
  })

  it('has net deposits below 0 where more came out than went in', () => {
    expect(poolProfit(history({ ...moves, withdrawn: [1_010n * CRO, 10n * USDC] }), 75n, [0n, 0n])).toMatchObject({
      netDeposits: [-10n * CRO, 90n * USDC],
      gains: [10n * CRO, -90n * USDC],
    })
  })

  it.each([
    ['received', history({ ...moves, received: 1n, sent: 1n }, false), 75n],
    ['sent', history({ ...moves, minted: 76n, sent: 1n }), 75n],
    ['cut', history(moves, false), 75n],
    ['behind', history(moves), 74n],
  ] as const)('is unknown, and says that it is %s', (reason, known, held) => {
    const profit = poolProfit(known, held, [780n * CRO, 75n * USDC])
    expect(profit).toEqual({ status: 'unknown', reason })
    expect(viewOf(ready(profit))).toEqual({ status: 'unknown', reason })
  })
})

describe('the profit of a pool as it is shown', () => {
  const profit = ready(poolProfit(history(moves), 75n, [780n * CRO, 75n * USDC]))

  it('is each token’s, and both in dollars of today', () => {
    expect(viewOf(profit)).toMatchObject({
      netDeposits: [
        { text: '790', unit: 'CRO' },
        { text: '70', unit: 'USDC' },
      ],
      gains: [{ text: '−10' }, { text: '5' }],
      // -10 x $0.1 + 5 x $1
      profit: { status: 'ready', text: '$4.00' },
    })
  })

  it('has no dollars without a price, and waits for one', () => {
    expect(viewOf(profit, { prices: [prices[0], undefined] })).toMatchObject({
      gains: [{ text: '−10' }, { text: '5' }],
      profit: { status: 'unpriced' },
    })
    expect(viewOf(profit, { prices: [prices[0], undefined], isPricing: true })).toMatchObject({
      profit: { status: 'loading' },
    })
  })

  it('loads and fails as what is read does, and is never 0 then', () => {
    const failed = { status: 'failed', retry: () => undefined } as const
    const views: readonly (readonly [typeof LOADING | typeof failed, object])[] = [
      [LOADING, { status: 'loading' }],
      [failed, failed],
    ]
    for (const [given, view] of views) {
      expect(viewOf(given)).toEqual({
        status: 'figures',
        netDeposits: [view, view],
        gains: [view, view],
        profit: view,
      })
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { InfoPoolDetail, InfoSeries, Worth } from '@/domain/exchange-info/model/info'
import type { NetFlow } from '@/domain/exchange-info/model/netFlow'
import { decimal } from '@/domain/exchange-info/testing/infoRows'
import type { FigureView } from '@/lib/figureView'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { type ComparedPool, comparedRows, liquidityLines, turnover } from './comparedFigures'

const DAY_SEC = 86_400
const NOW_SEC = 100 * DAY_SEC
/** In dollars and, at 0.1 dollars per CRO, in CRO. */
const worth = (usd: number): Worth => ({ usd: decimal(usd), cro: decimal(usd * 10) })
const token = (symbol: string) => ({ address: addressOf('1'), symbol, name: symbol, decimals: 18 })
const pool = (changed: Partial<InfoPoolDetail> = {}): InfoPoolDetail => ({
  address: addressOf('9'),
  token0: token('AAA'),
  token1: token('BBB'),
  doubts: [],
  liquidity: worth(40_000),
  liquidityChange: undefined,
  volume24h: worth(10_000),
  volumeChange: undefined,
  volume7d: worth(70_000),
  fees24h: worth(30),
  feeApr: decimal('0.27375'),
  transactions24h: 12,
  createdSec: NOW_SEC - 3 * DAY_SEC,
  reserve0: decimal(1),
  reserve1: decimal(2),
  price0: decimal(2),
  price1: decimal('0.5'),
  totalSupply: decimal(1),
  indexed: undefined,
  ...changed,
})
const nothing = { amount0: decimal(0), amount1: decimal(0) }
const flow: NetFlow = {
  added: { count: 1, ...nothing, worth: worth(5) },
  removed: { count: 2, ...nothing, worth: worth(105) },
  liquidity: { ...nothing, worth: worth(-100) },
  traded: nothing,
}
const concentration = {
  holders: [],
  isPartial: false,
  largest: decimal('0.4'),
  topTen: decimal('0.9'),
  inContracts: decimal('0.05'),
  burned: decimal(0),
}
const compared = (figures: InfoPoolDetail | undefined): ComparedPool => ({
  figures: ready(figures),
  flow: ready(figures && flow),
  concentration: ready(figures && concentration),
})
const textOf = (view: FigureView | undefined) =>
  view === undefined || view.status !== 'ready' ? view?.status : view.text
const rowsOf = (pools: readonly ComparedPool[], currency: 'usd' | 'cro' = 'usd') =>
  Object.fromEntries(
    comparedRows(pools, (key) => key, currency, 'en-US', NOW_SEC).map(({ id, views }) => [id, views.map(textOf)]),
  )

describe('comparedRows', () => {
  it('has every figure of both pools, side by side', () => {
    expect(rowsOf([compared(pool()), compared(pool({ liquidity: worth(20_000) }))])).toEqual({
      'info.liquidity': ['$40,000', '$20,000'],
      'info.volume24h': ['$10,000', '$10,000'],
      'info.volume7d': ['$70,000', '$70,000'],
      'info.fees24h': ['$30.00', '$30.00'],
      'info.feeApr': ['27.38', '27.38'],
      'info.transactions24h': ['12', '12'],
      turnover: ['25.00', '50.00'],
      flow: ['−$100.00', '−$100.00'],
      largest: ['40.00', '40.00'],
      topTen: ['90.00', '90.00'],
      inContracts: ['5.00', '5.00'],
      created: ['3 days ago', '3 days ago'],
    })
  })

  it('is in the chosen currency', () => {
    expect(rowsOf([compared(pool())], 'cro')).toMatchObject({ 'info.liquidity': ['400,000'], flow: ['−1,000'] })
  })

  it('has no figures of a pool that is not indexed, and none that can not be trusted', () => {
    const rows = rowsOf([compared(undefined), compared(pool({ doubts: ['uneven'] }))])
    expect(rows).toMatchObject({
      'info.liquidity': ['unpriced', 'unpriced'],
      turnover: ['unpriced', 'unpriced'],
      flow: ['unpriced', 'unpriced'],
      largest: ['unpriced', '40.00'],
      created: ['unpriced', '3 days ago'],
    })
  })

  it('fails and loads figure by figure', () => {
    const failed = { status: 'failed', retry: () => undefined } as const
    const rows = rowsOf([{ figures: LOADING, flow: failed, concentration: ready(concentration) }])
    expect(rows).toMatchObject({ 'info.liquidity': ['loading'], flow: ['failed'], largest: ['40.00'] })
  })
})

describe('turnover', () => {
  it('is the volume of a day as a part of the liquidity, and unknown without liquidity', () => {
    expect(turnover(pool())?.toFixed()).toBe('0.25')
    expect(turnover(pool({ liquidity: worth(0) }))).toBeUndefined()
    expect(turnover(undefined)).toBeUndefined()
  })
})

describe('liquidityLines', () => {
  const series = (...days: readonly (readonly [day: number, usd: number | undefined])[]): InfoSeries => ({
    periods: days.map(([day, usd]) => ({
      startSec: day * DAY_SEC,
      volume: worth(0),
      liquidity: usd === undefined ? { usd: undefined, cro: undefined } : worth(usd),
      transactions: undefined,
    })),
    isPartial: false,
    indexed: undefined,
  })

  it('are of the days on which both are known', () => {
    const lines = liquidityLines(
      [series([1, 100], [2, 200], [3, 300], [4, undefined]), series([2, 50], [3, undefined], [4, 70], [5, 90])],
      ['A', 'B'],
      'usd',
      'en-US',
    )
    expect(
      lines.map(({ name, points }) => [name, points.map(({ timeSec, text }) => [timeSec / DAY_SEC, text])]),
    ).toEqual([
      ['A', [[2, '$200.00']]],
      ['B', [[2, '$50.00']]],
    ])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPairChanges, fetchPairCloses } from '@/api/exchange/query'
import { ServiceError } from '@/api/fetchJson'
import type { Pair } from '@/domain/pair/pair'
import { FEE } from '@/domain/pair/testing/pairs'
import { Decimal } from '@/lib/decimal'
import { readChainReserves } from './chainHistory'
import { loadReserves } from './loadReserves'

vi.mock('@/api/exchange/query')
vi.mock('./chainHistory')

const HOUR = 3_600
const DAY = 24 * HOUR
const NOW = 1_000 * DAY + 100
const URLS = ['http://graph.test']
const [A, B] = ['1', '2'].map((digit) => ({
  address: `0x${digit.repeat(40)}` as const,
  symbol: digit,
  name: digit,
  decimals: 18,
}))
const pool: Pair = { address: `0x${'3'.repeat(40)}`, token0: A!, token1: B!, reserve0: 1n, reserve1: 1n, fee: FEE }
const close = (startSec: number, reserve0 = 1) => ({
  startSec,
  reserve0: new Decimal(reserve0),
  reserve1: new Decimal(1),
})
const fromChain = [{ timeSec: 1, reserve0: new Decimal(9), reserve1: new Decimal(9) }]

beforeEach(() => {
  vi.mocked(fetchPairCloses).mockReset().mockResolvedValue({ closes: [], before: undefined, isPartial: false })
  vi.mocked(fetchPairChanges).mockReset().mockResolvedValue({ rows: [], isPartial: false })
  vi.mocked(readChainReserves).mockReset().mockResolvedValue(fromChain)
})

describe('loadReserves', () => {
  it('reads a day by its changes, in whole hours', async () => {
    vi.mocked(fetchPairCloses).mockResolvedValue({
      closes: [close(1_000 * DAY, 5)],
      before: close(900 * DAY, 4),
      isPartial: false,
    })
    const { reserves } = await loadReserves(URLS, pool, 'day', NOW)
    expect(reserves.map(({ timeSec, reserve0 }) => [timeSec, reserve0.toNumber()])).toEqual([
      [900 * DAY + HOUR, 4],
      [NOW, 5],
    ])
    expect(fetchPairCloses).toHaveBeenCalledWith(URLS, pool.address, 'hour', 999 * DAY)
    expect(fetchPairChanges).toHaveBeenCalledWith(URLS, pool.address, 999 * DAY)
  })

  it('reads a year by day, and its last month by hour', async () => {
    vi.mocked(fetchPairCloses).mockImplementation((_, __, period) =>
      Promise.resolve({
        closes: period === 'day' ? [close(999 * DAY, 3), close(700 * DAY, 2)] : [close(999 * DAY + HOUR, 8)],
        before: undefined,
        isPartial: false,
      }),
    )
    const { reserves } = await loadReserves(URLS, pool, 'year', NOW)
    expect(reserves.map(({ reserve0 }) => reserve0.toNumber())).toEqual([2, 8])
    expect(fetchPairChanges).not.toHaveBeenCalled()
  })

  it('reports partial data of the subgraph', async () => {
    vi.mocked(fetchPairCloses).mockResolvedValue({ closes: [close(999 * DAY, 3)], before: undefined, isPartial: true })
    expect(await loadReserves(URLS, pool, 'month', NOW)).toMatchObject({ reserves: [{}], isPartial: true })
  })

  it.each([
    ['does not answer', () => vi.mocked(fetchPairCloses).mockRejectedValue(new ServiceError('down'))],
    ['does not know the pool', () => undefined],
  ])('reads the chain if the subgraph %s', async (_, arrange) => {
    arrange()
    expect(await loadReserves(URLS, pool, 'week', NOW)).toEqual({ reserves: fromChain, isPartial: false })
  })

  it('reads the chain without a subgraph', async () => {
    expect(await loadReserves(undefined, pool, 'week', NOW)).toEqual({ reserves: fromChain, isPartial: false })
    expect(fetchPairCloses).not.toHaveBeenCalled()
  })

  it('rejects if both fail', async () => {
    vi.mocked(fetchPairCloses).mockRejectedValue(new ServiceError('down'))
    vi.mocked(readChainReserves).mockRejectedValue(new Error('no node'))
    await expect(loadReserves(URLS, pool, 'week', NOW)).rejects.toThrow('no node')
  })
})

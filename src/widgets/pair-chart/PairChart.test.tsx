import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PriceRoute } from '@/domain/pair/priceRoute'
import { type PriceRouteState, usePriceRoute } from '@/domain/pair/usePriceRoute'
import { type PairHistory, usePairHistory } from '@/domain/pair-history/usePairHistory'
import type { Token } from '@/domain/token/token'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { PairChart } from './PairChart'

vi.mock('@/domain/pair/usePriceRoute')
vi.mock('@/domain/pair-history/usePairHistory')
vi.mock('@/widgets/chart/ChartCanvas', () => ({
  ChartCanvas: ({ steps }: { steps: readonly { value: number }[] }) => <p>line to {steps.at(-1)?.value}</p>,
}))
vi.mock('@/widgets/chart/CandleCanvas', () => ({
  CandleCanvas: ({ candles }: { candles: readonly unknown[] }) => <p>{candles.length} candles</p>,
}))

const HOUR = 3_600
const tokenOf = (symbol: string, digit: string): Token => ({
  address: `0x${digit.repeat(40)}`,
  symbol,
  name: symbol,
  decimals: 18,
})
const [SUN, MOON, WCRO] = [tokenOf('SUN', '1'), tokenOf('MOON', '2'), tokenOf('WCRO', '3')]
const way: PriceRoute = { pools: [], via: undefined, base: SUN, quote: MOON }
const history = (...prices: readonly (readonly [number, number | string])[]): PairHistory => ({
  points: prices.map(([hour, price]) => ({ timeSec: hour * HOUR, price: new Decimal(price) })),
  sinceSec: 0,
  nowSec: 24 * HOUR,
  isPartial: false,
})
const full = history([1, 2], [5, 8], [9, 4], [24, 5])

function show(state: PriceRouteState, told: Loadable<PairHistory>) {
  vi.mocked(usePriceRoute).mockReturnValue(state)
  vi.mocked(usePairHistory).mockReturnValue(told)
  return render(
    <TestLanguage>
      <PairChart input={SUN} output={MOON} />
    </TestLanguage>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.mocked(usePairHistory).mockReset()
  // All of it is on the screen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.onSeen([{ isIntersecting: true }])
      }
      disconnect() {
        return undefined
      }
    },
  )
})

describe('PairChart', () => {
  it('says the price, its change, and in words what the line shows', async () => {
    show(ready(way), ready(full))
    expect(screen.getByRole('region', { name: 'SUN in MOON' })).toBeVisible()
    expect(await screen.findByText('+150 % in this period')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'SUN in MOON: from 2 to 5' })).toBeVisible()
    expect(await screen.findByText('line to 5')).toBeVisible()
    expect(screen.getByText('Price from pool reserves')).toBeVisible()
  })

  it('names a change that is next to none', async () => {
    const [first] = full.points
    if (first === undefined) throw new Error('A history')
    show(
      ready(way),
      ready({ ...full, points: [first, { timeSec: first.timeSec + 1, price: first.price.times('1.00009') }] }),
    )
    expect(screen.getByText('<0.01 %')).toBeVisible()
    expect(await screen.findByText('+<0.01 % in this period')).toBeInTheDocument()
  })

  it('turns round', async () => {
    show(ready(way), ready(full))
    await press('Invert the price')
    expect(screen.getByRole('region', { name: 'MOON in SUN' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'MOON in SUN: from 0.5 to 0.2' })).toBeVisible()
    expect(await screen.findByText('−60 % in this period')).toBeInTheDocument()
  })

  it('shows candles, and each of them in a table', async () => {
    show(ready(way), ready(full))
    await press('Candles')
    expect(await screen.findByText('47 candles')).toBeVisible()
    await press('Table')
    expect(screen.queryByRole('img')).toBeNull()
    const firstCells = () =>
      within(within(screen.getByRole('table', { name: 'SUN in MOON' })).getAllByRole('row')[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    // The newest first: low, high, close.
    expect(firstCells()).toEqual(['4', '5', '5'])
    expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 5')
    for (let page = 1; page < 4; page += 1) await press('Next page')
    expect(firstCells()).toEqual(['4', '8', '4'])
  })

  it('asks for the range that is chosen', async () => {
    show(ready(way), ready(full))
    expect(usePairHistory).toHaveBeenLastCalledWith(way, 'day')
    await press('1Y')
    expect(usePairHistory).toHaveBeenLastCalledWith(way, 'year')
    expect(screen.getByRole('button', { name: '1Y' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('says over which pools it reckons', () => {
    show(ready({ ...way, via: WCRO }), ready(full))
    expect(screen.getByText("Price from each token's pool with WCRO")).toBeVisible()
  })

  it('shows in a table what no drawing can tell apart', () => {
    show(ready(way), ready(history([1, '0.00000000000002'], [24, '0.00000000000003'])))
    expect(screen.getByRole('table')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each([
    ['both are one token', ready('same' as const), '1 SUN is always 1 MOON'],
    ['there is no pool', ready('noPool' as const), 'No pool has a price for SUN in MOON'],
  ])('says so where %s', (_, state, text) => {
    show(state, LOADING)
    expect(screen.getByText(text)).toBeVisible()
    expect(usePairHistory).toHaveBeenLastCalledWith(undefined, 'day')
  })

  it('says so where nothing was traded', () => {
    show(ready(way), ready(history()))
    expect(screen.getByText('Not enough history yet')).toBeVisible()
  })

  it('asks for nothing before it is scrolled to', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {
          return undefined
        }
        disconnect() {
          return undefined
        }
      },
    )
    show(ready(way), LOADING)
    expect(usePairHistory).toHaveBeenLastCalledWith(undefined, 'day')
  })

  it('says where older prices are missing', () => {
    const { unmount } = show(ready(way), ready(full))
    expect(screen.queryByText('Could not load the older prices of this period.')).toBeNull()
    unmount()
    show(ready(way), ready({ ...full, isPartial: true }))
    expect(screen.getByText('Could not load the older prices of this period.')).toBeVisible()
  })

  it('has nothing to say while it loads', () => {
    show(LOADING, LOADING)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText(/%/)).toBeNull()
  })

  it('reads again what failed', async () => {
    const retry = vi.fn()
    show(ready(way), { status: 'failed', retry })
    expect(screen.getByText('Could not load the price history')).toBeVisible()
    await press('Retry')
    expect(retry).toHaveBeenCalledOnce()
  })
})

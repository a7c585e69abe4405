import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type TopPool, useTopPools } from '@/domain/exchange-info/useTopPools'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import type { Currency } from '@/domain/token/currency'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { PairStats } from './PairStats'

vi.mock('@/domain/pair/usePriceRoute')
vi.mock('@/domain/exchange-info/hasPoolFigures', () => ({ hasPoolFigures: () => true }))
vi.mock('@/domain/exchange-info/useTopPools', () => ({ useTopPools: vi.fn() }))

const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const SUN: Currency = { address: `0x${'1'.repeat(40)}`, symbol: 'SUN', name: 'Sun', decimals: 6 }
const pool: TopPool = {
  address: `0x${'2'.repeat(40)}`,
  currencies: [CRO, SUN],
  liquidityUsd: new Decimal('39876543.21'),
  volumeUsd: new Decimal('0'),
}

function show(pools: Loadable<readonly TopPool[]>, way: ReturnType<typeof usePriceRoute> = LOADING) {
  vi.mocked(usePriceRoute).mockReturnValue(way)
  vi.mocked(useTopPools).mockReturnValue(pools)
  return render(
    <TestLanguage>
      <MemoryRouter>
        <PairStats input={CRO} output={SUN} />
      </MemoryRouter>
    </TestLanguage>,
  )
}

beforeEach(() => {
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

describe('PairStats', () => {
  it('says what pools hold and trade, and leads to a swap over them', async () => {
    show(ready([pool]))
    expect(await screen.findByRole('button', { name: '$39.88M' })).toHaveAccessibleDescription('$39,876,543.21')
    const row = within(screen.getByRole('table')).getAllByRole('row')[1]!
    expect(within(row).getByRole('link', { name: 'Swap CRO/SUN' })).toHaveAttribute(
      'href',
      `/swap?inputCurrency=CRO&outputCurrency=${SUN.address}`,
    )
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$39.88M$39,876,543.21', '$0.00', 'Info'])
    expect(within(row).getByRole('link', { name: 'Info on CRO/SUN' })).toHaveAttribute(
      'href',
      `/info/pool/${pool.address}`,
    )
  })

  it('says what the pools really keep', () => {
    show(ready([pool]))
    expect(screen.getByText("Each swap pays a fee of 0.3% to the pool's liquidity providers.")).toBeVisible()
  })

  it('reads again what failed', async () => {
    const retry = vi.fn()
    show({ status: 'failed', retry })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each(['same', 'noPool'] as const)('is not there where the way is %s', (way) => {
    const { container } = show(LOADING, ready(way))
    expect(container).toBeEmptyDOMElement()
  })
})

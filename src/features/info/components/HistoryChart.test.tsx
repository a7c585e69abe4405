import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { InfoSeries } from '@/domain/exchange-info/model/info'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { neverInView } from '@/widgets/chart/testing/neverInView'
import { testDays } from '../testing/info'
import { HistoryChart } from './HistoryChart'

/** A Saturday. */
const SATURDAY = Date.parse('2026-11-14T00:00:00Z') / 1000
const HOUR = 3_600
/** Saturday to Monday, of which half is over. */
const series = testDays(SATURDAY, [100, undefined, 50], SATURDAY + 60 * HOUR)

const show = (
  shown: Loadable<InfoSeries>,
  figure: 'volume' | 'liquidity' = 'volume',
  currency: 'usd' | 'cro' = 'usd',
) =>
  render(
    <TestLanguage>
      <HistoryChart title="Volume" figure={figure} series={shown} currency={currency} exportName="volume" />
    </TestLanguage>,
  )

describe('HistoryChart', () => {
  beforeEach(neverInView)

  it('reads out the last period, which is not over', () => {
    show(ready(series))
    expect(screen.getByText('$50.00')).toBeVisible()
    expect(screen.getByText('Nov 16, 2026 (so far)')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Volume: from $100.00 to $50.00' })).toBeInTheDocument()
  })

  it('has each period in a table, and a dash where the volume is not known', async () => {
    show(ready(series))
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    const rows = within(screen.getByRole('table', { name: 'Volume' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nov 16, 2026 \(so far\)\$50\.00/),
      'Nov 15, 2026–Unknown',
      expect.stringMatching(/^Nov 14, 2026\$100\.00/),
    ])
  })

  it('groups days by week and month', async () => {
    show(ready(testDays(SATURDAY, [100, 20, 50], SATURDAY + 60 * HOUR)))
    await userEvent.click(screen.getByRole('button', { name: 'Week' }))
    expect(screen.getByText(/^Nov 16.*22, 2026 \(so far\)$/)).toBeVisible()
    expect(screen.getByText('$50.00')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Month' }))
    expect(screen.getByText('November 2026 (so far)')).toBeVisible()
    expect(screen.getByText('$170.00')).toBeVisible()
  })

  it('shows the liquidity at the end, in CRO', () => {
    show(ready(series), 'liquidity', 'cro')
    expect(screen.getByText('10,020')).toBeVisible()
  })

  it('says that it loads, has no history, or could not be read', async () => {
    const retry = vi.fn()
    const loading = show(LOADING)
    expect(screen.queryByRole('img')).toBeNull()
    loading.unmount()
    const none = show(ready(testDays(SATURDAY, [], SATURDAY)))
    expect(screen.getByText('Not enough history yet')).toBeVisible()
    none.unmount()
    show({ status: 'failed', retry })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says that older periods are missing', () => {
    show(ready({ ...series, isPartial: true }))
    expect(screen.getByText('The oldest periods could not be loaded.')).toBeVisible()
  })
})

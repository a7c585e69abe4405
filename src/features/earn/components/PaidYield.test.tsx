import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RealisedApys } from '@/domain/vault/history/realisedApy'
import { useListedApys } from '@/domain/vault/history/useListedApys'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { PaidYield } from './PaidYield'

vi.mock('@/domain/vault/history/useListedApys')

/** Noon of 3 November 2026 in UTC. */
const SINCE_SEC = 1_793_707_200
const rate = (percent: number, sinceSec?: number) => ({ rate: new Decimal(percent).div(100), sinceSec })
const none: RealisedApys = { week: undefined, month: undefined, quarter: undefined }

function show(apys: RealisedApys | undefined) {
  vi.mocked(useListedApys).mockReturnValue(apys)
  return render(
    <TestLanguage>
      <dl>
        <PaidYield shareToken={`0x${'1'.repeat(40)}`} />
      </dl>
    </TestLanguage>,
  )
}

describe('PaidYield', () => {
  it('shows what was paid in 30 days, and describes it by all three windows', async () => {
    show({ week: rate(12.1), month: rate(11.8), quarter: rate(-1.5) })
    expect(screen.getByText('Paid, 30 d')).toBeVisible()
    expect(await screen.findByRole('button', { name: '11.80' })).toHaveAccessibleDescription(
      'What it really paid, as a yearly rate. 7 days: 12.10 %. 30 days: 11.80 %. 90 days: −1.50 %.',
    )
  })

  it('says since when, for a vault that is younger', async () => {
    show({ week: rate(12.1), month: rate(9, SINCE_SEC), quarter: rate(9, SINCE_SEC) })
    expect(screen.getByText('Since Nov 3')).toBeVisible()
    expect(await screen.findByRole('button', { name: '9.00' })).toHaveAccessibleDescription(
      /7 days: 12\.10 %\. 30 days: 9\.00 % since Nov 3\. 90 days: 9\.00 % since Nov 3\.$/,
    )
  })

  it('falls back to the window that is known', async () => {
    show({ ...none, week: rate(5) })
    expect(screen.getByText('Paid, 7 d')).toBeVisible()
    expect(await screen.findByRole('button', { name: '5.00' })).toHaveAccessibleDescription(
      /30 days: Not enough history yet/,
    )
  })

  it.each([
    ['nothing is known', undefined],
    ['no window is', none],
  ])('shows nothing, and no 0, where %s', (_, apys) => {
    const { container } = show(apys)
    expect(container.querySelector('dl')).toBeEmptyDOMElement()
  })
})

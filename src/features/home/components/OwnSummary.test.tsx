import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import type { OwnDeposits } from '../model/ownView'
import { OwnSummary } from './OwnSummary'

function textOf(deposits: Loadable<OwnDeposits>): string {
  const { container } = render(
    <TestLanguage>
      <MemoryRouter>
        <OwnSummary deposits={deposits} />
      </MemoryRouter>
    </TestLanguage>,
  )
  return container.textContent
}

describe('OwnSummary', () => {
  it('has the value of all deposits, and leads to the portfolio', () => {
    expect(textOf(ready({ usd: new Decimal('12.5'), positions: 3, unpriced: 0 }))).toContain('$12.50')
    expect(screen.getByText('In 3 vaults, farms and pools.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My portfolio' })).toHaveAttribute('href', '/portfolio')
  })

  it('says what has no price', () => {
    const text = textOf(ready({ usd: new Decimal(1), positions: 2, unpriced: 1 }))
    expect(text).toContain('1 has no price and is not counted.')
    expect(textOf(ready({ usd: undefined, positions: 1, unpriced: 1 }))).toContain('No price')
  })

  it('says that there is nothing yet, but not before it is known', () => {
    expect(textOf(ready({ usd: new Decimal(0), positions: 0, unpriced: 0 }))).toContain('No deposits yet.')
    for (const unknown of [LOADING, { status: 'failed', retry: () => undefined } as const]) {
      const text = textOf(unknown)
      expect(text).not.toContain('$')
      expect(text).not.toContain('No deposits')
    }
  })
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { E18, testStakingPool, USDC_TOKEN } from '@/domain/farm/testing/pools'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { UnclaimedRow, UnclaimedView } from '../model/unclaimedView'
import { UnclaimedRows } from './UnclaimedRows'

const row: UnclaimedRow = {
  venue: { kind: 'pool', pool: testStakingPool() },
  reward: USDC_TOKEN,
  amount: { wei: 5_250_000n, usd: new Decimal('5.25') },
  hasEnded: false,
}
const show = (change: Partial<UnclaimedView> = {}) =>
  render(
    <TestLanguage>
      <MemoryRouter>
        <UnclaimedRows view={{ rows: [row], totalUsd: new Decimal('5.25'), retry: undefined, ...change }} />
      </MemoryRouter>
    </TestLanguage>,
  )

describe('UnclaimedRows', () => {
  it('has each amount with its value, and a link to where it is collected', () => {
    show()
    const section = screen.getByRole('region', { name: 'Unclaimed rewards' })
    expect(section).toHaveTextContent('Total value $5.25')
    const item = within(section).getByRole('listitem')
    expect(item).toHaveTextContent('Pool5.25 USDC$5.25')
    expect(within(item).getByRole('link', { name: 'Earn USDC with DIAL' })).toHaveAttribute(
      'href',
      '/pools?q=USDC+DIAL',
    )
  })

  it('leads to the finished pools, and says that there is no price', () => {
    show({ rows: [{ ...row, hasEnded: true, amount: { wei: E18, usd: undefined } }], totalUsd: undefined })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/pools?q=USDC+DIAL&state=finished')
    expect(screen.getByRole('listitem')).toHaveTextContent('No price')
    expect(screen.queryByText(/Total value/)).toBeNull()
  })

  it('leads to the game in which something was won', () => {
    show({ rows: [{ ...row, venue: { kind: 'game', game: 'prediction' } }] })
    expect(screen.getByRole('link', { name: 'Prediction' })).toHaveAttribute('href', '/prediction')
    expect(screen.getByRole('listitem')).toHaveTextContent('Game5.25 USDC$5.25')
  })

  it('says that rewards could not be read, and reads them again', async () => {
    const retry = vi.fn()
    show({ rows: [], totalUsd: undefined, retry })
    expect(screen.getByText('Some rewards could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('has the most valuable ones first, and all on demand', async () => {
    const rows = [5, 4, 3].map((sousId) => ({
      ...row,
      venue: { kind: 'pool', pool: testStakingPool({ sousId }) } as const,
    }))
    show({ rows })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const all = screen.getByRole('button', { name: 'Show all 3' })
    expect(all).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(all)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('says that there is nothing to collect', () => {
    show({ rows: [], totalUsd: undefined })
    expect(screen.getByText('Nothing to claim yet.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

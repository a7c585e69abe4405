import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { neverInView } from '@/widgets/chart/testing/neverInView'
import type { TvlRow } from '../model/tvlView'
import { HomeStats, type HomeStatsProps } from './HomeStats'
import { TvlChart } from './TvlChart'
import { TvlNotes, type TvlNotesProps } from './TvlNotes'

const DAY = 86_400
const usd = (value: number | undefined) => (value === undefined ? undefined : new Decimal(value))
const row = (day: number, vaults?: number, exchange?: number, both?: number): TvlRow => ({
  timeSec: day * DAY,
  vaults: usd(vaults),
  exchange: usd(exchange),
  both: usd(both),
})
const rows = [row(1, undefined, 900), row(2, 100, 900, 930), row(3, 120, 1_000, 1_050)]
const showChart = (shown: readonly TvlRow[]) =>
  render(
    <TestLanguage>
      <TvlChart rows={shown} />
    </TestLanguage>,
  )
const summary = () => screen.getByRole('img').getAttribute('aria-label')

beforeEach(neverInView)

describe('TvlChart', () => {
  it('says in words what the drawing shows, of each series', async () => {
    showChart(rows)
    expect(summary()).toBe('Total value locked, 30 days, Vaults: from $100.00 to $120.00')
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }))
    expect(summary()).toBe('Total value locked, 30 days, Exchange: from $900.00 to $1,000.00')
    await userEvent.click(screen.getByRole('button', { name: 'Both' }))
    expect(summary()).toBe('Total value locked, 30 days, Both: from $930.00 to $1,050.00')
    expect(screen.getByRole('button', { name: 'Both' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('has all series in one table, the newest first, and no 0 for what is not known', async () => {
    showChart(rows)
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = screen.getByRole('table', { name: 'Total value locked, 30 days' })
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual(['$120.00', '$1,000.00', '$1,050.00', '$100.00', '$900.00', '$930.00', '—', '$900.00', '—'])
  })

  it('offers no choice where only one series is known', () => {
    showChart([row(1, undefined, 900), row(2, undefined, 901)])
    expect(summary()).toBe('Total value locked, 30 days, Exchange: from $900.00 to $901.00')
    expect(screen.queryByRole('button', { name: 'Vaults' })).toBeNull()
  })

  it('says that one point is too little', () => {
    showChart([row(3, 120)])
    expect(screen.getByText('Not enough history yet')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('TvlNotes', () => {
  const notes = (props: Partial<TvlNotesProps>) =>
    render(
      <TestLanguage>
        <TvlNotes leftOut={undefined} isBehind={false} {...props} />
      </TestLanguage>,
    ).container.textContent

  it('say that nothing is counted twice, and which vaults are left out with what they hold', () => {
    expect(notes({ leftOut: { names: [], usd: undefined } })).toMatch(/“Both” counts them once\.$/)
    expect(notes({ leftOut: { names: ['3FER', '2FER'], usd: new Decimal(1_234.5) } })).toContain(
      '2 vaults are not counted, because their tokens have no price history: 3FER and 2FER. Current value: $1,234.50.',
    )
  })

  it('name the first of many, and say that days are missing', () => {
    const names = Array.from({ length: 10 }, (_, index) => `V${index}`)
    const text = notes({ leftOut: { names, usd: undefined }, isBehind: true })
    expect(text).toContain('V7, and 2 more.')
    expect(text).not.toContain('Current value')
    expect(text).toContain('The most recent days are missing because the index is behind.')
  })
})

describe('HomeStats', () => {
  const stats = (props: Partial<HomeStatsProps>) =>
    render(
      <TestLanguage>
        <HomeStats counts={undefined} volume={LOADING} {...props} />
      </TestLanguage>,
    ).container.textContent

  it('has what is indexed', () => {
    expect(stats({ counts: { deposits: 1_234, withdrawals: 5, compounds: 67 }, volume: ready(new Decimal(89)) })).toBe(
      'Deposits1,234Withdrawals5Compounds67Exchange volume, 24H$89.00',
    )
  })

  it('leaves out what is not', () => {
    expect(stats({})).toBe('Exchange volume, 24H')
    expect(stats({ volume: ready(undefined) })).toBe('Exchange volume, 24H—')
  })
})

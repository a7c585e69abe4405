import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { neverInView } from '@/widgets/chart/testing/neverInView'
import { TimeChart } from './TimeChart'
import type { ChartPoint } from './timeRange'

const DAY = 86_400
const NOW = 100 * DAY
const at = (days: number, value: number): ChartPoint => ({ timeSec: days * DAY, value, text: `${value} CRO` })
const points = [at(10, 1), at(60, 2), at(98, 3), at(99.5, 4)]
const show = (shown: readonly ChartPoint[]) =>
  render(
    <TestLanguage>
      <TimeChart title="Share price" points={shown} nowSec={NOW} />
    </TestLanguage>,
  )

describe('TimeChart', () => {
  beforeEach(neverInView)

  it('says in words what the drawing shows, and follows the range', async () => {
    show(points)
    expect(screen.getByRole('img', { name: 'Share price: from 1 CRO to 4 CRO' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Day' }))
    expect(screen.getByRole('img', { name: 'Share price: from 3 CRO to 4 CRO' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('fills the button of the chosen range, and keeps the others and the table quiet', async () => {
    show(points)
    const isFilled = (name: string) => {
      const button = screen.getByRole('button', { name })
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      return rules.some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          rule.selectorText.includes('[aria-pressed') &&
          button.matches(rule.selectorText),
      )
    }
    expect(['All', 'Day', 'Show as a table'].map(isFilled)).toEqual([true, false, false])
    await userEvent.click(screen.getByRole('button', { name: 'Day' }))
    expect(['All', 'Day'].map(isFilled)).toEqual([false, true])
  })

  it('has each value in a table, the newest first', async () => {
    show(points)
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    const cells = within(screen.getByRole('table', { name: 'Share price' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual(['4 CRO', '3 CRO', '2 CRO', '1 CRO'])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says that one point is too little', () => {
    show([at(99, 1)])
    expect(screen.getByText('Not enough history yet')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

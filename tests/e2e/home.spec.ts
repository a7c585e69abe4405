import type { Page } from '@playwright/test'
import { openConnected } from './support/connected'
import { moveNodeAway } from './support/pageTime'
import { expect, expectAccessible, test } from './support/test'

/** Records every layout shift of the page's content from the start. The wallet's button in the top bar has its own width. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as readonly { readonly node: Node | null }[]
        const moved = sources.filter(({ node }) => document.querySelector('main')?.contains(node))
        if (moved.length > 0) shifts.push(moved.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[])

for (const width of [360, 1440]) {
  test(`nothing jumps when positions, rewards and the history come, at ${width} px`, async ({ page, devnet }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordShifts(page)
    await moveNodeAway(page)
    await openConnected(page, devnet, '/')
    await expect(page.getByTestId('home-unclaimed').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Starting and ending soon' })).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
    const history = page.getByTestId('home-tvl')
    await history.scrollIntoViewIfNeeded()
    await expect(history.locator('canvas').first()).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
    await history.getByRole('button', { name: 'Exchange' }).click()
    await expect(history.getByRole('img', { name: /Exchange: from \$/ })).toBeVisible()
    await history.getByRole('button', { name: 'Show as a table' }).click()
    const day = history
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    await expect(day.getByRole('cell')).toHaveCount(3)
    await expectAccessible(page)
  })
}

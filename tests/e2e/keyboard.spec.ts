import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

const focused = (page: Page): Locator => page.locator(':focus')

/** Fails unless the focused element is visibly focused: with an outline, and not behind a bar. */
async function expectSeen(page: Page): Promise<void> {
  const seen = await focused(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // An element taller than the viewport can't be fully visible.
    const hits = [4, height / 2, height - 4].map((down) => document.elementFromPoint(left + width / 2, top + down))
    const lines = [getComputedStyle(element), getComputedStyle(element, '::after')]
    return {
      element: element.outerHTML.slice(0, 80),
      isMarked: lines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
      ),
      isOnTop: hits.some((hit) => element.contains(hit)),
    }
  })
  expect(seen).toEqual({ ...seen, isMarked: true, isOnTop: true })
}

test.describe('the keyboard alone', () => {
  test('moves through the top bar in reading order, then to the page', async ({ page }) => {
    await page.goto('/zap')
    await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible()
    for (const name of [
      'Skip to content',
      'Sundial, home',
      'Earn',
      'Zap',
      'More',
      'Exchange',
      'Buy DIAL',
      'Theme',
      'Language',
      'Inbox',
      'Connect Wallet',
    ]) {
      await page.keyboard.press('Tab')
      await expect(focused(page)).toHaveAccessibleName(name)
      await expectSeen(page)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  test('skips the top bar', async ({ page }) => {
    await page.goto('/zap')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('opens a menu, leaves it for the next element, and selects in it', async ({ page }) => {
    await page.goto('/zap')
    const more = page.getByRole('button', { name: 'More' })
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Inscription Tools' })).toBeFocused()
    await expectSeen(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Exchange' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nft$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('stays in a dialog until it is closed, and returns to where it was opened', async ({ page }) => {
    await page.goto('/zap')
    const connect = page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })
    await connect.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    const stops = await dialog.locator('a[href], button:enabled').count()
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first element, the focus is in the browser's own UI.
      if (await page.evaluate(() => document.activeElement === document.body)) continue
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await expectSeen(page)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(connect).toBeFocused()
  })

  test('never focuses anything behind the bars of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/inscription')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What arrives while it is tabbed through would move what has the focus.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.getByRole('main').focus()
    const stops = await page
      .getByRole('main')
      .locator(
        'a[href]:visible, button:enabled:not([tabindex="-1"]):visible, input:enabled:visible, textarea:visible, summary:visible',
      )
      .count()
    expect(stops).toBeGreaterThan(5)
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      await expectSeen(page)
    }
  })
})

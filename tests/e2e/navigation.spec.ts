import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.describe('the scroll position stays', () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('while a menu of the top bar opens and closes, and while the focus moves through the bar', async ({ page }) => {
    await page.goto('/earn')
    await expect(page.getByTestId('vault-card-single-cro')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 700))
    for (const name of ['More', 'Language']) {
      const trigger = page.getByRole('banner').getByRole('button', { name })
      await trigger.click()
      await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
      await page.keyboard.press('End')
      expect(await scrolled(page)).toBe(700)
      await page.keyboard.press('Escape')
      await expect(trigger).toBeFocused()
      expect(await scrolled(page)).toBe(700)
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await scrolled(page)).toBe(700)
  })

  test('while the phone menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 380, height: 700 })
    await page.goto('/earn')
    await expect(page.getByTestId('vault-card-single-cro')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await scrolled(page)).toBe(700)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    expect(await scrolled(page)).toBe(700)
  })

  test('but focused elements scroll out from behind the bars', async ({ page }) => {
    await page.setViewportSize({ width: 380, height: 700 })
    await page.goto('/earn')
    const star = page.getByTestId('vault-card-single-cro').getByRole('button', { name: /^Save/ })
    await expect(star).toBeVisible()
    const bar = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Menu' }) })
    const barTop = (await bar.boundingBox())?.y ?? NaN
    // Behind the bottom bar.
    await star.evaluate(
      (button, top) => window.scrollTo(0, button.getBoundingClientRect().top + window.scrollY - top - 10),
      barTop,
    )
    await star.focus()
    const box = await star.boundingBox()
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(barTop)
  })
})

test.describe('navigation', () => {
  test('starts at the top of the page', async ({ page }) => {
    await page.goto('/earn')
    await expect(page.getByTestId('vault-card-single-cro')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.getByRole('banner').getByRole('link', { name: 'Zap' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enhanced Zap')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  for (const width of [380, 1280]) {
    test(`back to the Earn list returns to the opened vault, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/earn?q=vvs')
      const opened = page.getByTestId('vault-card-vvs-elon-cro')
      await opened.scrollIntoViewIfNeeded()
      const link = opened.getByRole('link')
      await expect(link).toBeVisible()
      const top = async () => Math.round((await opened.boundingBox())?.y ?? NaN)
      const left = await top()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
      await link.click()
      await page.getByRole('link', { name: 'All vaults' }).click()
      await expect.poll(top).toBe(left)
      await expect(page).toHaveURL(/q=vvs/)
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yield optimize/)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yield optimize/)
      await page.goBack()
      await expect.poll(top).toBe(left)
      await page.reload()
      await expect.poll(top).toBe(left)
    })
  }

  test('to a page whose code cannot be loaded reloads the app once, then shows an error with a retry', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(
      /ERR_FAILED \(http.*\/assets\/NftPage-/,
      /^TypeError: Failed to fetch dynamically imported module: .*\/assets\/NftPage-/,
    )
    await page.route('**/assets/NftPage-*.js', (route) => route.abort())
    await page.goto('/earn')
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'NFT' }).click()
    await expect(page.getByRole('alert').getByText(/^Error ID: /)).toBeVisible()
    expect(loads).toBe(1)
    await page.unroute('**/assets/NftPage-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sundial NFT')
  })
})

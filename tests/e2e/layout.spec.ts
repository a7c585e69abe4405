import type { Page } from '@playwright/test'
import { everyPath } from '../support/everyPath'
import { openConnected } from './support/connected'
import { chooseLanguage, everyLanguage, isShown } from './support/everyPage'
import { findLayoutProblems } from './support/layoutProblems'
import { expect, expectAccessible, test } from './support/test'

/** Both directions, left to right in the language with the longest words, and both themes. */
const views = [
  { language: 'es-ES', colorScheme: 'light' },
  { language: 'ar-SA', colorScheme: 'dark' },
] as const

/** Viewport width and the browser's base font size, ordered so that neighbours differ as little as possible. */
const windows = [
  { width: 1440, textPx: 16 },
  { width: 1440, textPx: 32 },
  { width: 768, textPx: 32 },
  { width: 768, textPx: 16 },
  { width: 360, textPx: 16 },
  { width: 360, textPx: 32 },
] as const

async function expectFits(page: Page, state: string): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  for (const { width, textPx } of windows) {
    await page.setViewportSize({ width, height: 800 })
    await settings.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
    // Nothing tappable is smaller than the smallest button.
    const faults = () => findLayoutProblems(page, { targetPx: width === 360 ? 36 : 0 })
    await expect.soft.poll(faults, `${state}, ${width} px, text of ${textPx} px`).toEqual([])
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await page.setViewportSize({ width: 1440, height: 800 })
}

test.describe('every page fits every viewport, in both directions and with large text, and is accessible in both themes', () => {
  test.use({ hasTouch: true })
  // As many groups as workers: each connects once.
  for (const walk of [0, 1, 2]) {
    test(`walk ${walk + 1} of 3`, async ({ page, devnet }) => {
      await openConnected(page, devnet, '/')
      for (const [index, path] of everyPath.filter((_, each) => each % 3 === walk).entries()) {
        await page.setViewportSize({ width: 1440, height: 800 })
        await page.goto(path)
        // Starts with the language of the previous page.
        for (const { language, colorScheme } of index % 2 === 0 ? views : [...views].reverse()) {
          await page.emulateMedia({ colorScheme })
          await isShown(page)
          await chooseLanguage(page, language)
          await isShown(page)
          await expectFits(page, `${path} in ${language}`)
          await expectAccessible(page)
        }
      }
    })
  }
})

test("the page's bars and the vault table fit in every language, also when only the text is enlarged", async ({
  page,
  devnet,
}) => {
  await openConnected(page, devnet, '/earn?view=table')
  await isShown(page)
  for (const { code } of everyLanguage) {
    await page.setViewportSize({ width: 1440, height: 800 })
    await chooseLanguage(page, code)
    for (const [width, textPercent] of [
      [768, 100],
      [1024, 100],
      [1200, 100],
      [1440, 200],
      [768, 200],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(
        (percent) => document.documentElement.style.setProperty('font-size', `${percent}%`),
        textPercent,
      )
      await expect.soft.poll(() => findLayoutProblems(page), `${code}, ${width} px, ${textPercent} %`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
})

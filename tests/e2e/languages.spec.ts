import { directionOf } from '../../src/i18n/locale'
import { openConnected } from './support/connected'
import { chooseLanguage, everyLanguage, everyPath, isShown } from './support/everyPage'
import { findLayoutProblems } from './support/layoutProblems'
import { expect, test } from './support/test'

/** What the walk of `layout.spec.ts` shows at every width. */
const WALKED = ['en-US', 'es-ES', 'ar-SA']
const LONGEST = 5
/** The languages with the longest texts, and those from right to left. */
const checked = everyLanguage
  .map(({ code, texts }) => ({ code, length: Object.values(texts).join('').length }))
  .sort((a, b) => b.length - a.length)
  .flatMap(({ code }, place) => (place < LONGEST || directionOf(code) === 'rtl' ? [code] : []))
  .filter((code) => !WALKED.includes(code))

test.describe('every page fits a phone in the longest languages and from right to left', () => {
  test.use({ hasTouch: true })
  for (const walk of [0, 1]) {
    test(`walk ${walk + 1} of 2`, async ({ page, devnet }) => {
      await openConnected(page, devnet, '/')
      for (const [index, path] of everyPath.filter((_, each) => each % 2 === walk).entries()) {
        await page.setViewportSize({ width: 1440, height: 800 })
        await page.goto(path)
        // Starts with the language of the previous page.
        for (const code of index % 2 === 0 ? checked : [...checked].reverse()) {
          await page.setViewportSize({ width: 1440, height: 800 })
          await chooseLanguage(page, code)
          await isShown(page)
          await page.setViewportSize({ width: 360, height: 800 })
          await expect.soft.poll(() => findLayoutProblems(page, { targetPx: 36 }), `${path} in ${code}`).toEqual([])
        }
      }
    })
  }
})

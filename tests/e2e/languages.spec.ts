import { directionOf } from '../../src/i18n/locale'
import { everyPath } from '../support/everyPath'
import { openConnected } from './support/connected'
import { chooseLanguage, everyLanguage, isShown } from './support/everyPage'
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
      for (const code of checked) {
        await page.setViewportSize({ width: 1440, height: 800 })
        await chooseLanguage(page, code)
        await page.setViewportSize({ width: 360, height: 800 })
        for (const path of everyPath.filter((_, each) => each % 2 === walk)) {
          await page.goto(path)
          await isShown(page)
          await expect.soft.poll(() => findLayoutProblems(page, { targetPx: 36 }), `${path} in ${code}`).toEqual([])
        }
      }
    })
  }
})

import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { mergeLocale } from '../../../scripts/vite/localeFiles'
import { languages } from '../../../src/config/languages'
import { directionOf } from '../../../src/i18n/locale'
import { expect } from './expect'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

/** The languages with their texts. */
export const everyLanguage = languages.map((language) => ({ ...language, texts: mergeLocale(LOCALES, language.code) }))

/** Waits until nothing on the page loads. */
export async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Chooses a language in the top bar of a wide window, if the page is not in it. */
export async function chooseLanguage(page: Page, code: string): Promise<void> {
  const current = await page.locator('html').getAttribute('lang')
  if (current === code) return
  const [from, to] = [current, code].map((each) => everyLanguage.find((language) => language.code === each))
  if (from === undefined || to === undefined) throw new Error(`No texts of ${current} or ${code}`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: from.texts['shell.language'] ?? '', exact: true })
    .click()
  await page.getByRole('menuitemradio', { name: to.nativeName, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(code))
}

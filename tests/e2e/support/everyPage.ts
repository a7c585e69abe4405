import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { mergeLocale } from '../../../scripts/vite/localeFiles'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { languages } from '../../../src/config/languages'
import { routes } from '../../../src/config/routes'
import { directionOf } from '../../../src/i18n/locale'
import { expect } from './expect'
import { tokenAddress } from './zapPage'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

const USDC = tokenAddress('USDC')
const POOL = deployment.vaults.list['vvs-cro-usdc'].underlying
const OTHER_POOL = deployment.farms.list[1]?.lpToken ?? ''
const [older] = deployment.exchange.migrateFrom
const parameters: Readonly<Record<string, string>> = {
  ':symbol': 'vvs-cro-usdc',
  ':epoch': '3',
  ':id': '1',
  ':factory': older?.factory ?? '',
  ':a': tokenAddress('WCRO'),
  ':b': USDC,
  ':token': USDC,
  ':pool': POOL,
  ':collection': deployment.nftMarket.verified[0] ?? '',
  ':tokenId': '20',
  ':address': '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}

/** A path that matches a route's pattern. A new route parameter needs a value above. */
function examplePath(pattern: string): string {
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => parameters[name] ?? `no value for ${name}`)
}

/** Every page except the development kit, and page states with a different layout. */
export const everyPath: readonly string[] = [
  ...Object.values(routes)
    .filter((pattern) => pattern !== routes.kit)
    .map(examplePath),
  '/earn?view=cards',
  '/earn?compare=vvs-cro-usdc,single-usdc',
  '/earn/compare?vaults=vvs-cro-usdc,single-usdc,singlefi-usdc,candycity-cro-usdc',
  '/compound/vvs-cro-lion',
  '/pools?view=cards',
  '/pools?state=finished',
  `/swap?outputCurrency=${USDC}&exactAmount=25`,
  `/add/CRO/${USDC}`,
  `/remove/CRO/${USDC}`,
  `/info/compare?a=${POOL}&b=${OTHER_POOL}`,
  '/teams',
  '/teams/1',
  '/profile',
  '/create-profile',
  '/lottery?tab=history',
  '/competition',
  '/competition?competition=past',
  '/voting?type=all&state=closed',
  '/nowhere',
]

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

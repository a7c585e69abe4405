import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes } from '../../src/config/routes'
import { openConnected } from './support/connected'
import { findLayoutProblems } from './support/layoutProblems'
import { expect, expectAccessible, test } from './support/test'
import { tokenAddress } from './support/zapPage'

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
const paths = [
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

/** Both directions, left to right in the language with the longest words, and both themes. */
const views = [
  { language: 'Español', lang: 'es-ES', dir: 'ltr', colorScheme: 'light' },
  { language: 'العربية', lang: 'ar-SA', dir: 'rtl', colorScheme: 'dark' },
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

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function chooseLanguage(page: Page, language: string, dir: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Idioma|اللغة)$/ })
    .click()
  await page.getByRole('menuitemradio', { name: language }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
}

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
      for (const [index, path] of paths.filter((_, each) => each % 3 === walk).entries()) {
        await page.setViewportSize({ width: 1440, height: 800 })
        await page.goto(path)
        // Starts with the language of the previous page.
        for (const { language, lang, dir, colorScheme } of index % 2 === 0 ? views : [...views].reverse()) {
          await page.emulateMedia({ colorScheme })
          await isShown(page)
          if ((await page.locator('html').getAttribute('lang')) !== lang) await chooseLanguage(page, language, dir)
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
  for (const { language, dir } of [{ language: 'English', dir: 'ltr' }, ...views]) {
    await page.setViewportSize({ width: 1440, height: 800 })
    await chooseLanguage(page, language, dir)
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
      await expect.poll(() => findLayoutProblems(page), `${language}, ${width} px, ${textPercent} %`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
})

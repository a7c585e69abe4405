import type { Locator } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { expect, test } from './support/test'

const TO_EARN = [
  '/inscription/bridge',
  '/inscription/market',
  '/stableSwap',
  '/game/bet',
  '/buy',
  '/earn/usdc',
  '/earn/btc',
  '/earn/eth',
  '/earn/tonic',
  '/earn/cro',
  '/compound/annex-vvs',
]

const TITLES = {
  '/': 'Home',
  '/earn': 'Earn',
  '/earn/cro-lock': 'CRO Locking',
  '/zap': 'Enhanced Zap',
  '/inscription': 'Inscription Tools',
  '/inscription/bridge/status': 'Bridge Status (beta)',
  '/nft': 'Sundial NFT',
}

test.describe('routes', () => {
  test('old paths redirect to the Earn list', async ({ page }) => {
    for (const path of TO_EARN) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/earn$/)
    }
  })

  test('the old VVS vault redirects to the current one', async ({ page }) => {
    await page.goto('/compound/single-vvs')
    await expect(page).toHaveURL(/\/compound\/vvs-vvs$/)
  })

  test('vault paths are case-insensitive', async ({ page }) => {
    await page.goto('/compound/VVS-Vvs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yield optimize VVS')
  })

  for (const path of ['/nowhere', '/compound/nowhere', '/earn/nowhere']) {
    test(`${path} is not found`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await page.getByRole('link', { name: 'Back Home' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }

  test('each page has its title and one main heading', async ({ page }) => {
    for (const [path, title] of Object.entries(TITLES)) {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} | Sundial`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })
})

test.describe('menu', () => {
  test('marks the page with the longest matching prefix', async ({ page }) => {
    await page.goto('/earn/cro-lock')
    await expect(page.getByRole('link', { name: 'CRO Locking', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goto('/compound/vvs-vvs')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Earn', exact: true }).first()).toHaveAttribute(
      'aria-current',
      /page|true/,
    )
  })

  test('shows the token price, and links to where to buy it', async ({ page }) => {
    await page.goto('/earn')
    await expect(page.getByRole('banner').getByText(/^\$\d/).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Buy DIAL' }).click()
    await expect(page).toHaveURL(new RegExp(`/zap\\?outputCurrency=${deployment.contracts.product}$`))
  })

  for (const width of [360, 900]) {
    test(`has everything in a sheet if the bar is too narrow, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/earn/cro-lock')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByText(/^\$\d/).first()).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      await expect(sheet.getByRole('link', { name: 'CRO Locking' })).toHaveAttribute('aria-current', 'page')
      await expect(sheet.getByText(/^\$\d/).first()).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'Buy DIAL' })).toBeVisible()
      await sheet.getByLabel('Theme').selectOption('Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await sheet.getByLabel('Language').selectOption('Español')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
      await page.keyboard.press('Escape')
      const opener = page.getByRole('button', { name: 'Menú' })
      await expect(opener).toBeFocused()
      await opener.click()
      await page.getByRole('dialog').getByRole('link', { name: 'NFT', exact: true }).click()
      await expect(page).toHaveURL(/\/nft$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.goto('/zap')
  const countMoving = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const count = await page.evaluate(() => document.getAnimations().length)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return count
  }
  expect(await countMoving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(countMoving).toBeGreaterThan(0)
})

test('right to left, forward icons point left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '"ar-SA"'))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/compound/vvs-vvs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const turnOf = (link: Locator) =>
    link.locator('svg').evaluate((icon) => [getComputedStyle(icon).scale, getComputedStyle(icon).rotate])
  expect(await turnOf(page.getByRole('navigation').locator('a[href="/swap"]:visible'))).toEqual(['-1 1', 'none'])
  expect(await turnOf(page.getByRole('contentinfo').getByRole('link').first())).toEqual(['-1 1', 'none'])
  // The back icon points right, as it is drawn.
  expect(await turnOf(page.getByRole('main').locator('a[href="/earn"]').first())).toEqual(['none', 'none'])
})

test.describe('theme', () => {
  test("follows the system, then the user's choice, and stores it", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/earn')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const night = await background()
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(background).not.toBe(night)
    const day = await background()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(background).toBe(night)
    await page.reload()
    await expect.poll(background).toBe(night)
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'System' }).click()
    await expect.poll(background).toBe(day)
  })
})

test.describe('language', () => {
  test('is the first supported one, and falls back to English', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'xx-XX', ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/earn')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await context.close()
  })

  test('works with an invalid stored choice', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('language', '{"not a language')
    })
    await page.goto('/earn')
    await expect(page).toHaveTitle('Earn | Sundial')
  })
})

test.describe('stored state', () => {
  test('that is corrupt never prevents the start', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['persist:user', 'persist:transactions', 'user', 'transactions'])
        localStorage.setItem(key, '{{{')
    })
    await page.goto('/earn')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

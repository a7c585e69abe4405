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
  test('old paths lead to the Earn list', async ({ page }) => {
    for (const path of TO_EARN) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/earn$/)
    }
  })

  test('the old VVS vault leads to the one of today', async ({ page }) => {
    await page.goto('/compound/single-vvs')
    await expect(page).toHaveURL(/\/compound\/vvs-vvs$/)
  })

  test('a vault is found whatever the letter case of its path', async ({ page }) => {
    await page.goto('/compound/VVS-Vvs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yield optimize VVS')
  })

  for (const path of ['/nowhere', '/compound/nowhere', '/earn/nowhere']) {
    test(`${path} is not found`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
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

  test('an area that is not built says so', async ({ page }) => {
    await page.goto('/lottery')
    await expect(page.getByText('This page is not built yet.')).toBeVisible()
  })
})

test.describe('menu', () => {
  test('marks the page with the longest prefix', async ({ page }) => {
    await page.goto('/earn/cro-lock')
    await expect(page.getByRole('link', { name: 'CRO Locking', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goto('/compound/vvs-vvs')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Earn', exact: true }).first()).toHaveAttribute('aria-current', /page|true/)
  })
})

test.describe('theme', () => {
  test('follows the system, then the choice, and keeps it', async ({ page }) => {
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
    await page.getByRole('menuitemradio', { name: 'As the system' }).click()
    await expect.poll(background).toBe(day)
  })
})

test.describe('language', () => {
  test('is the first that is offered, and falls back to English', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'xx-XX', ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/earn')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await context.close()
  })

  test('keeps working when a stored choice is nonsense', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('language', '{"not a language')
    })
    await page.goto('/earn')
    await expect(page).toHaveTitle('Earn | Sundial')
  })
})

test.describe('stored state', () => {
  test('that is corrupt never stops the start', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['persist:user', 'persist:transactions', 'user', 'transactions']) localStorage.setItem(key, '{{{')
    })
    await page.goto('/earn')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

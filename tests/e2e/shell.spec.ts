import type { Locator, Page } from '@playwright/test'
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

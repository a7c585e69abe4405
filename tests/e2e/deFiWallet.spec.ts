import type { Page } from '@playwright/test'
import { CHAIN_ID } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { installDeFiWallet } from './support/extensions'
import { installInjectedWallet } from './support/injectedWallet'
import { connectDialog, disconnectHere, openDialog, userMenu } from './support/pairing'
import { expect, test } from './support/test'

const PATH = '/earn/cro-lock'
const ELSEWHERE = 1
const APP_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DeFiWallet'

const deposit = (page: Page) => page.getByTestId('lock-deposit').getByRole('button', { name: 'Deposit', exact: true })
const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })
const choose = async (page: Page) => {
  await openDialog(page)
  await connectDialog(page).getByRole('button', { name: 'Crypto.com DeFi Wallet' }).click()
}

test.describe('Crypto.com DeFi Wallet', () => {
  test('connects, sends, reconnects after a reload, follows its network, and disconnects', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: CHAIN_ID })
    const libraryCalls = await installDeFiWallet(page)
    await page.goto(PATH)
    await choose(page)
    await expect(userMenu(page, account)).toBeVisible()
    expect(await libraryCalls()).toMatchObject([
      { name: 'connect', args: [{ appName: 'Sundial', chainType: 'eth', chainId: '25' }] },
    ])
    await clickAndConfirm(deposit(page))
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
    expect(await wallet.sent()).toHaveLength(1)

    await page.reload()
    await expect(userMenu(page, account)).toBeVisible()
    await wallet.setChain(ELSEWHERE)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
    await wallet.setChain(CHAIN_ID)
    await expect(userMenu(page, account)).toBeVisible()
    await wallet.setAccounts([])
    await expect(connectButton(page)).toBeVisible()

    await wallet.setAccounts([account])
    await choose(page)
    await disconnectHere(page, account)
    expect((await libraryCalls()).map(({ name }) => name)).toContain('close')
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('says which network to select, and connects once it is selected', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: ELSEWHERE })
    await installDeFiWallet(page)
    await page.goto(PATH)
    await choose(page)
    await expect(page.getByText('Wrong Network', { exact: true })).toBeVisible()
    await expect(page.getByText('Please switch to [Cronos Beta] on Chrome Wallet Extension to connect')).toBeVisible()
    expect(await wallet.methods()).not.toContain('wallet_addEthereumChain')
    await wallet.setChain(CHAIN_ID)
    await connectDialog(page).getByRole('button', { name: 'Crypto.com DeFi Wallet' }).click()
    await expect(userMenu(page, account)).toBeVisible()
  })

  test('says so if the user rejects or it returns no account, and connects on the next try', async ({
    page,
    devnet,
  }) => {
    const [account = ''] = devnet.accounts
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: CHAIN_ID })
    await installDeFiWallet(page)
    await page.goto(PATH)
    const authorize = page.getByText('Please authorize to access your account')
    await wallet.rejectNext()
    await choose(page)
    await expect(authorize).toBeVisible()
    await page.reload()
    await wallet.setAccounts([])
    await choose(page)
    await expect(authorize).toBeVisible()
    await wallet.setAccounts([account])
    await connectDialog(page).getByRole('button', { name: 'Crypto.com DeFi Wallet' }).click()
    await expect(userMenu(page, account)).toBeVisible()
  })

  test.describe('in its in-app browser', () => {
    test.use({ viewport: { width: 360, height: 740 }, userAgent: APP_AGENT, hasTouch: true })

    test("is the page's own wallet", async ({ page, devnet }) => {
      const [account = ''] = devnet.accounts
      const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: CHAIN_ID })
      await page.goto(PATH)
      await choose(page)
      await expect(userMenu(page, account)).toBeVisible()
      await clickAndConfirm(deposit(page))
      await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
      expect(await wallet.sent()).toHaveLength(1)
    })
  })

  test('says so if it is not installed, without its own dialog', async ({ page }) => {
    await page.goto(PATH)
    await choose(page)
    await expect(page.getByText('No provider was found')).toBeVisible()
    await expect(page.getByText(/Install DeFi Wallet/)).toHaveCount(0)
    await expect(connectDialog(page).getByRole('button', { name: 'Crypto.com DeFi Wallet' })).toBeEnabled()
  })
})

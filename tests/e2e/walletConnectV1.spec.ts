import type { Page } from '@playwright/test'
import { CHAIN_ID, isRpcRequest } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { chooseAndScan, connectDialog, disconnectHere, scanCode, userMenu } from './support/pairing'
import { expect } from './support/test'
import { ELSEWHERE, test } from './support/walletPeers'

const PATH = '/earn/cro-lock'
const CHOICE = 'WalletConnect, version 1'

const deposit = (page: Page) => page.getByTestId('lock-deposit').getByRole('button', { name: 'Deposit', exact: true })
const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })

// The library adds a field of its own to requests, which nodes ignore but the tests' node rejects.
test.beforeEach(async ({ page }) => {
  await page.route(
    (url) => isRpcRequest(url.href),
    async (route) => {
      const body: unknown = route.request().postDataJSON()
      if (typeof body !== 'object' || body === null || !('skipCache' in body)) return route.continue()
      const call = Object.entries(body).filter(([field]) => field !== 'skipCache')
      return route.continue({ postData: JSON.stringify(Object.fromEntries(call)) })
    },
  )
})

test.describe('WalletConnect v1', () => {
  test('pairs, sends, reconnects after a reload, and disconnects from the site', async ({ page, devnet, oldPhone }) => {
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    await oldPhone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()
    await clickAndConfirm(deposit(page))
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
    expect(oldPhone.methods).toContain('eth_sendTransaction')

    await page.reload()
    await expect(userMenu(page, account)).toBeVisible()
    await clickAndConfirm(deposit(page))
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()

    await disconnectHere(page, account)
    await expect.poll(() => oldPhone.isConnected()).toBe(false)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('follows the wallet to another network and account, and disconnects when the wallet ends the session', async ({
    page,
    devnet,
    oldPhone,
    possibleErrors,
  }) => {
    // On another network, the library uses a node of its own choice if a poll happens at that moment.
    possibleErrors.push(/mainnet\.infura\.io.*violates/, /^WalletConnect \{message: /)
    const [account = '', other = ''] = devnet.accounts
    await page.goto(PATH)
    await oldPhone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()
    oldPhone.chooseChain(ELSEWHERE)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
    oldPhone.chooseChain(CHAIN_ID)
    oldPhone.chooseAccount(other)
    await expect(userMenu(page, other)).toBeVisible()
    await oldPhone.disconnect()
    await expect(connectButton(page)).toBeVisible()
  })

  test('says so if the wallet rejects, and creates another QR code', async ({ page, devnet, oldPhone }) => {
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    await oldPhone.scanAndDecline(await chooseAndScan(page, CHOICE))
    await expect(page.getByText('Please authorize to access your account')).toBeVisible()
    await connectDialog(page).getByRole('button', { name: CHOICE, exact: true }).click()
    await oldPhone.scan(await scanCode(page))
    await expect(userMenu(page, account)).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { CHAIN_ID } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { chooseAndScan, connectDialog, disconnectHere, openDialog, qrCode, scanCode, userMenu } from './support/pairing'
import { expect, expectAccessible } from './support/test'
import { ELSEWHERE, test } from './support/walletPeers'

const PATH = '/earn/cro-lock'
const CHOICE = 'WalletConnect'

const deposit = (page: Page) => page.getByTestId('lock-deposit').getByRole('button', { name: 'Deposit', exact: true })
const sendCount = (methods: readonly string[]) => methods.filter((method) => method === 'eth_sendTransaction').length
const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })

test.describe('WalletConnect', () => {
  test('pairs by QR code, sends, reconnects after a reload and a network failure, and disconnects from the site', async ({
    page,
    devnet,
    phone,
    relay,
  }) => {
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    const uri = await chooseAndScan(page, CHOICE)
    await expectAccessible(page)
    await phone.scan(uri)
    await expect(userMenu(page, account)).toBeVisible()
    await expect(connectDialog(page)).toBeHidden()

    await clickAndConfirm(deposit(page))
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
    expect(sendCount(phone.methods)).toBe(1)

    relay.dropAll()
    await page.reload()
    await expect(userMenu(page, account)).toBeVisible()
    await clickAndConfirm(deposit(page))
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
    expect(sendCount(phone.methods)).toBe(2)

    await disconnectHere(page, account)
    await expect.poll(() => phone.sessionCount()).toBe(0)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('receives what was signed while the page was suspended behind the wallet app', async ({
    page,
    context,
    devnet,
    chain,
    phone,
    relay,
    possibleErrors,
  }) => {
    possibleErrors.push(/WebSocket connection to|ERR_INTERNET_DISCONNECTED/)
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    await phone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()

    const sign = phone.hold()
    await clickAndConfirm(deposit(page))
    await expect.poll(() => sendCount(phone.methods)).toBe(1)
    const before = await chain.nativeBalanceOf(account)
    await context.setOffline(true)
    relay.dropAll()
    sign()
    await expect.poll(() => chain.nativeBalanceOf(account)).toBeLessThan(before)
    await context.setOffline(false)
    await expect(page.getByText('Locked 1000 CRO').first()).toBeVisible()
  })

  test('disconnects when the wallet ends the session', async ({ page, devnet, phone }) => {
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    await phone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()
    await phone.disconnect()
    await expect(connectButton(page)).toBeVisible()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('follows the wallet to another network, back, and to another account', async ({ page, devnet, phone }) => {
    const [account = '', other = ''] = devnet.accounts
    await page.goto(PATH)
    await phone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()
    await phone.chooseChain(ELSEWHERE)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
    await phone.chooseChain(CHAIN_ID)
    await expect(userMenu(page, account)).toBeVisible()
    await phone.chooseAccount(other)
    await expect(userMenu(page, other)).toBeVisible()
    await phone.chooseChain(ELSEWHERE)
    await page.getByRole('button', { name: 'Wrong network' }).click()
    await page.getByRole('menuitem', { name: /^Switch to/ }).click()
    await expect(page.getByRole('button', { name: 'Wrong network' })).toHaveCount(0)
  })

  test('says so if the wallet rejects the session, and keeps the form if it rejects a transaction', async ({
    page,
    devnet,
    phone,
  }) => {
    const [account = ''] = devnet.accounts
    await page.goto(PATH)
    await phone.scanAndDecline(await chooseAndScan(page, CHOICE))
    await expect(page.getByText('Please authorize to access your account')).toBeVisible()
    await connectDialog(page).getByRole('button', { name: CHOICE, exact: true }).click()
    await phone.scan(await scanCode(page))
    await expect(userMenu(page, account)).toBeVisible()
    phone.declineNext()
    await page.getByLabel('Amount to lock').fill('77')
    await clickAndConfirm(deposit(page))
    await expect(page.getByText('You rejected the request')).toBeVisible()
    expect(phone.methods).toContain('eth_sendTransaction')
    await expect(page.getByLabel('Amount to lock')).toHaveValue('77')
    await expect(page.getByText('Locked 77 CRO')).toHaveCount(0)
  })

  test('lets an unused QR code expire, and creates another', async ({ page, devnet, phone }) => {
    const [account = ''] = devnet.accounts
    await page.clock.install()
    await page.goto(PATH)
    const old = await chooseAndScan(page, CHOICE)
    await page.clock.fastForward('05:01')
    await expect(connectDialog(page).getByText('This code has expired')).toBeVisible()
    await expect(qrCode(page)).toHaveCount(0)
    await expectAccessible(page)
    await connectDialog(page).getByRole('button', { name: 'Show a new code' }).click()
    const uri = await scanCode(page)
    expect(uri).not.toBe(old)
    await phone.scan(uri)
    await expect(userMenu(page, account)).toBeVisible()
  })

  test('disconnects when the session expires after a week', async ({ page, devnet, phone }) => {
    const [account = ''] = devnet.accounts
    await page.clock.install()
    await page.goto(PATH)
    await phone.scan(await chooseAndScan(page, CHOICE))
    await expect(userMenu(page, account)).toBeVisible()
    await page.clock.fastForward(8 * 86_400_000)
    await expect(connectButton(page)).toBeVisible()
  })

  test('closes a session that the wallet approves after the user left', async ({ page, phone }) => {
    await page.goto(PATH)
    const uri = await chooseAndScan(page, CHOICE)
    await connectDialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await expect(connectDialog(page).getByRole('button', { name: CHOICE, exact: true })).toBeEnabled()
    await page.keyboard.press('Escape')
    await phone.scan(uri)
    await expect.poll(() => phone.sessionCount()).toBe(0)
    await expect(connectButton(page)).toBeVisible()
    await openDialog(page)
    await expect(qrCode(page)).toHaveCount(0)
  })
})

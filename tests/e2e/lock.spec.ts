import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Interface, parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, clickAndGoBack } from './support/confirm'
import { exactFigure, openAndConnect, openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/earn/cro-lock'
const LOCK = deployment.lock.contracts.croLock
/** Lock duration on the devnet. */
const DURATION_SEC = 300
const REVERTING_CODE = '0x5f5ffd'
const lock = new Interface(['function deposit(address) payable', 'function balanceOf(address) view returns (uint256)'])
const ZERO = `0x${'0'.repeat(40)}`

const depositCard = (page: Page) => page.getByTestId('lock-deposit')
const lockings = (page: Page) => page.getByTestId('lockings')
const amount = (page: Page) => page.getByLabel('Amount to lock')
const deposit = (page: Page) => depositCard(page).getByRole('button', { name: 'Deposit', exact: true })
const itemOf = (page: Page, id: number) =>
  lockings(page)
    .getByRole('listitem')
    .filter({ hasText: `Lock #${id}` })

test('locks CRO at the displayed rate, counts down, and pays out afterwards', async ({ page, devnet, chain }) => {
  const { account } = await openAndConnect(page, devnet, PATH)
  await expect(amount(page)).toHaveValue('1000')
  await expect.poll(() => exactFigure(page.getByTestId('lock-apr'))).toBe('12')
  await amount(page).fill('2000')
  await expect(depositCard(page).getByText('2,000.002283', { exact: true })).toBeVisible()
  const before = await chain.nativeBalanceOf(account)
  await clickAndConfirm(deposit(page))
  await expect(page.getByText('Locked 2000 CRO')).toBeVisible()
  expect(before - (await chain.nativeBalanceOf(account))).toBeGreaterThan(parseUnits('2000', 18))

  const item = itemOf(page, 3)
  await expect(item.getByRole('img', { name: /^Locked until/ })).toBeVisible()
  await expect(item.getByRole('time')).toHaveText(/^Unlocks in \d min \d+ sec/)
  await expect(item.getByText('2,000.002283', { exact: true })).toBeVisible()
  await expect(item.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)

  await chain.increaseTime(DURATION_SEC)
  await expect(item.getByText(/Unlocked: you can withdraw 2,000.002283 CRO/)).toBeVisible()
  await expect(item.getByRole('img')).toHaveCount(0)
  const locked = await chain.nativeBalanceOf(account)
  await clickAndConfirm(item.getByRole('button', { name: 'Withdraw' }))
  await expect(page.getByText('Withdrawn CRO')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect((await chain.nativeBalanceOf(account)) - locked).toBeGreaterThan(parseUnits('2000', 18))
})

test('saves the unlock time as a calendar event', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await clickAndConfirm(deposit(page))
  await expect(page.getByText('Locked 1000 CRO')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    itemOf(page, 3).getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('lock-3.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:1\\,000 CRO unlock at Sundial')
})

test('a rejection in the wallet sends nothing and keeps the form', async ({ page, devnet }) => {
  const wallet = await openConnected(page, devnet, PATH)
  await amount(page).fill('7')
  await wallet.rejectNext()
  await clickAndConfirm(deposit(page))
  await expect(page.getByText('You rejected the request')).toBeVisible()
  await expect(amount(page)).toHaveValue('7')
  expect(await wallet.sent()).toEqual([])
})

test('a deposit that would revert is not sent', async ({ page, devnet, chain }) => {
  const wallet = await openConnected(page, devnet, PATH)
  await expect(deposit(page)).toBeEnabled()
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await clickAndGoBack(deposit(page), 'Error CRO Locking')
  expect(await wallet.sent()).toEqual([])
})

test('a withdrawal that reverts when mined says so', async ({ page, devnet, chain }) => {
  await openConnected(page, devnet, PATH)
  await chain.pauseMining()
  await clickAndConfirm(itemOf(page, 1).getByRole('button', { name: 'Withdraw' }))
  await expect(page.getByText('Transaction sent')).toBeVisible()
  await expect(itemOf(page, 1).getByRole('button', { name: 'Withdrawing' })).toBeDisabled()
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await chain.mine()
  await expect(page.getByText('Error Withdrawing')).toBeVisible()
})

test('without a rate, deposits are disabled', async ({ page, devnet, chain }) => {
  const { account } = await openConnected(page, devnet, PATH)
  // The reward pool holds 100 CRO.
  await chain.rpc('anvil_setBalance', [account, `0x${parseUnits('1000000000', 18).toString(16)}`])
  await chain.rpc('anvil_setBalance', [deployment.contracts.wcro, `0x${parseUnits('1000000000', 18).toString(16)}`])
  await chain.mine()
  await amount(page).fill('100000000')
  await expect(page.getByText('Currently unavailable')).toBeVisible()
  await expect(deposit(page)).toBeDisabled()
  await amount(page).fill('1000')
  await expect(page.getByText('Currently unavailable')).toHaveCount(0)
  await expect(deposit(page)).toBeEnabled()
})

test("locks that cannot be read don't show as none", async ({ page, devnet, chain }) => {
  const code = await chain.rpc('eth_getCode', [LOCK, 'latest'])
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await openConnected(page, devnet, PATH)
  await expect(lockings(page).getByText('Could not load your locks')).toBeVisible()
  await expect(lockings(page).getByText('No locks yet')).toHaveCount(0)
  await expect(depositCard(page).getByText('Currently unavailable')).toBeVisible()
  await expect(deposit(page)).toBeDisabled()
  await chain.rpc('anvil_setCode', [LOCK, code])
  await lockings(page).getByRole('button', { name: 'Retry' }).click()
  await expect(itemOf(page, 1)).toBeVisible()
  await depositCard(page).getByRole('button', { name: 'Retry' }).click()
  await expect(deposit(page)).toBeEnabled()
})

test('accepts digits only, up to the balance', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await amount(page).fill('')
  await expect(depositCard(page).getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
  await amount(page).pressSequentially('1x2e-3')
  await expect(amount(page)).toHaveValue('123')
  // 5.5 must not become 55.
  await amount(page).fill('')
  await amount(page).pressSequentially('5.5')
  await expect(amount(page)).toHaveValue('5')
  await amount(page).fill('9'.repeat(79))
  await expect(depositCard(page).getByRole('button', { name: 'Not enough CRO' })).toBeDisabled()
})

test('lists 30 locks, and more on request', async ({ page, devnet, chain }) => {
  const [account] = devnet.accounts
  for (let i = 0; i < 31; i += 1) {
    await chain.rpc('eth_sendTransaction', [
      { from: account, to: LOCK, value: '0xde0b6b3a7640000', data: lock.encodeFunctionData('deposit', [ZERO]) },
    ])
  }
  await openConnected(page, devnet, PATH)
  await expect(lockings(page).getByText('30 of 32')).toBeVisible()
  await expect(lockings(page).getByRole('listitem')).toHaveCount(30)
  await lockings(page).getByRole('button', { name: 'Show more' }).click()
  await expect(lockings(page).getByText('32 of 32')).toBeVisible()
  await expect(lockings(page).getByRole('listitem')).toHaveCount(32)
  await expect(lockings(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('shows the rate without a wallet, and sends the referrer with the deposit', async ({ page, devnet }) => {
  await page.goto(PATH)
  await expect.poll(() => exactFigure(page.getByTestId('lock-apr'))).toBe('12')
  await expect(depositCard(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  const referrer = '0x00000000000000000000000000000000000000AA'
  const ref = encodeURIComponent(Buffer.from(referrer).toString('base64'))
  const wallet = await openConnected(page, devnet, `${PATH}?ref=${ref}`)
  await clickAndConfirm(deposit(page))
  await expect(page.getByText('Locked 1000 CRO')).toBeVisible()
  const [sent] = await wallet.sent()
  expect(sent?.data?.toLowerCase()).toContain(referrer.slice(2).toLowerCase())
})

test('fits and is accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await clickAndConfirm(deposit(page))
  await expect(itemOf(page, 3).getByRole('img')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

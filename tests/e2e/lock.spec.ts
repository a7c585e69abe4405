import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseUnits } from 'ethers'
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openAndConnect, openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/earn/cro-lock'
/** Lock duration on the devnet. */
const DURATION_SEC = 300

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

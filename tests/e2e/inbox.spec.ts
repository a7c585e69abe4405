import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { confirmPreview, reviewSheet } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const LOCK = deployment.lock.contracts.croLock
const lock = new Interface(['function deposit(address) payable'])
const ZERO = `0x${'0'.repeat(40)}`
/** An account without anything from the start. */
const NEWCOMER = 4
const YEAR_SEC = 366 * 86_400

test('the queue of claims survives a reload, on a phone with the keyboard', async ({ page, devnet, chain }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const from = devnet.accounts[NEWCOMER]
  const data = lock.encodeFunctionData('deposit', [ZERO])
  for (const value of [10n ** 19n, 2n * 10n ** 19n]) await chain.send({ from, to: LOCK, data, value })
  await chain.increaseTime(YEAR_SEC)
  await openConnected(page, devnet, '/kit', { index: NEWCOMER })
  await page.getByRole('link', { name: 'Inbox' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Claim all/ }).click()
  await confirmPreview(page)
  const queue = page.getByTestId('claim-queue')
  await expect(queue.getByText('Claimed', { exact: true })).toHaveCount(1)
  await expect(reviewSheet(page)).toBeVisible()
  await page.reload()
  await expect(queue.getByText('You left before all were claimed. Continue where you stopped.')).toBeVisible()
  await expect(queue.getByText('Claimed', { exact: true })).toHaveCount(1)
  await expectFitsAndIsAccessible(page)
  await queue.getByRole('button', { name: 'Discard the queue' }).click()
  await expect(queue).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Inbox: \d+ entries, updated/ })).toBeVisible()
})

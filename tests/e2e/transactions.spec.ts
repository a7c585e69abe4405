import type { Locator, Page } from '@playwright/test'
import type { Chain } from '../support/chain'
import type { SentTransaction } from '../support/injectedWallet'
import { clickAndConfirm, reviewSheet } from './support/confirm'
import { type ConnectedWallet, openConnected } from './support/connected'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'

const PATH = '/compound/single-cro'
/** A transaction that no node knows for this long is dropped. */
const GRACE_MS = 180_000

const depositButton = (page: Page) =>
  page.getByTestId('deposit-card').getByRole('button', { name: 'Deposit', exact: true })
const hex = (value: number | bigint) => `0x${value.toString(16)}`

async function fillDeposit(page: Page, amount = '5'): Promise<Locator> {
  await page.getByLabel('Amount to deposit').fill(amount)
  return depositButton(page)
}

/** Rows of the wallet's transaction list. */
async function openTransactions(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^0x|pending$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Transactions' }).click()
  return page.getByRole('dialog', { name: 'Welcome!' }).getByRole('listitem')
}

/** Sends a deposit that stays pending, and returns it once the page has seen it on the node. */
async function sendWaiting(
  page: Page,
  wallet: ConnectedWallet,
  chain: Chain,
): Promise<SentTransaction & { readonly nonce: string; readonly gasPrice: string }> {
  await chain.pauseMining()
  await clickAndConfirm(await fillDeposit(page))
  await expect(page.getByText('Transaction sent')).toBeVisible()
  const [sent] = await wallet.sent()
  if (sent === undefined) throw new Error('Nothing was sent')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:transactions')?.includes('nonce') ?? false))
    .toBe(true)
  const known = JSON.parse(await chain.rpc('eth_getTransactionByHash', [sent.hash])) as {
    nonce: string
    gasPrice: string
    input: string
    to: string
    value: string
  }
  return { ...sent, data: known.input, value: known.value, nonce: known.nonce, gasPrice: known.gasPrice }
}

/** Replaces a transaction like the wallet's own speed up or cancel button. */
async function replaceTransaction(
  chain: Chain,
  sent: { readonly from: string; readonly nonce: string; readonly gasPrice: string },
  other: object,
): Promise<void> {
  await chain.rpc('eth_sendTransaction', [
    { from: sent.from, nonce: sent.nonce, gas: hex(1_000_000), gasPrice: hex(BigInt(sent.gasPrice) * 3n), ...other },
  ])
  await chain.mine()
}

test.describe('before the wallet opens', () => {
  test('the review shows amount, recipient and cost; the keyboard alone is enough', async ({ page, devnet }) => {
    const wallet = await openConnected(page, devnet, PATH)
    await (await fillDeposit(page)).press('Enter')
    const sheet = reviewSheet(page)
    await expect(sheet.getByRole('heading', { name: 'Deposit 5 CRO' })).toBeVisible()
    await expect(sheet.getByText('CRO vault (Single · TONIC)')).toBeVisible()
    const { shareToken } = deployedVault('single-cro')
    await expect(sheet.getByRole('link')).toHaveAttribute('href', new RegExp(`/address/${shareToken}$`))
    await expect(sheet.getByRole('button', { name: 'Confirm in wallet' })).toBeFocused()
    expect(await wallet.sent()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    expect(await wallet.sent()).toEqual([])
    await expect(depositButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('button', { name: 'Confirm in wallet' })).toBeFocused()
    // The button stops being busy when the simulation is done.
    await expect(sheet.getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    expect(await wallet.sent()).toHaveLength(1)
  })

  test('the review and the list fit and are accessible', async ({ page, devnet }) => {
    await openConnected(page, devnet, PATH)
    await (await fillDeposit(page)).click()
    await expect(reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' })).toBeVisible()
    await expectFitsAndIsAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    await expect((await openTransactions(page)).first()).toContainText('Succeeded')
    await expectFitsAndIsAccessible(page)
  })
})

test.describe('a transaction', () => {
  test('that was replaced by another with its nonce says so, also after a reload', async ({ page, devnet, chain }) => {
    const wallet = await openConnected(page, devnet, PATH)
    const sent = await sendWaiting(page, wallet, chain)
    await replaceTransaction(chain, sent, { to: devnet.accounts[1], value: '0x1' })
    await expect(page.getByText('Transaction replaced')).toBeVisible()
    await page.reload()
    await expect((await openTransactions(page)).first()).toContainText('Replaced by another transaction')
  })

  test('that the network dropped says so after a grace period, and completes if it is mined after all', async ({
    page,
    devnet,
    chain,
  }) => {
    await page.clock.install()
    const wallet = await openConnected(page, devnet, PATH)
    const sent = await sendWaiting(page, wallet, chain)
    await chain.rpc('anvil_dropTransaction', [sent.hash])
    await chain.mine()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('persist:transactions')?.includes('unknownSince') ?? false))
      .toBe(true)
    await page.clock.fastForward(GRACE_MS)
    await chain.mine()
    await expect(page.getByText('Transaction dropped')).toBeVisible()
    await expect(page.getByLabel('Amount to deposit')).toHaveValue('5')

    await chain.rpc('eth_sendTransaction', [
      { from: sent.from, to: sent.to, data: sent.data, value: sent.value, gas: sent.gas, nonce: sent.nonce },
    ])
    await chain.resumeMining()
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
  })

  test('in a block that is reorged becomes pending again', async ({ page, devnet, chain }) => {
    // Reorgs go back to one of these blocks, because the node may have pruned the state of the block that tests revert
    // to.
    await chain.mine(2)
    await openConnected(page, devnet, PATH)
    await clickAndConfirm(await fillDeposit(page))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    await chain.mine(2)
    await chain.rpc('anvil_reorg', [3, []])
    await chain.mine(2)
    await expect(page.getByText('Chain reorganization')).toBeVisible()
    await expect((await openTransactions(page)).first()).toContainText('Pending')
  })
})

test('two tabs show the transactions of both, and neither overwrites the other', async ({
  page,
  context,
  devnet,
  chain,
}) => {
  const wallet = await openConnected(page, devnet, PATH)
  const other = await context.newPage()
  await installInjectedWallet(other, { rpcUrl: devnet.rpcUrl, account: wallet.account, chainId: devnet.chainId })
  await other.goto(PATH)
  // The login is shared by all tabs; this tab requests the wallet's accounts again.
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Connect Wallet|^0x/ })
    .click()
  await other.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await chain.pauseMining()
  await clickAndConfirm(await fillDeposit(page, '5'))
  await clickAndConfirm(await fillDeposit(other, '6'))
  for (const tab of [page, other]) await expect(tab.getByText('2 pending')).toBeVisible()
  await chain.resumeMining()
  for (const tab of [page, other]) {
    await expect(tab.getByText('2 pending')).toHaveCount(0)
    await tab.reload()
  }
  for (const tab of [page, other]) {
    const rows = await openTransactions(tab)
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Succeeded' })).toHaveCount(2)
  }
})

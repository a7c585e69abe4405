import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deployedVault } from '../e2e/support/vaults'
import { useChain } from '../integration/chain'
import type { SentTransaction } from '../support/injectedWallet'
import { click, clickAndConfirm, clickAndGoBack, fill, reviewSheet } from './support/confirm'
import { accountAt, openConnected } from './support/openPage'

const chain = useChain()

const PATH = '/compound/single-cro'
const REVERTING_CODE = '0x5f5ffd'
const DEPOSITED = 'You have successfully deposit! Enjoy earning!'

const amount = () => screen.getByLabelText('Amount to deposit')
const deposit = () => within(screen.getByTestId('deposit-card')).getByRole('button', { name: 'Deposit' })
const hex = (value: number | bigint) => `0x${value.toString(16)}`
const storedTransactions = () => localStorage.getItem('persist:transactions') ?? ''

async function openForm(typed = '5') {
  const page = await openConnected(PATH)
  await screen.findByLabelText('Amount to deposit')
  await fill(amount(), typed)
  return page
}

/** Rows of the wallet's transaction list. */
async function openTransactions(): Promise<() => readonly HTMLElement[]> {
  // Every <header> is a banner to this query; the site's comes first.
  const [banner = document.body] = screen.getAllByRole('banner')
  await click(() => within(banner).getByRole('button', { name: /^0x|pending$/ }))
  await click(() => screen.getByRole('menuitem', { name: 'Transactions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Welcome!' })
  return () => within(dialog).queryAllByRole('listitem')
}

const expectFirst = (rows: () => readonly HTMLElement[], text: string) =>
  waitFor(() => expect(rows()[0]).toHaveTextContent(text))

/** Sends a deposit that stays pending, and returns it once the page has seen it on the node. */
async function sendWaiting(sent: () => readonly SentTransaction[]) {
  await chain.pauseMining()
  await clickAndConfirm(deposit)
  await screen.findByText('Transaction sent')
  await waitFor(() => expect(storedTransactions()).toContain('nonce'))
  const [{ hash } = { hash: '' }] = sent()
  const known = JSON.parse(await chain.rpc('eth_getTransactionByHash', [hash])) as Readonly<
    Record<'from' | 'to' | 'input' | 'value' | 'nonce' | 'gasPrice', string>
  >
  return { ...known, hash }
}

/** Replaces a transaction like the wallet's own speed up or cancel button. */
async function replaceTransaction(
  { from, nonce, gasPrice }: { readonly from: string; readonly nonce: string; readonly gasPrice: string },
  other: object,
): Promise<void> {
  await chain.rpc('eth_sendTransaction', [
    { from, nonce, gas: hex(1_000_000), gasPrice: hex(BigInt(gasPrice) * 3n), ...other },
  ])
  await chain.mine()
}

it('a transaction that would revert is only sent if the user insists, and its result shows the reason', async () => {
  const { wallet } = await openForm()
  await chain.rpc('anvil_setCode', [deployedVault('single-cro').shareToken, REVERTING_CODE])
  await clickAndGoBack(deposit, 'Failed to deposit')
  expect(wallet.state().sent).toEqual([])
  await click(deposit)
  const sheet = within(await reviewSheet())
  await click(() => sheet.getByRole('button', { name: 'Send anyway' }))
  await screen.findByText('Failed to deposit')
  expect(wallet.state().sent).toHaveLength(1)
  await expectFirst(await openTransactions(), 'Failed')
})

it('a transaction that was sped up in the wallet succeeds under its new hash', async () => {
  const { wallet } = await openForm()
  const sent = await sendWaiting(() => wallet.state().sent)
  await replaceTransaction(sent, { to: sent.to, data: sent.input, value: sent.value })
  await screen.findByText(DEPOSITED)
  const rows = await openTransactions()
  await expectFirst(rows, 'Succeeded · Sped up')
  const [row = document.body] = rows()
  expect(within(row).getByRole('link')).not.toHaveAttribute('href', expect.stringContaining(sent.hash))
})

it('a transaction that was cancelled in the wallet says so, and restores the amount', async () => {
  const { wallet } = await openForm()
  const sent = await sendWaiting(() => wallet.state().sent)
  await replaceTransaction(sent, { to: sent.from, value: '0x0' })
  await screen.findByText('Transaction cancelled')
  expect(amount()).toHaveValue('5')
  await expectFirst(await openTransactions(), 'Cancelled')
})

it('transactions can be removed from the list, alone or with all others', async () => {
  await openForm()
  for (const typed of ['5', '6', '7']) {
    await fill(amount(), typed)
    await clickAndConfirm(deposit)
    await waitFor(() => expect(amount()).toHaveValue(''))
  }
  const rows = await openTransactions()
  await waitFor(() => expect(rows()).toHaveLength(3))
  await click(() => screen.getByRole('button', { name: 'Clear: Deposit 6 CRO' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows().filter(({ textContent }) => textContent.includes('Deposit 6 CRO'))).toEqual([])
  await click(() => screen.getByRole('button', { name: 'Clear all' }))
  await screen.findByText('No recent transactions')
})

it('a transaction of another account is hidden, but still followed', async () => {
  const { wallet } = await openForm()
  await sendWaiting(() => wallet.state().sent)
  wallet.setAccounts([accountAt(1)])
  await waitFor(() => expect(screen.queryByText('1 pending')).toBeNull())
  await chain.resumeMining()
  await waitFor(() => expect(storedTransactions()).toContain('receipt'))
  wallet.setAccounts([accountAt(0)])
  await expectFirst(await openTransactions(), 'Succeeded')
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseUnits } from 'ethers'
import { expect, inject, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { buyFromPool, oddToken, sendPurchase } from '../e2e/support/swapPage'
import { tokenAddress } from '../e2e/support/zapPage'
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, expectEnabled, fill } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, openConnected } from './support/openPage'

const chain = useChain()
const devnet = { accounts: inject('accounts') }

const REVERTING_CODE = '0x5f5ffd'
const USDC = tokenAddress('USDC')
const VVS = tokenAddress('VVS')
const { wcro } = deployment.contracts
const { router } = deployment.exchange.contracts
const SELECTORS = { exactNativeForFeeTokens: '0xb6f9de95', nativeForExact: '0xfb3bdb41' }

const CRO = (amount: string) => parseUnits(amount, 18)
const card = () => within(screen.getByTestId('swap-card'))
const from = () => card().getByRole<HTMLInputElement>('textbox', { name: /^From/ })
const to = () => card().getByRole<HTMLInputElement>('textbox', { name: /^To/ })
const button = (name: string) => () => card().getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const confirm = () =>
  within(screen.getByRole('dialog', { name: 'Confirm swap' })).getByRole('button', { name: 'Confirm swap' })

async function openSwap(query: string) {
  const page = await openConnected(`/swap?${query}`)
  await screen.findByTestId('swap-card')
  return page
}

/** Opens the confirmation of the form's swap, and waits until its simulation is done. */
async function review(name = 'Swap'): Promise<void> {
  await click(button(name))
  await dialog('Confirm swap')
  await expectEnabled(confirm)
}

const close = async (name: string) =>
  userEvent.click(within(await dialog(name)).getAllByRole('button', { name: 'Close' })[0] ?? document.body)

const acknowledgeToken = async () => userEvent.click(await screen.findByLabelText('I understand'))

it('for an exact output pays exactly that', async () => {
  const { account, wallet } = await openSwap(`outputCurrency=${USDC}`)
  await fill(to(), '3.5')
  await waitFor(() => card().getByText('From (estimated)'))
  await waitFor(() => card().getByText('Maximum sold'))
  await review()
  await screen.findByText(/^Input is estimated\. You will sell at most/)
  const before = await chain.balanceOf(USDC, account)
  await click(confirm)
  await dialog('Transaction confirmed')
  expect((await chain.balanceOf(USDC, account)) - before).toBe(3_500_000n)
  expect(wallet.state().sent[0]?.data?.slice(0, 10)).toBe(SELECTORS.nativeForExact)
})

it('wraps and unwraps one to one', async () => {
  const { account } = await openSwap(`outputCurrency=${wcro}&exactAmount=2.5`)
  await waitFor(() => expect(to()).toHaveValue('2.5'))
  expect(screen.queryByTestId('swap-impact')).toBeNull()
  const before = await chain.balanceOf(wcro, account)
  await clickAndConfirm(button('Wrap'))
  await screen.findByText('Wrapped')
  expect((await chain.balanceOf(wcro, account)) - before).toBe(CRO('2.5'))
  await userEvent.click(screen.getByRole('button', { name: 'Switch tokens' }))
  await fill(from(), '1')
  await clickAndConfirm(button('Unwrap'))
  await screen.findByText('Unwrapped')
  expect((await chain.balanceOf(wcro, account)) - before).toBe(CRO('1.5'))
})

it('leaves 1 CRO at Max, and quotes the amount again every block', async () => {
  const { account } = await openSwap(`outputCurrency=${VVS}`)
  await click(button('MAX'))
  expect(parseUnits(from().value, 18)).toBe((await chain.nativeBalanceOf(account)) - CRO('1'))
  await fill(from(), '10')
  await waitFor(() => expect(to().value).toMatch(/^\d+/))
  const { value } = to()
  await buyFromPool(chain, devnet, VVS, CRO('100000'))
  await waitFor(() => expect(to()).not.toHaveValue(value))
  expect(from()).toHaveValue('10')
})

it('returns to the review after a rejection in the wallet, and can be sent again', async () => {
  const { wallet } = await openSwap(`outputCurrency=${USDC}&exactAmount=5`)
  await review()
  wallet.rejectNext()
  await click(confirm)
  await screen.findByText('Transaction rejected. Nothing was sent.')
  expect(screen.queryByText('You rejected the request')).toBeNull()
  expect(wallet.state().sent).toEqual([])
  await click(confirm)
  await dialog('Transaction confirmed')
})

it('shows a warning if nothing is left for the network fee', async () => {
  const { account } = await openSwap(`outputCurrency=${USDC}&exactAmount=5`)
  await expectEnabled(button('Swap'))
  await chain.rpc('anvil_setBalance', [account, `0x${CRO('5').toString(16)}`])
  await chain.mine()
  await click(button('Swap'))
  await screen.findByText("You don't have enough CRO for the amount and the network fee")
})

it('must be accepted again at a worse price', async () => {
  await openSwap(`outputCurrency=${VVS}&exactAmount=10`)
  await review()
  await buyFromPool(chain, devnet, VVS, CRO('100000'))
  await screen.findByText('The amounts changed')
  await expectEnabled(confirm, false)
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await click(confirm)
  await dialog('Transaction confirmed')
})

it('must be reviewed again if the wallet switched accounts', async () => {
  const { wallet } = await openSwap(`outputCurrency=${USDC}&exactAmount=5`)
  const other = accountAt(1)
  await review()
  wallet.setAccounts([other])
  await screen.findByText('Your wallet switched to another account')
  await expectEnabled(confirm, false)
  await close('Confirm swap')
  await review()
  await click(confirm)
  await dialog('Transaction confirmed')
  expect(wallet.state().sent.map(({ from: sender }) => sender.toLowerCase())).toEqual([other.toLowerCase()])
})

it('is not sent if its route is gone', async () => {
  const token = await oddToken(chain, 'twoDecimals')
  const { wallet } = await openSwap(`outputCurrency=${token}&exactAmount=10`)
  await acknowledgeToken()
  await review()
  // Buys almost everything in the pool, so that the amount yields less than one unit.
  await buyFromPool(chain, devnet, token, CRO('1000000000000'))
  await screen.findByText('This swap is no longer available')
  await expectEnabled(confirm, false)
  await close('Confirm swap')
  await expectEnabled(button('Insufficient liquidity for this trade'), false)
  expect(from()).toHaveValue('10')
  expect(wallet.state().sent).toEqual([])
})

it('is not sent if the contract reverts at the last moment', async () => {
  const { wallet } = await openSwap(`outputCurrency=${USDC}&exactAmount=5`)
  await review()
  await chain.rpc('anvil_setCode', [router, REVERTING_CODE])
  await click(confirm)
  within(await dialog('Swap failed')).getByText('The swap was not sent')
  await close('Swap failed')
  expect(from()).toHaveValue('5')
  expect(wallet.state().sent).toEqual([])
})

it('is not sent if a pending transaction moves the price too far', async () => {
  const { wallet } = await openSwap(`outputCurrency=${VVS}&exactAmount=10`)
  await review()
  await chain.pauseMining()
  await sendPurchase({ chain, devnet, token: VVS, wei: CRO('20000000') })
  await click(confirm)
  const failed = within(await dialog('Swap failed'))
  expect(
    failed.getAllByText('The price moved: you would receive less than your slippage tolerance allows').length,
  ).toBeGreaterThan(0)
  await close('Swap failed')
  expect(from()).toHaveValue('10')
  expect(wallet.state().sent).toEqual([])
})

it('says that it reverted when it was mined, and restores the amount', async () => {
  await openSwap(`outputCurrency=${VVS}&exactAmount=10`)
  await review()
  await chain.pauseMining()
  await click(confirm)
  await dialog('Transaction submitted')
  expect(from()).toHaveValue('')
  await chain.rpc('anvil_setCode', [router, REVERTING_CODE])
  await chain.mine()
  await screen.findByText('The swap reverted')
  await waitFor(() => expect(from()).toHaveValue('10'))
})

it('of a fee-on-transfer token needs more slippage, and then uses the method for it', async () => {
  const token = await oddToken(chain, 'feeOnTransfer')
  const { account, wallet } = await openSwap(`outputCurrency=${token}&exactAmount=10`)
  await acknowledgeToken()
  await click(button('Swap'))
  await screen.findByText('A token in this swap charges a transfer fee')
  expect(screen.getByText(/12% or more/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Set it to 12%' }))
  await screen.findByText(/^You receive less than quoted/)
  await expectEnabled(confirm)
  const minimum = parseUnits(exactFigure(within(await dialog('Confirm swap')).getByTestId('swap-limit')), 18)
  const before = await chain.balanceOf(token, account)
  await click(confirm)
  await dialog('Transaction confirmed')
  const received = (await chain.balanceOf(token, account)) - before
  expect(received).toBeGreaterThanOrEqual(minimum)
  await waitFor(() => expect(parseUnits(exactFigure(screen.getByTestId('swap-received')), 18)).toBe(received))
  expect(wallet.state().sent[0]?.data?.slice(0, 10)).toBe(SELECTORS.exactNativeForFeeTokens)
})

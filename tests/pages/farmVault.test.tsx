import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { beforeEach, expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { deployedVault, depositOf, revertOn } from '../e2e/support/vaults'
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, expectEnabled, fill, reviewSheet } from './support/confirm'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'

const chain = useChain()

const PATH = '/farms'
const CHEF = deployment.farms.contracts.masterChef
const DIAL = deployment.tokens.DIAL.address
const DEPOSITED = 'You have successfully deposit! Enjoy earning!'
const DEPOSIT_SELECTOR = '0xb6b55f25'
const { shareToken, underlying } = deployedVault('vvs-cro-usdc')
const farm = new Interface(['function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)'])

async function stakeIn(pid: number): Promise<bigint> {
  const data = farm.encodeFunctionData('userInfo', [pid, accountAt(0)])
  const answer = await chain.rpc('eth_call', [{ to: CHEF, data }, 'latest'])
  return BigInt(String(farm.decodeFunctionResult('userInfo', answer)[0]))
}

const details = (name: string) => () => screen.getByRole('button', { name: `Details of ${name}` })
const vaultCard = () => within(screen.getByTestId('farm-2-vault'))
const move = () => vaultCard().getByRole('button', { name: /Move to the vault$/ })

/** Opens a farm of the list. */
async function openDetails(name: string): Promise<void> {
  // Once the terms are read, a finished farm moves to its section.
  await screen.findByTestId('farms-finished')
  await click(details(name))
}

/** Opens the farm that our vault of the same LP token competes with. */
async function openBesideVault(options: Parameters<typeof openConnected>[1] = {}) {
  const page = await openConnected(PATH, options)
  await openDetails('USDC-CRO LP')
  await screen.findByTestId('farm-2-vault')
  await screen.findByRole('button', { name: /Move to the vault$/ })
  return page
}

/** Unstakes everything for the vault, with a wallet that takes one transaction at a time. */
async function unstakeForVault() {
  const page = await openBesideVault()
  await clickAndConfirm(move)
  await screen.findByTestId('received-amount')
  return page
}

// Transactions are kept in the browser.
beforeEach(() => localStorage.clear())

it('shows what the vault yields beside the farm, and its line in the ROI calculator', async () => {
  openPage(PATH)
  await openDetails('USDC-CRO LP')
  await screen.findByTestId('farm-2-vault')
  const rateOf = (name: string) => vaultCard().getByText(name).closest('div')
  for (const name of ['Vault APY', 'This farm, compounded once a month', 'This farm, compounded once a day'])
    await waitFor(() => expect(rateOf(name)).toHaveTextContent(/-?[\d.,]+\s*%/))
  expect(vaultCard().getByText(/for a stake of \$1,000\.00\./)).toBeVisible()
  expect(vaultCard().getByRole('link', { name: 'Open the vault' })).toHaveAttribute('href', '/compound/vvs-cro-usdc')
  await click(() => within(screen.getByTestId('farm-2-panel')).getByRole('button', { name: 'ROI calculator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ROI calculator' }))
  expect(dialog.getAllByText('CRO-USDC LP vault (VVS)').length).toBeGreaterThan(0)
  expect(dialog.getByText(/Rewards are paid in DIAL/)).toBeVisible()
})

it('a farm without a vault shows none', async () => {
  openPage(PATH)
  await openDetails('DIAL-CRO LP')
  await screen.findByTestId('farm-1-panel')
  expect(screen.queryByTestId('farm-1-vault')).toBeNull()
})

it('moves a stake in one confirmation of a wallet that supports batches, with the rewards', async () => {
  const [stake, deposit] = [await stakeIn(2), await depositOf(chain, shareToken, accountAt(0))]
  const [lp, dial] = [await chain.balanceOf(underlying, accountAt(0)), await chain.balanceOf(DIAL, accountAt(0))]
  expect(stake).toBeGreaterThan(0n)
  const { wallet } = await openBesideVault({ takesBatches: true })
  await vaultCard().findByText('You confirm once: unstake, approve and deposit.')
  expect(vaultCard().getByText(/for your stake of \$/)).toBeVisible()
  await waitFor(() => vaultCard().getByRole('button', { name: 'Approve and Move to the vault' }))
  wallet.rejectNext()
  await clickAndConfirm(move)
  await screen.findByText('You rejected the request')
  expect(await stakeIn(2)).toBe(stake)

  await click(move)
  const sheet = await reviewSheet()
  await waitFor(() => expect(sheet).toHaveTextContent('CRO-USDC LP vault (VVS)'))
  expect(sheet).toHaveTextContent(/You send\s*[\d.,]+\s*USDC-CRO LP|You send\s*[\d.,]+\s*CRO-USDC LP/)
  expect(sheet).toHaveTextContent(/You receive about.*DIAL/)
  await click(() => within(sheet).getByRole('button', { name: 'Confirm in wallet' }))
  await screen.findByText('Moved to the vault')
  expect(await stakeIn(2)).toBe(0n)
  const moved = (await depositOf(chain, shareToken, accountAt(0))) - deposit
  expect(moved).toBeGreaterThan((stake * 99n) / 100n)
  expect(await chain.balanceOf(underlying, accountAt(0))).toBe(lp)
  expect(await chain.balanceOf(DIAL, accountAt(0))).toBeGreaterThan(dial)
  expect(wallet.state().methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(2)
})

it('moves a stake step by step with another wallet, also over a reload', async () => {
  const [stake, deposit] = [await stakeIn(2), await depositOf(chain, shareToken, accountAt(0))]
  const lp = await chain.balanceOf(underlying, accountAt(0))
  await unstakeForVault()
  expect(await stakeIn(2)).toBe(0n)
  expect(await chain.balanceOf(underlying, accountAt(0))).toBe(lp + stake)

  closePages()
  await openConnected(PATH)
  const step = () => within(screen.getByTestId('unfinished'))
  await screen.findByText('Finish moving USDC-CRO LP to the vault')
  await screen.findByTestId('received-amount')
  // It moves into the details while they are open.
  await click(details('USDC-CRO LP'))
  await screen.findByTestId('farm-2-vault')
  await waitFor(() => expect(screen.queryByTestId('unfinished')).toBeNull())
  await waitFor(() => vaultCard().getByTestId('received-amount'))
  await click(details('USDC-CRO LP'))
  await screen.findByTestId('unfinished')

  await waitFor(() => step().getByRole('button', { name: 'Approve' }))
  await clickAndConfirm(() => step().getByRole('button', { name: 'Approve' }))
  await screen.findByText('You have approved!')
  await waitFor(() => step().getByRole('button', { name: 'Deposit' }))
  await clickAndConfirm(() => step().getByRole('button', { name: 'Deposit' }))
  await screen.findByText(DEPOSITED)
  await waitFor(() => expect(screen.queryByTestId('unfinished')).toBeNull())
  expect(await chain.balanceOf(underlying, accountAt(0))).toBe(lp)
  expect((await depositOf(chain, shareToken, accountAt(0))) - deposit).toBeGreaterThan((stake * 99n) / 100n)
})

it('says that the tokens are in the wallet if the deposit fails, and offers it again', async () => {
  const lp = await chain.balanceOf(underlying, accountAt(0))
  const stake = await stakeIn(2)
  await unstakeForVault()
  await waitFor(() => vaultCard().getByRole('button', { name: 'Approve' }))
  await clickAndConfirm(() => vaultCard().getByRole('button', { name: 'Approve' }))
  await screen.findByText('You have approved!')
  const deposit = () => vaultCard().getByRole('button', { name: 'Deposit' })
  await waitFor(deposit)
  await chain.pauseMining()
  await clickAndConfirm(deposit)
  await screen.findByText('Transaction sent')
  await revertOn(chain, shareToken, DEPOSIT_SELECTOR)
  await chain.resumeMining()
  await screen.findByText('The last step failed')
  expect(vaultCard().getByText('Your CRO-USDC LP is in your wallet. Try again, or keep it.')).toBeVisible()
  await waitFor(deposit)
  expect(await chain.balanceOf(underlying, accountAt(0))).toBe(lp + stake)
  await click(() => vaultCard().getByRole('button', { name: 'Keep it in my wallet' }))
  await waitFor(() => expect(screen.queryByTestId('received-amount')).toBeNull())
})

it('zaps any token into a farm in two steps, also over a reload', async () => {
  const before = await stakeIn(1)
  await openConnected(PATH)
  await openDetails('DIAL-CRO LP')
  await screen.findByTestId('farm-1-panel')
  const panel = () => within(screen.getByTestId('farm-1-panel'))
  await waitFor(() => panel().getByRole('button', { name: /^Pay with:/ }))
  await click(() => panel().getByRole('button', { name: /^Pay with:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select a Token or LP' }))
  await fill(await dialog.findByRole('combobox', { name: 'Search' }), 'CRO')
  const [option] = await dialog.findAllByRole('option', { name: /^CRO/ })
  await userEvent.click(option ?? document.body)
  await waitFor(() => panel().getByLabelText('Amount to zap'))
  expect(
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zap CRO into DIAL-CRO LP', 'Stake DIAL-CRO LP'])
  await fill(panel().getByLabelText('Amount to zap'), '5')
  await expectEnabled(() => panel().getByRole('button', { name: 'Zap' }))
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Zap' }))
  await waitFor(() => panel().getByTestId('received-amount'))

  closePages()
  await openConnected(PATH)
  const step = () => within(screen.getByTestId('unfinished'))
  await screen.findByText('Finish staking DIAL-CRO LP')
  await screen.findByTestId('received-amount')
  await waitFor(() => step().getByRole('button', { name: 'Approve' }))
  await clickAndConfirm(() => step().getByRole('button', { name: 'Approve' }))
  await screen.findByText('You have approved!')
  await waitFor(() => step().getByRole('button', { name: 'Stake' }))
  await clickAndConfirm(() => step().getByRole('button', { name: 'Stake' }))
  await screen.findByText(/^Staked .* DIAL-CRO LP$/)
  await waitFor(() => expect(screen.queryByTestId('unfinished')).toBeNull())
  expect(await stakeIn(1)).toBeGreaterThan(before)
})

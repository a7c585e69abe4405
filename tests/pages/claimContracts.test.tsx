import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import {
  CLAIMS,
  claimContracts,
  SEED_FAILED,
  SEED_OPEN,
  SEED_SUCCEEDED,
  STAKE_WRAPPER,
  TOKENS,
} from '../support/claims'
import { click, clickAndConfirm, expectEnabled, fill, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n

const chain = useChain()
const contracts = claimContracts(chain)
const number = async (to: string, name: string, args: readonly unknown[] = []) =>
  BigInt(await contracts.read(to, name, args))

const seed = async (contract: string) => within(await screen.findByTestId(`pre-seed-${contract}`))
const part = async (testId: string) => within(await screen.findByTestId(testId))

it('contributes to an open pre-seed, up to what the account may', async () => {
  await openConnected('/claims/pre-seeds')
  const open = await seed(SEED_OPEN)
  await open.findByRole('heading', { name: 'High Noon' })
  const field = await open.findByLabelText('Amount to contribute')
  await fill(field, '10001')
  await open.findAllByText('You can contribute 10,000 CRO more')
  await fill(field, '12.5')
  await clickAndConfirm(() => open.getByRole('button', { name: 'Contribute' }))
  await waitFor(async () => expect(await number(SEED_OPEN, 'contributors', [accountAt(0)])).toBe(125n * 10n ** 17n))
  await waitFor(() => expect(field).toHaveValue(''))
  await open.findByText('Yours if it ended now')
})

it('refuses a contribution that no longer fits', async () => {
  await openConnected('/claims/pre-seeds')
  const open = await seed(SEED_OPEN)
  await fill(await open.findByLabelText('Amount to contribute'), '9000')
  await click(() => open.getByRole('button', { name: 'Contribute' }))
  const sheet = within(await reviewSheet())
  await expectEnabled(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await contracts.write(accountAt(0), SEED_OPEN, 'seed', 2_000n * WEI)
  await screen.findByText('Less than this amount remains')
  expect(await number(SEED_OPEN, 'contributors', [accountAt(0)])).toBe(2_000n * WEI)
})

it('pays the refund of a pre-seed that failed, once', async () => {
  await openConnected('/claims/pre-seeds')
  const failed = await seed(SEED_FAILED)
  await failed.findByText('Failed')
  const owed = await number(SEED_FAILED, 'contributors', [accountAt(0)])
  expect(owed).toBe(80n * WEI)
  await clickAndConfirm(() => failed.getByRole('button', { name: 'Get refund' }))
  await screen.findByText(/^Refunded 80 CRO/)
  expect(await number(SEED_FAILED, 'contributors', [accountAt(0)])).toBe(0n)
  await waitFor(() => expect(failed.queryByRole('button', { name: 'Get refund' })).toBeNull())
  await click(() => failed.getByRole('button', { name: 'Contributors' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contributors' }))
  await dialog.findByText('Refunded')
  expect(await dialog.findAllByRole('row')).toHaveLength(4)
  expect(dialog.queryByText('This list is incomplete')).toBeNull()
})

it('claims what is released of the token', async () => {
  const { token = '' } = SEED_SUCCEEDED
  await openConnected('/claims/pre-seeds')
  const succeeded = await seed(SEED_SUCCEEDED.preSeed)
  await succeeded.findByRole('heading', { name: 'First Glow' })
  const before = await number(token, 'claimable', [accountAt(0)])
  expect(before).toBeGreaterThan(0n)
  await clickAndConfirm(() => succeeded.getByRole('button', { name: 'Claim GLOW' }))
  await waitFor(async () => expect(await chain.balanceOf(token, accountAt(0))).toBeGreaterThanOrEqual(before))
})

it('swaps for exactly what the pool says, less the fee', async () => {
  await openConnected('/claims/swap-pool')
  const pool = await part('swap-pool')
  await userEvent.selectOptions(await pool.findByLabelText('Token to swap'), 'USDC (USD Coin)')
  await fill(pool.getByLabelText('Amount to swap'), '100')
  await clickAndConfirm(() => pool.getByRole('button', { name: /^Approve/ }))
  const { address: base } = TOKENS.stUSDv2
  const before = await chain.balanceOf(base, accountAt(0))
  const out = await number(CLAIMS.swapPool, 'getAmountOut', [TOKENS.USDC.address, 100_000_000n])
  expect(out).toBe(999n * 10n ** 17n)
  await clickAndConfirm(() => pool.getByRole('button', { name: 'Swap' }))
  await screen.findByText(/^Swapped 100 USDC for 99.9 stUSDv2/)
  expect((await chain.balanceOf(base, accountAt(0))) - before).toBe(out)
})

it('offers no swap that the pool can not pay', async () => {
  await openConnected('/claims/swap-pool')
  const pool = await part('swap-pool')
  await fill(await pool.findByLabelText('Amount to swap'), '0.0000000000000000001')
  await pool.findAllByText(/decimals|too/i)
  await fill(pool.getByLabelText('Amount to swap'), '99999999999')
  await expectEnabled(() => pool.getByRole('button', { name: /^Not enough/ }), false)
})

it('adds liquidity and pays a share of every reserve out', async () => {
  await openConnected('/claims/swap-pool')
  const pool = await part('swap-pool')
  await userEvent.click(await pool.findByRole('tab', { name: 'Add' }))
  await userEvent.selectOptions(pool.getByLabelText('Token to add'), 'DAI (Dai Stablecoin)')
  await fill(pool.getByLabelText('Amount to add'), '50')
  const shares = () => number(CLAIMS.swapPool, 'sharesOf', [accountAt(0)])
  const before = await shares()
  await clickAndConfirm(() => pool.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => pool.getByRole('button', { name: 'Add' }))
  await waitFor(async () => expect(await shares()).toBe(before + 4_995n * 10n ** 16n))
  await userEvent.click(pool.getByRole('tab', { name: 'Remove' }))
  await pool.findAllByText('1,049.95')
  await click(() => pool.getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => pool.getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await shares()).toBe(0n))
})

it('mints with the role, and shows no action that the roles do not permit', async () => {
  await openConnected('/claims/token')
  const acts = await part('role-token-acts')
  expect(screen.queryByRole('button', { name: 'Pause the token' })).toBeNull()
  await userEvent.click(await acts.findByRole('tab', { name: 'Mint' }))
  const before = await number(CLAIMS.roleToken, 'totalSupply')
  await fill(acts.getByLabelText('Who gets the tokens'), accountAt(4))
  await fill(acts.getByLabelText('Amount to mint'), '2.5')
  await clickAndConfirm(() => acts.getByRole('button', { name: 'Mint' }))
  await screen.findByText(/^Minted 2.5 RAY/)
  expect((await number(CLAIMS.roleToken, 'totalSupply')) - before).toBe(25n * 10n ** 17n)
  expect(await chain.balanceOf(CLAIMS.roleToken, accountAt(4))).toBe(25n * 10n ** 17n)
})

it('pauses with the role, after which nothing can be transferred', async () => {
  await openConnected('/claims/token', { index: 1 })
  await clickAndConfirm(() => screen.getByRole('button', { name: 'Pause the token' }))
  await screen.findByRole('button', { name: 'End the pause' })
  expect(await contracts.read(CLAIMS.roleToken, 'paused')).toBe('true')
  const acts = await part('role-token-acts')
  expect(acts.queryByRole('tab', { name: 'Mint' })).toBeNull()
  await expectEnabled(() => acts.getByRole('button', { name: 'The token is paused' }), false)
})

it('refuses a transfer once the token is paused elsewhere, and burns', async () => {
  await openConnected('/claims/token')
  const acts = await part('role-token-acts')
  await userEvent.click(await acts.findByRole('tab', { name: 'Burn' }))
  await fill(acts.getByLabelText('Amount to burn'), '1')
  await clickAndConfirm(() => acts.getByRole('button', { name: 'Burn' }))
  await screen.findByText(/^Burned 1 RAY/)
  await userEvent.click(acts.getByRole('tab', { name: 'Transfer' }))
  await fill(acts.getByLabelText('Recipient'), accountAt(4))
  await fill(acts.getByLabelText('Amount to transfer'), '1')
  await click(() => acts.getByRole('button', { name: 'Transfer' }))
  const sheet = within(await reviewSheet())
  await expectEnabled(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await contracts.write(accountAt(1), CLAIMS.roleToken, 'pause')
  await waitFor(() => expect(sheet.getByText('The token is paused')).toBeVisible())
})

it('deposits with a referrer, claims rewards and withdraws all', async () => {
  // The first account has a referrer already.
  await openConnected('/claims/staking', { index: 2 })
  const wrapper = await part('stake-wrapper')
  await fill(await wrapper.findByLabelText('Amount to deposit'), '10')
  await fill(await wrapper.findByLabelText('Referrer (optional)'), accountAt(2))
  await wrapper.findAllByText("You can't refer yourself")
  await fill(wrapper.getByLabelText('Referrer (optional)'), accountAt(1))
  await clickAndConfirm(() => wrapper.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => wrapper.getByRole('button', { name: 'Deposit' }))
  await waitFor(async () => expect(await number(STAKE_WRAPPER, 'shareOf', [accountAt(2)])).toBe(10n * WEI))
  const referrer = await contracts.read(STAKE_WRAPPER, 'referrerOf', [accountAt(2)])
  expect(referrer.toLowerCase()).toBe(accountAt(1).toLowerCase())
  const facts = await part('stake-wrapper-facts')
  await facts.findByText('Your referrer')
  await chain.mine(10)
  await clickAndConfirm(() => facts.getByRole('button', { name: 'Claim TONIC' }))
  await screen.findByText(/^Claimed rewards in TONIC/)
  await userEvent.click(wrapper.getByRole('tab', { name: 'Withdraw' }))
  await clickAndConfirm(() => wrapper.getByRole('button', { name: 'Withdraw all' }))
  await waitFor(async () => expect(await number(STAKE_WRAPPER, 'shareOf', [accountAt(2)])).toBe(0n))
})

it.each([
  ['/claims/pre-seeds', SEED_OPEN, 'Could not load this pre-seed'],
  ['/claims/swap-pool', CLAIMS.swapPool, 'Could not load the pool'],
  ['/claims/token', CLAIMS.roleToken, 'Could not load the token'],
  ['/claims/staking', STAKE_WRAPPER, 'Could not load the staking wrapper'],
])('shows no figure of %s where it can not be read', async (path, contract, text) => {
  await chain.rpc('anvil_setCode', [contract, REVERTING_CODE])
  openPage(path)
  await screen.findByText(text)
})

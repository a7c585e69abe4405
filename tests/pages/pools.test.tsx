import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface, MaxUint256, parseUnits } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const chain = useChain()

const PATH = '/pools'
const { farms, tokens } = deployment
const { masterChef, cakeVault } = farms.contracts
const DIAL = tokens.DIAL.address
const TAKEN = 'Could not be collected; another user may have claimed the bounty first.'
const REVERTING_CODE = '0x5f5ffd'
const contracts = new Interface([
  'function approve(address, uint256)',
  'function userInfo(address) view returns (uint256 amount, uint256 rewardDebt)',
  'function harvest()',
  'function owner() view returns (address)',
  'function withdraw(uint256)',
  'function stopReward()',
  'function setBlacklisted(address, bool)',
  'function updatePoolLimitPerUser(uint256)',
  'function updateRewardPerBlock(uint256)',
])
const farm = new Interface([
  'function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)',
  'function leaveStaking(uint256)',
])
const vault = new Interface([
  'function userInfo(address) view returns (uint256 shares, uint256 lastDepositedTime, uint256 cakeAtLastUserAction, uint256 lastUserActionTime)',
])

function poolAt(sousId: number): string {
  const pool = farms.pools.find((each) => each.sousId === sousId)
  if (pool === undefined) throw new Error(`No pool ${sousId}`)
  return pool.contract
}

async function read(to: string, abi: Interface, name: string, args: readonly unknown[]): Promise<unknown> {
  const answer = await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, args) }, 'latest'])
  return abi.decodeFunctionResult(name, answer)[0]
}

const stakeIn = (sousId: number) => read(poolAt(sousId), contracts, 'userInfo', [accountAt(0)])

/** Lets a contract take DIAL of the test account, so that the forms need no approval. */
async function approve(spender: string): Promise<void> {
  await chain.send({
    from: accountAt(0),
    to: DIAL,
    data: contracts.encodeFunctionData('approve', [spender, MaxUint256]),
  })
}

async function sendAsOwner(contract: string, name: string, args: readonly unknown[]): Promise<void> {
  const owner = String(await read(contract, contracts, 'owner', []))
  await chain.rpc('anvil_impersonateAccount', [owner])
  await chain.send({ from: owner, to: contract, data: contracts.encodeFunctionData(name, args) })
}

/** Opens the page, and the forms of a pool. */
async function openPool(name: string, id: number | 'auto') {
  const page = await openConnected(PATH)
  await click(() => screen.getByRole('button', { name: `Details of ${name}` }))
  await screen.findByTestId(`pool-${id}`)
  return { ...page, pool: () => within(screen.getByTestId(`pool-${id}`)) }
}

it('stakes in a pool and unstakes', async () => {
  await approve(poolAt(1))
  const before = BigInt(String(await stakeIn(1)))
  const { pool } = await openPool('Earn TONIC with DIAL', 1)
  await fill(pool().getByLabelText('Amount to stake'), '5')
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Staked 5 DIAL')
  expect(await stakeIn(1)).toBe(before + parseUnits('5', 18))
  await userEvent.click(pool().getByRole('tab', { name: 'Unstake' }))
  await fill(pool().getByLabelText('Amount to unstake'), '3')
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Unstake' }))
  await screen.findByText('Unstaked 3 DIAL')
  expect(await stakeIn(1)).toBe(before + parseUnits('2', 18))
})

it('collects the reward and leaves the stake', async () => {
  const [stake, balance] = [await stakeIn(1), await chain.balanceOf(tokens.TONIC.address, accountAt(0))]
  await chain.mine(20)
  const { pool } = await openPool('Earn TONIC with DIAL', 1)
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Harvest' }))
  await screen.findByText('Harvested TONIC')
  expect(await chain.balanceOf(tokens.TONIC.address, accountAt(0))).toBeGreaterThan(balance)
  expect(await stakeIn(1)).toBe(stake)
})

it('compounds where the reward is the staked token, and nowhere else', async () => {
  await approve(masterChef)
  await chain.mine(20)
  const stake = () => read(masterChef, farm, 'userInfo', [0, accountAt(0)])
  const before = BigInt(String(await stake()))
  const { pool } = await openPool('Manual DIAL', 0)
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Compound' }))
  await screen.findByText(/^Compounded .* DIAL$/)
  expect(BigInt(String(await stake()))).toBeGreaterThan(before)
  await click(() => screen.getByRole('button', { name: 'Details of Earn TONIC with DIAL' }))
  const other = within(await screen.findByTestId('pool-1'))
  expect(other.queryByRole('button', { name: 'Compound' })).toBeNull()
})

it('stakes in the automatic vault, and withdraws all shares after the fee', async () => {
  await approve(cakeVault)
  const shares = () => read(cakeVault, vault, 'userInfo', [accountAt(0)])
  const before = BigInt(String(await shares()))
  const { pool } = await openPool('Auto DIAL', 'auto')
  await fill(pool().getByLabelText('Amount to stake'), '5')
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Staked 5 DIAL')
  expect(BigInt(String(await shares()))).toBeGreaterThan(before)
  await pool().findByText(/^(3 days|2 days 23 hours)$/)
  await userEvent.click(pool().getByRole('tab', { name: 'Unstake' }))
  await click(() => pool().getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(/^Unstaked .* DIAL$/)
  expect(await shares()).toBe(0n)
})

it('collects the bounty', async () => {
  await chain.mine(50)
  const balance = await chain.balanceOf(DIAL, accountAt(0))
  await openConnected(PATH)
  const bounty = within(await screen.findByTestId('bounty'))
  await clickAndConfirm(() => bounty.getByRole('button', { name: 'Claim bounty' }))
  await screen.findByText('Claimed the bounty')
  expect(await chain.balanceOf(DIAL, accountAt(0))).toBeGreaterThan(balance)
})

it('says that another user was first, and sends nothing', async () => {
  await chain.mine(50)
  const { wallet } = await openConnected(PATH)
  const bounty = within(await screen.findByTestId('bounty'))
  await click(() => bounty.getByRole('button', { name: 'Claim bounty' }))
  const sheet = within(await reviewSheet())
  await sheet.findByRole('button', { name: 'Confirm in wallet' })
  await chain.send({ from: accountAt(1), to: cakeVault, data: contracts.encodeFunctionData('harvest') })
  await sheet.findAllByText(TAKEN)
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toEqual([])
})

it('refuses a stake once the pool has ended, and keeps the open form', async () => {
  await approve(poolAt(8))
  const { wallet, pool } = await openPool('Earn CRO with DIAL', 8)
  await fill(pool().getByLabelText('Amount to stake'), '5')
  await expectEnabled(() => pool().getByRole('button', { name: 'Stake' }))
  await sendAsOwner(poolAt(8), 'stopReward', [])
  await expectEnabled(() => pool().getByRole('button', { name: 'This pool has ended' }), false)
  expect(pool().getByLabelText('Amount to stake')).toHaveValue('5')
  expect(wallet.state().sent).toEqual([])
  await userEvent.click(pool().getByRole('tab', { name: 'Unstake' }))
  await click(() => pool().getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(/^Unstaked .* DIAL$/)
  expect(await stakeIn(8)).toBe(0n)
})

it('refuses in the review a stake in a pool that ends while it is open', async () => {
  await approve(poolAt(8))
  const { wallet, pool } = await openPool('Earn CRO with DIAL', 8)
  await fill(pool().getByLabelText('Amount to stake'), '5')
  await click(() => pool().getByRole('button', { name: 'Stake' }))
  const sheet = within(await reviewSheet())
  await sendAsOwner(poolAt(8), 'stopReward', [])
  await sheet.findAllByText('This pool has ended')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toEqual([])
})

it('refuses a collection and a compound of what was collected elsewhere', async () => {
  await approve(masterChef)
  await chain.mine(20)
  const { wallet, pool } = await openPool('Earn TONIC with DIAL', 1)
  const refused = async (open: () => HTMLElement, to: string, data: string) => {
    await click(open)
    const sheet = within(await reviewSheet())
    await sheet.findByRole('button', { name: 'Confirm in wallet' })
    await chain.send({ from: accountAt(0), to, data })
    await sheet.findAllByText('Nothing to harvest')
    expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
    await click(() => sheet.getByRole('button', { name: 'Go back' }))
  }
  const collected = contracts.encodeFunctionData('withdraw', [0])
  await refused(() => pool().getByRole('button', { name: 'Harvest' }), poolAt(1), collected)
  await click(() => screen.getByRole('button', { name: 'Details of Manual DIAL' }))
  const manual = within(await screen.findByTestId('pool-0'))
  const harvested = farm.encodeFunctionData('leaveStaking', [0])
  await refused(() => manual.getByRole('button', { name: 'Compound' }), masterChef, harvested)
  expect(wallet.state().sent).toEqual([])
})

it('a reward that can not be paid is not collected, and blocks no withdrawal', async () => {
  await chain.mine(20)
  const { wallet, pool } = await openPool('Earn TONIC with DIAL', 1)
  await expectEnabled(() => pool().getByRole('button', { name: 'Harvest' }))
  await chain.rpc('anvil_setCode', [tokens.TONIC.address, REVERTING_CODE])
  await clickAndGoBack(() => pool().getByRole('button', { name: 'Harvest' }), 'Could not harvest')
  expect(wallet.state().sent).toEqual([])
  await userEvent.click(pool().getByRole('tab', { name: 'Unstake' }))
  await click(() => pool().getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(/^Unstaked .* DIAL$/)
  expect(await stakeIn(1)).toBe(0n)
})

it('says that the limit is reached once it falls below the stake, which can still leave', async () => {
  await approve(poolAt(2))
  const { wallet, pool } = await openPool('Earn USDC with DIAL', 2)
  await fill(pool().getByLabelText('Amount to stake'), '1')
  await click(() => pool().getByRole('button', { name: 'Stake' }))
  const sheet = within(await reviewSheet())
  await sheet.findByRole('button', { name: 'Confirm in wallet' })
  await sendAsOwner(poolAt(2), 'updatePoolLimitPerUser', [1])
  await sheet.findAllByText('Could not stake')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  await expectEnabled(() => pool().getByRole('button', { name: /^You have reached the limit/ }), false)
  expect(pool().getByLabelText('Amount to stake')).toHaveValue('1')
  expect(wallet.state().sent).toEqual([])
  await userEvent.click(pool().getByRole('tab', { name: 'Unstake' }))
  await click(() => pool().getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(/^Unstaked .* DIAL$/)
  expect(await stakeIn(2)).toBe(0n)
})

it('a stake that reverts when mined says so, and restores the amount', async () => {
  await approve(poolAt(1))
  const { pool } = await openPool('Earn TONIC with DIAL', 1)
  await fill(pool().getByLabelText('Amount to stake'), '2')
  await chain.pauseMining()
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Transaction sent')
  await chain.rpc('anvil_setCode', [poolAt(1), REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('Could not stake')
  await waitFor(() => expect(pool().getByLabelText('Amount to stake')).toHaveValue('2'))
})

it('has an APR of 0 and is inactive without emission', async () => {
  await sendAsOwner(poolAt(1), 'updateRewardPerBlock', [0])
  openPage(PATH)
  await waitFor(() => screen.getByRole('row', { name: /Earn TONIC.*Inactive/ }))
  const row = screen.getByRole('row', { name: /Earn TONIC/ })
  await waitFor(() => expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^0\s*%$/))
})

it('sends nothing after a rejection, and keeps the form', async () => {
  await approve(poolAt(1))
  const { wallet, pool } = await openPool('Earn TONIC with DIAL', 1)
  await fill(pool().getByLabelText('Amount to stake'), '7')
  wallet.rejectNext()
  await clickAndConfirm(() => pool().getByRole('button', { name: 'Stake' }))
  await screen.findByText('You rejected the request')
  expect(pool().getByLabelText('Amount to stake')).toHaveValue('7')
  expect(wallet.state().sent).toEqual([])
})

it('tells a blacklisted account before it types', async () => {
  await sendAsOwner(poolAt(7), 'setBlacklisted', [accountAt(0), true])
  const { pool } = await openPool('Earn DIAL with CRO', 7)
  await expectEnabled(
    () => pool().getByRole('button', { name: 'Your account is blocked from staking in this pool' }),
    false,
  )
  expect(pool().getByText('You can still withdraw your stake and harvest its reward.')).toBeVisible()
})

it('fails for a pool that cannot be read, and shows the others', async () => {
  await chain.rpc('anvil_setCode', [poolAt(5), REVERTING_CODE])
  openPage(PATH)
  const row = (name: RegExp) => screen.getByRole('row', { name })
  await waitFor(() =>
    expect(within(row(/Earn VVS/)).getAllByRole('button', { name: /Could not load/ })).not.toEqual([]),
  )
  await waitFor(() => expect(row(/Earn TONIC/)).toHaveTextContent(/\d %/))
  expect(within(row(/Earn TONIC/)).queryByRole('button', { name: /Could not load/ })).toBeNull()
})

it('lists finished pools in a tab of their own', async () => {
  openPage(PATH)
  await waitFor(() => screen.getByRole('row', { name: /Earn LION.*Coming soon/ }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Earn PHOTON/ })).toBeNull())
  await userEvent.click(screen.getByRole('tab', { name: 'Finished pools' }))
  const finished = await screen.findByRole('row', { name: /Earn PHOTON.*Finished/ })
  expect(finished).toHaveTextContent(/Ended at block \d/)
  expect(screen.queryByRole('row', { name: /Earn TONIC/ })).toBeNull()
})

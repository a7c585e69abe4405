import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface, MaxUint256, parseUnits } from 'ethers'
import { expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()

const PATH = '/farms'
const { contracts, list } = deployment.farms
const CHEF = contracts.masterChef
const DIAL = deployment.tokens.DIAL.address
const REVERTING_CODE = '0x5f5ffd'
const token = new Interface(['function approve(address, uint256)', 'function transfer(address, uint256)'])
const farm = new Interface([
  'function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)',
  'function deposit(uint256, uint256)',
])
const owned = new Interface([
  'function owner() view returns (address)',
  'function setAllocPoint(uint256, uint256)',
  'function setRewardPerBlock(uint256)',
  'function setMinter(address, bool)',
])

function lpOf(pid: number): string {
  const listed = list.find((each) => each.pid === pid)
  if (listed === undefined) throw new Error(`No farm ${pid}`)
  return listed.lpToken
}

async function stakeIn(pid: number): Promise<bigint> {
  const data = farm.encodeFunctionData('userInfo', [pid, accountAt(0)])
  const answer = await chain.rpc('eth_call', [{ to: CHEF, data }, 'latest'])
  return BigInt(String(farm.decodeFunctionResult('userInfo', answer)[0]))
}

async function ownerOf(contract: string): Promise<string> {
  const answer = await chain.rpc('eth_call', [{ to: contract, data: owned.encodeFunctionData('owner') }, 'latest'])
  return String(owned.decodeFunctionResult('owner', answer)[0])
}

async function sendAsOwner(contract: string, name: string, args: readonly unknown[]): Promise<void> {
  const from = await ownerOf(contract)
  await chain.rpc('anvil_impersonateAccount', [from])
  await chain.send({ from, to: contract, data: owned.encodeFunctionData(name, args) })
}

/** Lets the farm take the staked token of the test account, so that the form needs no approval. */
async function approve(pid: number): Promise<void> {
  const data = token.encodeFunctionData('approve', [CHEF, MaxUint256])
  await chain.send({ from: accountAt(0), to: lpOf(pid), data })
}

/** A row by the name of its farm; the row of its details names it too. */
function rowOf(name: RegExp): HTMLElement {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  if (row === null) throw new Error(`${String(name)} is not in a table`)
  return row
}

/** Opens the page, and the forms of a farm. */
async function openFarm(name: string, pid: number, options: Parameters<typeof openConnected>[1] = {}) {
  const page = await openConnected(PATH, options)
  // Once the terms are read, a finished farm moves to its section, closed.
  await screen.findByTestId('farms-finished')
  await click(() => screen.getByRole('button', { name: `Details of ${name}` }))
  await screen.findByTestId(`farm-${pid}-panel`)
  return {
    ...page,
    panel: () => within(screen.getByTestId(`farm-${pid}-panel`)),
    position: () => within(screen.getByTestId(`farm-${pid}-position`)),
  }
}

/** Returns a part of the stake, so that there is something to stake. */
async function unstakeFirst({ panel }: Awaited<ReturnType<typeof openFarm>>, amount: string): Promise<void> {
  await userEvent.click(panel().getByRole('tab', { name: 'Unstake' }))
  await fill(panel().getByLabelText('Amount to unstake'), amount)
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(new RegExp(`^Unstaked ${amount} `))
}

it('unstakes and stakes again, with the rewards of both', async () => {
  await approve(1)
  const before = await stakeIn(1)
  const opened = await openFarm('DIAL-CRO LP', 1)
  await unstakeFirst(opened, '0.001')
  expect(await stakeIn(1)).toBe(before - parseUnits('0.001', 18))
  const { panel } = opened
  await userEvent.click(panel().getByRole('tab', { name: 'Stake' }))
  await fill(panel().getByLabelText('Amount to stake'), '0.001')
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Staked 0.001 DIAL-CRO LP')
  expect(await stakeIn(1)).toBe(before)
})

it('stakes the product token by the functions of pool 0', async () => {
  await approve(0)
  const before = await stakeIn(0)
  const { panel } = await openFarm('DIAL', 0)
  await fill(panel().getByLabelText('Amount to stake'), '2')
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Staked 2 DIAL')
  expect(await stakeIn(0)).toBe(before + parseUnits('2', 18))
})

it('asks for the allowance first', async () => {
  const { panel } = await openFarm('DIAL', 0)
  await fill(panel().getByLabelText('Amount to stake'), '2')
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Approve' }))
  await screen.findByText('You have approved!')
  await expectEnabled(() => panel().getByRole('button', { name: 'Stake' }))
  expect(panel().getByLabelText('Amount to stake')).toHaveValue('2')
})

it('harvests and leaves the stake', async () => {
  const [stake, balance] = [await stakeIn(1), await chain.balanceOf(DIAL, accountAt(0))]
  await chain.mine(20)
  const { position } = await openFarm('DIAL-CRO LP', 1)
  await clickAndConfirm(() => position().getByRole('button', { name: 'Harvest' }))
  await screen.findByText('Harvested')
  expect(await chain.balanceOf(DIAL, accountAt(0))).toBeGreaterThan(balance)
  expect(await stakeIn(1)).toBe(stake)
})

it('harvests all farms in one confirmation of a wallet that supports batches', async () => {
  await chain.mine(20)
  const balance = await chain.balanceOf(DIAL, accountAt(0))
  const { wallet } = await openConnected(PATH, { takesBatches: true })
  const harvestAll = () => screen.getByRole('button', { name: /^Harvest all/ })
  await screen.findByRole('button', { name: /^Harvest all/ })
  // Once the wallet has said that it takes batches, nothing is said of several confirmations.
  await waitFor(() => expect(harvestAll()).not.toHaveAccessibleDescription())
  await clickAndConfirm(harvestAll)
  await screen.findByText('Harvested')
  expect(await chain.balanceOf(DIAL, accountAt(0))).toBeGreaterThan(balance)
  expect(wallet.state().methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
})

it('harvests farm by farm with another wallet, and stops where one is rejected', async () => {
  await chain.mine(20)
  const { wallet } = await openConnected(PATH)
  await screen.findByRole('button', { name: /^Harvest all/ })
  await click(() => screen.getByRole('button', { name: /^Harvest all/ }))
  const first = within(await reviewSheet())
  await click(() => first.getByRole('button', { name: 'Confirm in wallet' }))
  // The next review opens once the first harvest is sent.
  await waitFor(() => expect(wallet.state().sent).toHaveLength(1))
  const second = within(await reviewSheet())
  wallet.rejectNext()
  await click(() => second.getByRole('button', { name: 'Confirm in wallet' }))
  await screen.findByText('You rejected the request')
  expect(wallet.state().sent).toHaveLength(1)
})

it('a rejection in the wallet sends nothing and keeps the amount', async () => {
  await approve(0)
  const { panel, wallet } = await openFarm('DIAL', 0)
  await fill(panel().getByLabelText('Amount to stake'), '2')
  wallet.rejectNext()
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Stake' }))
  await screen.findByText('You rejected the request')
  expect(panel().getByLabelText('Amount to stake')).toHaveValue('2')
  expect(wallet.state().sent).toEqual([])
})

it('a stake that would revert is not sent', async () => {
  await approve(0)
  const { panel, wallet } = await openFarm('DIAL', 0)
  await fill(panel().getByLabelText('Amount to stake'), '2')
  await expectEnabled(() => panel().getByRole('button', { name: 'Stake' }))
  await chain.rpc('anvil_setCode', [CHEF, REVERTING_CODE])
  await clickAndGoBack(() => panel().getByRole('button', { name: 'Stake' }), 'Could not stake')
  expect(wallet.state().sent).toEqual([])
})

it('a stake that reverts when mined says so, and restores the amount', async () => {
  await approve(0)
  const { panel } = await openFarm('DIAL', 0)
  await fill(panel().getByLabelText('Amount to stake'), '2')
  await chain.pauseMining()
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Stake' }))
  await screen.findByText('Transaction sent')
  expect(panel().getByLabelText('Amount to stake')).toHaveValue('')
  await chain.rpc('anvil_setCode', [CHEF, REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('Could not stake')
  await waitFor(() => expect(panel().getByLabelText('Amount to stake')).toHaveValue('2'))
})

it('a finished farm takes nothing, and returns the stake', async () => {
  const { panel } = await openFarm('SYRUP-CRO LP', 5)
  expect(panel().getByRole('tab', { name: 'Unstake', selected: true })).toBeVisible()
  await click(() => panel().getByRole('button', { name: 'Max' }))
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Unstake' }))
  await screen.findByText(/^Unstaked .* SYRUP-CRO LP$/)
  expect(await stakeIn(5)).toBe(0n)
  await userEvent.click(panel().getByRole('tab', { name: 'Stake' }))
  await expectEnabled(() => panel().getByRole('button', { name: 'This farm is finished' }), false)
})

it('refuses a stake once the farm has no rewards any more, in the open form and in the review', async () => {
  await approve(1)
  const opened = await openFarm('DIAL-CRO LP', 1)
  await unstakeFirst(opened, '0.001')
  const { panel, wallet } = opened
  const sent = wallet.state().sent.length
  await userEvent.click(panel().getByRole('tab', { name: 'Stake' }))
  await fill(panel().getByLabelText('Amount to stake'), '0.001')
  await click(() => panel().getByRole('button', { name: 'Stake' }))
  const sheet = within(await reviewSheet())
  await sheet.findByRole('button', { name: 'Confirm in wallet' })
  await sendAsOwner(CHEF, 'setAllocPoint', [1, 0])
  await sheet.findAllByText('This farm is finished')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  await expectEnabled(() => panel().getByRole('button', { name: 'This farm is finished' }), false)
  expect(panel().getByLabelText('Amount to stake')).toHaveValue('0.001')
  expect(wallet.state().sent).toHaveLength(sent)
})

it('refuses a harvest that was made elsewhere', async () => {
  await chain.mine(20)
  const { position, wallet } = await openFarm('DIAL-CRO LP', 1)
  await click(() => position().getByRole('button', { name: 'Harvest' }))
  const sheet = within(await reviewSheet())
  await sheet.findByRole('button', { name: 'Confirm in wallet' })
  await chain.send({ from: accountAt(0), to: CHEF, data: farm.encodeFunctionData('deposit', [1, 0]) })
  await sheet.findAllByText('Nothing to harvest')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toEqual([])
})

it('rewards that can not be paid block harvests, but not the way out', async () => {
  await chain.mine(20)
  await sendAsOwner(DIAL, 'setMinter', [CHEF, false])
  const { panel, position, wallet } = await openFarm('DIAL-CRO LP', 1)
  await clickAndGoBack(() => position().getByRole('button', { name: 'Harvest' }), 'Could not harvest')
  expect(wallet.state().sent).toEqual([])
  await userEvent.click(panel().getByRole('tab', { name: 'Unstake' }))
  await clickAndConfirm(() => panel().getByRole('button', { name: 'Emergency withdraw' }))
  await screen.findByText('Unstaked without rewards')
  expect(await stakeIn(1)).toBe(0n)
})

it('fails for a farm that the contract does not have, and shows the others', async () => {
  const network = getDeployment()
  const withoutPid = network.farms.list.map((each) => (each.pid === 4 ? { ...each, pid: 99 } : each))
  setDeployment({ ...network, farms: { ...network.farms, list: withoutPid } })
  const { position, wallet } = await openFarm('PHOTON-CRO LP', 99)
  const failures = (name: RegExp) => within(rowOf(name)).queryAllByRole('button', { name: /Could not load/ })
  await waitFor(() => expect(failures(/PHOTON-CRO LP/)).not.toEqual([]))
  await waitFor(() => within(rowOf(/DIAL-CRO LP/)).getByText('40X'))
  expect(failures(/DIAL-CRO LP/)).toEqual([])
  await expectEnabled(() => position().getByRole('button', { name: 'Could not load your rewards' }), false)
  expect(wallet.state().sent).toEqual([])
})

it('has an APR of 0 without emission, and none without stakes', async () => {
  await sendAsOwner(CHEF, 'setRewardPerBlock', [0])
  await chain.rpc('anvil_impersonateAccount', [CHEF])
  await chain.rpc('anvil_setBalance', [CHEF, '0xde0b6b3a7640000'])
  const staked = await chain.balanceOf(lpOf(4), CHEF)
  await chain.send({ from: CHEF, to: lpOf(4), data: token.encodeFunctionData('transfer', [accountAt(5), staked]) })
  openPage(PATH)
  await click(() => screen.getByRole('button', { name: 'Details of DIAL' }))
  const facts = within(await screen.findByTestId('farm-0-facts'))
  const apr = () => facts.getByText('DIAL rewards, APR').parentElement
  await waitFor(() => expect(apr()).toHaveTextContent(/APR\s*0\s*%/))
  await waitFor(() => expect(rowOf(/PHOTON-CRO LP/)).toHaveTextContent('Nothing staked yet'))
  expect(screen.getByTestId('farms-live')).not.toHaveTextContent(/∞|NaN|Infinity/)
})

it('an emergency withdrawal returns the stake without rewards', async () => {
  const { panel } = await openFarm('DIAL-CRO LP', 1)
  await userEvent.click(panel().getByRole('tab', { name: 'Unstake' }))
  const balance = await chain.balanceOf(DIAL, accountAt(0))
  await click(() => panel().getByRole('button', { name: 'Emergency withdraw' }))
  const sheet = within(await reviewSheet())
  expect(sheet.getByText('You forfeit about')).toBeVisible()
  await click(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await screen.findByText('Unstaked without rewards')
  expect(await stakeIn(1)).toBe(0n)
  expect(await chain.balanceOf(DIAL, accountAt(0))).toBe(balance)
})

it('shows the rewards alone where the subgraph does not respond', async () => {
  const refused = refuseRequests('pairDayDatas')
  openPage(PATH)
  await click(() => screen.getByRole('button', { name: 'Details of DIAL-CRO LP' }))
  const facts = within(await screen.findByTestId('farm-1-facts'))
  expect(facts.getByText('Not available')).toBeVisible()
  expect(facts.getByText('DIAL rewards, APR')).toBeVisible()
  refused.mockRestore()
})

it('shows every farm without a wallet', async () => {
  openPage(PATH)
  const live = within(await screen.findByTestId('farms-live'))
  await waitFor(() => live.getByText('40X'))
  await waitFor(() => within(screen.getByTestId('farms-finished')).getByText('0X'))
  expect(screen.queryByRole('button', { name: /Harvest all/ })).toBeNull()
})

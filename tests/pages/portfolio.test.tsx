import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatUnits, Interface } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { bidderAddress, runAuction } from '../support/auction'
import { click, expectEnabled } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'

const chain = useChain()
const auction = runAuction(chain)

const PATH = '/portfolio'
const REVERTING_CODE = '0x5f5ffd'
const { contracts, list, pools } = deployment.farms
const chef = new Interface([
  'function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)',
  'function pendingCake(uint256, address) view returns (uint256)',
])
const smartChef = new Interface([
  'function userInfo(address) view returns (uint256 amount, uint256 rewardDebt)',
  'function pendingReward(address) view returns (uint256)',
])
const vault = new Interface([
  'function userInfo(address) view returns (uint256 shares, uint256, uint256, uint256)',
  'function getPricePerFullShare() view returns (uint256)',
])
const exact = (wei: bigint, decimals = 18) => formatUnits(wei, decimals).replace(/\.0$/, '')

async function read(to: string, abi: Interface, name: string, args: readonly unknown[] = []): Promise<bigint> {
  const answer = await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, args) }, 'latest'])
  return BigInt(String(abi.decodeFunctionResult(name, answer)[0]))
}

function poolAt(sousId: number) {
  const pool = pools.find((each) => each.sousId === sousId)
  if (pool === undefined) throw new Error(`No pool ${sousId}`)
  return pool
}

const section = (group: string) => within(screen.getByTestId(`portfolio-${group}`))
const row = (group: string, name: string) => {
  const found = section(group).getByRole('link', { name }).closest('tr')
  if (found === null) throw new Error(`${name} is in no row`)
  return found
}
const cell = (group: string, name: string, index: number) => {
  const found = within(row(group, name)).getAllByRole('cell')[index]
  if (found === undefined) throw new Error(`${name} has no cell ${index}`)
  return found
}
/** The exact amount behind a reward's dollars, with its token. */
function rewardsIn(place: HTMLElement): string {
  const text = place.querySelector<HTMLElement>('[data-figure]')?.dataset['figure'] ?? ''
  return /, ([\d,.]+ \w+)$/.exec(text)?.[1]?.replaceAll(',', '') ?? text
}
const settled = () => expectEnabled(() => screen.getByRole('button', { name: 'Export as CSV' }))

/** Waits until every figure is there, and shows every row. */
async function showAll(): Promise<void> {
  await screen.findByTestId('portfolio-pools')
  await settled()
  for (const more of screen.queryAllByRole('button', { name: /^Show all \d+$/ })) await userEvent.click(more)
}

it('lists the stakes in farms with their rewards, as the chain has them', async () => {
  await chain.mine(20)
  const { account } = await openConnected(PATH)
  await showAll()
  const farms = list.filter(({ pid }) => pid > 0)
  expect(section('farms').getAllByRole('row')).toHaveLength(farms.length + 1)
  for (const { pid, token, quoteToken } of farms) {
    const name = `${token}-${quoteToken ?? ''} LP`.replaceAll('WCRO', 'CRO')
    const stake = await read(contracts.masterChef, chef, 'userInfo', [pid, account])
    const rewards = await read(contracts.masterChef, chef, 'pendingCake', [pid, account])
    expect(stake, name).toBeGreaterThan(0n)
    expect(exactFigure(cell('farms', name, 0)), name).toBe(exact(stake))
    expect(cell('farms', name, 1), name).toHaveTextContent('$')
    expect(rewardsIn(cell('farms', name, 2)), name).toBe(`${exact(rewards)} DIAL`)
  }
  // This farm has ended, and still counts.
  expect(row('farms', 'SYRUP-CRO LP')).toHaveTextContent('Ended')
})

it('lists the stakes in pools and the automatic vault, each once', async () => {
  const { account } = await openConnected(PATH)
  await showAll()
  const own = pools.filter(({ kind }) => kind !== 'nativeStake')
  expect(section('pools').getAllByRole('row')).toHaveLength(own.length + 2)
  const shares = await read(contracts.cakeVault, vault, 'userInfo', [account])
  const price = await read(contracts.cakeVault, vault, 'getPricePerFullShare')
  expect(exactFigure(cell('pools', 'Auto DIAL', 0))).toBe(exact((shares * price) / 10n ** 18n))
  expect(exactFigure(cell('pools', 'Manual DIAL', 0))).toBe(
    exact(await read(contracts.masterChef, chef, 'userInfo', [0, account])),
  )
  expect(exactFigure(cell('pools', 'Earn TONIC with DIAL', 0))).toBe(
    exact(await read(poolAt(1).contract, smartChef, 'userInfo', [account])),
  )
  expect(rewardsIn(cell('pools', 'Earn TONIC with DIAL', 2))).toBe(
    `${exact(await read(poolAt(1).contract, smartChef, 'pendingReward', [account]))} TONIC`,
  )
  const shared = within(screen.getByRole('region', { name: 'Summary' }))
  for (const group of ['Farms', 'Pools'])
    expect(shared.getByRole('row', { name: new RegExp(group) })).toHaveTextContent('$')
})

it('lists the bids in farm auctions, while they are locked and when they can be taken back', async () => {
  const [fulcrom, corgi] = [accountAt(0), accountAt(1)]
  expect([bidderAddress('Fulcrom'), bidderAddress('CorgiAI')]).toEqual([fulcrom, corgi])
  openPage(`${PATH}?address=${fulcrom}`)
  await showAll()
  expect(section('auctions').getAllByRole('row')).toHaveLength(2)
  expect(exactFigure(cell('auctions', 'Auction 2', 0))).toBe('10500')
  expect(cell('auctions', 'Auction 2', 1)).toHaveTextContent('$')
  expect(section('auctions').getByRole('link', { name: 'Auction 2' })).toHaveAttribute('href', '/farms/auction')
  expect(
    within(screen.getByRole('region', { name: 'Summary' })).getByRole('row', { name: /Farm auctions/ }),
  ).toHaveTextContent('$')
  closePages()
  await auction.bid(corgi, 5_000)
  await auction.finish()
  openPage(`${PATH}?address=${corgi}`)
  await showAll()
  expect(exactFigure(cell('auctions', 'Auction 1', 0))).toBe('18500')
  expect(exactFigure(cell('auctions', 'Auction 2', 0))).toBe('5000')
  expect(section('auctions').getAllByText('Unlocked')).toHaveLength(2)
})

it('leads to a farm, found in its list', async () => {
  await openConnected(PATH)
  await showAll()
  await userEvent.click(section('farms').getByRole('link', { name: 'DIAL-CRO LP' }))
  await screen.findByRole('button', { name: 'Details of DIAL-CRO LP' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1))
})

it.each([
  ['Earn TONIC with DIAL', 'live'],
  ['Earn PHOTON with stUSD', 'finished'],
])('leads to %s among the %s pools', async (name, state) => {
  await openConnected(PATH)
  await showAll()
  await userEvent.click(section('pools').getByRole('link', { name }))
  await screen.findByRole('button', { name: `Details of ${name}` })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1))
  expect(screen.getByRole('tab', { name: new RegExp(state, 'i'), selected: true })).toBeVisible()
})

it('says that the total is partial if a pool could not be read, and reads it again', async () => {
  const { contract } = poolAt(1)
  const code = await chain.rpc('eth_getCode', [contract, 'latest'])
  await chain.rpc('anvil_setCode', [contract, REVERTING_CODE])
  openPage(`${PATH}?address=${accountAt(0)}`)
  await showAll()
  expect(screen.getByText('This total is partial')).toBeVisible()
  expect(screen.getByText(/^Could not load: Pools\./)).toBeVisible()
  expect(cell('pools', 'Manual DIAL', 1)).toHaveTextContent('$')
  await chain.rpc('anvil_setCode', [contract, code])
  await click(() => within(screen.getByRole('region', { name: 'Summary' })).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('This total is partial')).toBeNull())
  await showAll()
  expect(exactFigure(cell('pools', 'Earn TONIC with DIAL', 0))).toBe(
    exact(await read(contract, smartChef, 'userInfo', [accountAt(0)])),
  )
})

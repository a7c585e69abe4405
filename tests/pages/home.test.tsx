import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatUnits, Interface } from 'ethers'
import { expect, it, vi } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { exactFigure } from './support/figures'
import { accountAt, openConnected, openPage } from './support/openPage'

const chain = useChain()

const { masterChef } = deployment.farms.contracts
const chef = new Interface(['function pendingCake(uint256, address) view returns (uint256)'])

async function pendingIn(pid: number): Promise<string> {
  const data = chef.encodeFunctionData('pendingCake', [pid, accountAt(0)])
  return formatUnits(BigInt(await chain.rpc('eth_call', [{ to: masterChef, data }, 'latest'])), 18)
}

const unclaimed = async () => within(await screen.findByTestId('home-unclaimed'))
function rowOf(name: string): HTMLElement {
  const row = within(screen.getByTestId('home-unclaimed')).getByRole('link', { name }).closest('li')
  if (row === null) throw new Error(`${name} is in no row`)
  return row
}

it('has the rewards of each farm and pool as the chain has them, and leads to where they are collected', async () => {
  await chain.mine(20)
  await openConnected('/')
  const rewards = await unclaimed()
  expect(exactFigure(rowOf('DIAL-CRO LP'))).toBe(await pendingIn(1))
  expect(rowOf('DIAL-CRO LP')).toHaveTextContent('$')
  expect(exactFigure(rowOf('Manual DIAL'))).toBe(await pendingIn(0))
  // The farm's pool 0 is the manual pool.
  expect(rewards.queryByRole('link', { name: 'DIAL' })).toBeNull()
  await userEvent.click(rewards.getByRole('link', { name: 'DIAL-CRO LP' }))
  await screen.findByRole('button', { name: 'Details of DIAL-CRO LP' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1))
})

it('reads them in the request of the rest of the page', async () => {
  await openConnected('/')
  await unclaimed()
  const before = exactFigure(rowOf('DIAL-CRO LP'))
  const sent = vi.spyOn(globalThis, 'fetch')
  await chain.mine(20)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(exactFigure(rowOf('DIAL-CRO LP'))).not.toBe(before))
  const reads = sent.mock.calls.filter(([, init]) => typeof init?.body === 'string' && init.body.includes('eth_call'))
  sent.mockRestore()
  expect(reads).toHaveLength(1)
})

it('reads nothing of it without a wallet', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  openPage('/')
  await screen.findByRole('heading', { name: 'Best yields now' })
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /CRO|USDC/ }).length).toBeGreaterThan(0))
  const selector = chef.getFunction('pendingCake')?.selector.slice(2) ?? ''
  expect(selector).toHaveLength(8)
  const asked = sent.mock.calls.filter(([, init]) => typeof init?.body === 'string' && init.body.includes(selector))
  sent.mockRestore()
  expect(asked).toEqual([])
  expect(screen.queryByTestId('home-unclaimed')).toBeNull()
})

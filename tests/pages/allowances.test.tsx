import { screen, waitFor, within } from '@testing-library/react'
import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { deployedVault } from '../e2e/support/vaults'
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()

const STRANGER = `0x${'dd'.repeat(20)}`
const { optionNft } = deployment.nft.contracts
const { zap } = deployment.zap.contracts
const usdc = deployment.tokens.USDC.address
const abi = new Interface([
  'function approve(address, uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function setApprovalForAll(address, bool)',
  'function isApprovedForAll(address, address) view returns (bool)',
])

const call = (from: string, to: string, method: string, args: readonly unknown[]) =>
  chain.send({ from, to, data: abi.encodeFunctionData(method, args) })
const read = async (to: string, method: string, args: readonly unknown[]) =>
  BigInt(await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(method, args) }, 'latest']))
const rows = (...texts: readonly string[]) =>
  within(screen.getByTestId('allowances'))
    .queryAllByRole('row')
    .filter((row) => texts.every((text) => row.textContent.includes(text)))

async function findRow(...texts: readonly string[]): Promise<HTMLElement> {
  await screen.findByTestId('allowances')
  await waitFor(() => expect(rows(...texts)).not.toEqual([]))
  const [row] = rows(...texts)
  if (row === undefined) throw new Error(`No row ${texts.join(', ')}`)
  return row
}

it('lists allowances and revokes them', async () => {
  const { underlying, shareToken } = deployedVault('vvs-cro-usdc')
  const owner = accountAt(0)
  await call(owner, underlying, 'approve', [shareToken, 2n ** 256n - 1n])
  await call(owner, usdc, 'approve', [zap, 1_500_000n])
  await call(owner, usdc, 'approve', [STRANGER, 7n])
  await call(owner, optionNft, 'setApprovalForAll', [STRANGER, true])
  await openConnected('/allowances')
  // The account has more allowances than a page shows.
  await click(() => screen.getByRole('button', { name: 'Next page' }))
  await findRow('$1.5', 'Sundial zap')
  await click(() => screen.getByRole('button', { name: 'Previous page' }))
  const vaultRow = await findRow('CRO-USDC LP vault (VVS)')
  expect(vaultRow).toHaveTextContent('Unlimited')
  // The amount at risk is the smaller of allowance and balance: a dollar each.
  await waitFor(() => expect(vaultRow).toHaveTextContent(/\$[1-9]/))
  expect(await findRow('USDC', 'Not a Sundial contract')).toHaveTextContent('0.000007')

  await click(() => within(vaultRow).getByRole('button', { name: 'Revoke CRO-USDC LP for CRO-USDC LP vault (VVS)' }))
  const sheet = within(await reviewSheet())
  expect(await sheet.findByText('Nothing')).toBeVisible()
  await click(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  expect(await screen.findByText('Allowance revoked')).toBeVisible()
  await waitFor(() => expect(rows('CRO-USDC LP vault (VVS)')).toEqual([]))
  expect(await read(underlying, 'allowance', [owner, shareToken])).toBe(0n)

  // Includes approvals for all NFTs of a collection.
  const nfts = await findRow('NFT', 'Not a Sundial contract')
  expect(nfts).toHaveTextContent('All of them')
  await clickAndConfirm(() => within(nfts).getByRole('button', { name: /^Revoke NFT/ }))
  await waitFor(() => expect(rows('NFT', 'Not a Sundial contract')).toEqual([]))
  expect(await read(optionNft, 'isApprovedForAll', [owner, STRANGER])).toBe(0n)

  // Includes spenders outside the deployment.
  const stranger = await findRow('USDC', 'Not a Sundial contract')
  await clickAndConfirm(() => within(stranger).getByRole('button', { name: /^Revoke USDC/ }))
  await waitFor(() => expect(rows('Not a Sundial contract')).toEqual([]))
  expect(await read(usdc, 'allowance', [owner, STRANGER])).toBe(0n)
  expect(await read(usdc, 'allowance', [owner, zap])).toBe(1_500_000n)
})

it('says that an account has no allowances', async () => {
  openPage('/allowances?address=0x00000000000000000000000000000000000000f1')
  expect(await screen.findByText('No allowances')).toBeVisible()
})

it('a list that could not be loaded says so, and can be retried', async () => {
  const refused = refuseRequests('eth_getLogs')
  await openConnected('/allowances')
  expect(await screen.findByText('Could not load some allowances')).toBeVisible()
  refused.mockRestore()
  await click(() => screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('Could not load some allowances')).toBeNull())
})

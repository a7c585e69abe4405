import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, reviewSheet } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectAccessible, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'

const STRANGER = `0x${'dd'.repeat(20)}`
const abi = new Interface([
  'function approve(address, uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function setApprovalForAll(address, bool)',
  'function isApprovedForAll(address, address) view returns (bool)',
])
const list = (page: Page) => page.getByTestId('allowances')
const rowOf = (page: Page, ...texts: readonly string[]) =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), list(page).getByRole('row'))

test('lists allowances and revokes them', async ({ page, devnet, chain }) => {
  const { underlying, shareToken } = deployedVault('vvs-cro-usdc')
  const usdc = deployment.tokens.USDC.address
  const [account = ''] = devnet.accounts
  const approveAs = (to: string, spender: string, amount: bigint) =>
    chain.rpc('eth_sendTransaction', [
      { from: account, to, data: abi.encodeFunctionData('approve', [spender, amount]) },
    ])
  await approveAs(underlying, shareToken, 2n ** 256n - 1n)
  await approveAs(usdc, deployment.zap.contracts.zap, 1_500_000n)
  await approveAs(usdc, STRANGER, 7n)
  const { optionNft } = deployment.nft.contracts
  await chain.rpc('eth_sendTransaction', [
    { from: account, to: optionNft, data: abi.encodeFunctionData('setApprovalForAll', [STRANGER, true]) },
  ])
  await chain.mine()
  const nfts = rowOf(page, 'NFT', 'Not a Sundial contract')

  await openConnected(page, devnet, '/earn')
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  await page.getByRole('menuitem', { name: 'Allowances' }).click()
  await expect(page).toHaveURL(/\/allowances$/)
  await expect(rowOf(page, 'CRO-USDC LP vault (VVS)')).toContainText('Unlimited')
  await expect(rowOf(page, 'USDC', 'Sundial zap').filter({ hasNotText: 'LP' })).toContainText('1.5')
  await expect(rowOf(page, 'USDC', 'Not a Sundial contract')).toContainText('0.000007')
  // The amount at risk is the smaller of allowance and balance: a dollar each.
  await expect(rowOf(page, 'USDC', 'Sundial zap').filter({ hasNotText: 'LP' })).toContainText('$1.5')
  await expect(rowOf(page, 'CRO-USDC LP vault (VVS)')).toContainText(/\$[1-9]/)

  const read = async (to: string, method: string, args: readonly unknown[]) =>
    BigInt(await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(method, args) }, 'latest']))
  const allowance = (token: string, spender: string) => read(token, 'allowance', [account, spender])
  await rowOf(page, 'CRO-USDC LP vault (VVS)')
    .getByRole('button', { name: 'Revoke CRO-USDC LP for CRO-USDC LP vault (VVS)' })
    .click()
  await expect(reviewSheet(page).getByText('Nothing', { exact: true })).toBeVisible()
  await reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(page.getByText('Allowance revoked')).toBeVisible()
  await expect(rowOf(page, 'CRO-USDC LP vault (VVS)')).toHaveCount(0)
  expect(await allowance(underlying, shareToken)).toBe(0n)

  // Includes approvals for all NFTs of a collection.
  await expect(nfts).toContainText('All of them')
  await clickAndConfirm(nfts.getByRole('button', { name: /^Revoke NFT/ }))
  await expect(nfts).toHaveCount(0)
  expect(await read(optionNft, 'isApprovedForAll', [account, STRANGER])).toBe(0n)

  // Includes spenders outside the deployment.
  await clickAndConfirm(rowOf(page, 'Not a Sundial contract').getByRole('button', { name: /^Revoke USDC/ }))
  await expect(rowOf(page, 'Not a Sundial contract')).toHaveCount(0)
  expect(await allowance(usdc, STRANGER)).toBe(0n)
  expect(await allowance(usdc, deployment.zap.contracts.zap)).toBe(1_500_000n)
})

test('shows any account without a wallet, read-only', async ({ page, devnet, chain }) => {
  const [, account = ''] = devnet.accounts
  await chain.rpc('eth_sendTransaction', [
    { from: account, to: deployment.tokens.USDC.address, data: abi.encodeFunctionData('approve', [STRANGER, 7n]) },
  ])
  await chain.mine()
  await page.goto('/earn')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Allowances' }).click()
  await expect(page.getByText('No account is connected')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('0x1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not a valid address')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(account)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`address=${account}$`))
  await expect(page.getByText('You are viewing another account')).toBeVisible()
  await expect(rowOf(page, 'USDC', 'Not a Sundial contract')).toContainText('0.000007')
  await expect(list(page).getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('says that there are no allowances, and asks for a wallet', async ({ page, devnet, chain }) => {
  await page.goto('/allowances')
  await expect(page.getByText('Connect your wallet to see its allowances')).toBeVisible()
  const fresh = '0x00000000000000000000000000000000000000f1'
  await chain.rpc('anvil_impersonateAccount', [fresh])
  const wallet = await openConnected(page, devnet, '/allowances')
  await wallet.setAccounts([fresh])
  await expect(page.getByText('No allowances')).toBeVisible()
})

test('a list that could not be loaded says so, and can be retried', async ({ page, devnet, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED \(http:\/\/rpc\.sundial\.localhost\/\)/)
  let isDown = true
  await page.route(/./, async (route) => {
    const body = route.request().postData() ?? ''
    if (isDown && body.includes('eth_getLogs')) return route.abort()
    return route.fallback()
  })
  await openConnected(page, devnet, '/allowances')
  await expect(page.getByText('Could not load some allowances')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Could not load some allowances')).toHaveCount(0)
})

test('fits and is accessible', async ({ page, devnet, chain }) => {
  const [account = ''] = devnet.accounts
  const { underlying, shareToken } = deployedVault('vvs-cro-usdc')
  await chain.rpc('eth_sendTransaction', [
    { from: account, to: underlying, data: abi.encodeFunctionData('approve', [shareToken, 2n ** 256n - 1n]) },
  ])
  await chain.rpc('eth_sendTransaction', [
    { from: account, to: deployment.tokens.USDC.address, data: abi.encodeFunctionData('approve', [STRANGER, 7n]) },
  ])
  await openConnected(page, devnet, '/allowances')
  await expect(rowOf(page, 'CRO-USDC LP vault (VVS)')).toContainText('Unlimited')
  await expect(rowOf(page, 'Not a Sundial contract')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

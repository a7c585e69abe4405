import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
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

test('shows any account without a wallet, read-only', async ({ page, devnet, chain }) => {
  const [, account = ''] = devnet.accounts
  await chain.send({
    from: account,
    to: deployment.tokens.USDC.address,
    data: abi.encodeFunctionData('approve', [STRANGER, 7n]),
  })
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

test('are opened from the account menu, fit and are accessible', async ({ page, devnet, chain }) => {
  const [account = ''] = devnet.accounts
  const { underlying, shareToken } = deployedVault('vvs-cro-usdc')
  await chain.send({
    from: account,
    to: underlying,
    data: abi.encodeFunctionData('approve', [shareToken, 2n ** 256n - 1n]),
  })
  await chain.send({
    from: account,
    to: deployment.tokens.USDC.address,
    data: abi.encodeFunctionData('approve', [STRANGER, 7n]),
  })
  await openConnected(page, devnet, '/earn')
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  await page.getByRole('menuitem', { name: 'Allowances' }).click()
  await expect(page).toHaveURL(/\/allowances$/)
  await expect(rowOf(page, 'CRO-USDC LP vault (VVS)')).toContainText('Unlimited')
  await expect(rowOf(page, 'Not a Sundial contract')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

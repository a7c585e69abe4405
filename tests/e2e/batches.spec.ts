import { parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, reviewSheet } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, test } from './support/test'
import { deployedVault, depositOf } from './support/vaults'
import { amountToZap, tokenAddress, zapCard } from './support/zapPage'

const allowanceData = (owner: string, spender: string) =>
  `0xdd62ed3e${[owner, spender].map((address) => address.slice(2).toLowerCase().padStart(64, '0')).join('')}`

test.describe('a wallet that supports batches', () => {
  test('approves the exact amount and deposits it in one confirmation', async ({ page, devnet, chain }) => {
    const { shareToken, underlying } = deployedVault('vvs-cro-usdc')
    const { account, ...wallet } = await openConnected(page, devnet, '/compound/vvs-cro-usdc', { takesBatches: true })
    await page.getByLabel('Amount to deposit').fill('0.01')
    const button = page.getByTestId('deposit-card').getByRole('button', { name: 'Approve and Deposit' })
    await button.click()
    const sheet = reviewSheet(page)
    await expect(sheet.getByText('CRO-USDC LP vault (VVS)')).toBeVisible()
    await expect(sheet).toContainText(/You send\s*0\.01\s*CRO-USDC LP/)
    await expect(sheet).toContainText(/Can spend\s*0\.01\s*CRO-USDC LP/)

    await wallet.rejectNext()
    await sheet.getByRole('button', { name: 'Confirm in wallet' }).click()
    await expect(page.getByText('You rejected the request')).toBeVisible()
    await expect(page.getByLabel('Amount to deposit')).toHaveValue('0.01')
    expect(await wallet.sent()).toEqual([])

    await clickAndConfirm(button)
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    expect(await depositOf(chain, shareToken, account)).toBeGreaterThan(parseUnits('0.0099', 18))
    expect(
      BigInt(await chain.rpc('eth_call', [{ to: underlying, data: allowanceData(account, shareToken) }, 'latest'])),
    ).toBe(0n)
    expect((await wallet.methods()).filter((method) => method === 'wallet_sendCalls')).toHaveLength(2)
  })

  test('approves and zaps in one confirmation, also across a reload', async ({ page, devnet, chain }) => {
    const { account, ...wallet } = await openConnected(
      page,
      devnet,
      `/zap?inputCurrency=${tokenAddress('USDC')}&outputCurrency=CRO`,
      { takesBatches: true },
    )
    await amountToZap(page).fill('1')
    await chain.pauseMining()
    const before = await chain.nativeBalanceOf(account)
    await clickAndConfirm(zapCard(page).getByRole('button', { name: 'Approve and Zap' }))
    await expect(page.getByText('1 pending')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 pending')).toBeVisible()
    await chain.resumeMining()
    await expect(page.getByText('Zapped', { exact: true })).toBeVisible()
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before)
    const sent = await wallet.sent()
    expect(sent.map(({ to }) => to?.toLowerCase())).toEqual([
      tokenAddress('USDC').toLowerCase(),
      deployment.zap.contracts.zap.toLowerCase(),
    ])
  })
})

test('a wallet without batch support approves first', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/compound/vvs-cro-usdc')
  await page.getByLabel('Amount to deposit').fill('0.01')
  await expect(page.getByTestId('deposit-card').getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
})

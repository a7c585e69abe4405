import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, test } from './support/test'
import { amountToZap, tokenAddress, zapCard } from './support/zapPage'

test('a wallet that supports batches approves and zaps in one confirmation, also across a reload', async ({
  page,
  devnet,
  chain,
}) => {
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

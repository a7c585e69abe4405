import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { stopPolling } from './support/pageTime'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/pools'
/** One has ended, and the automatic vault is in the list too. */
const LIVE_COUNT = deployment.farms.pools.length
const rows = (page: Page) => page.getByRole('rowheader')
const details = (page: Page, name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true })

test('every pool shows its figures after at most two requests to the node', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await stopPolling(page)
  await page.goto(PATH)
  await expect(rows(page)).toHaveCount(LIVE_COUNT)
  await expect(page.getByRole('row', { name: /Earn TONIC/ })).toContainText('%')
  await expect(page.getByRole('row', { name: /Auto DIAL/ })).toContainText('%')
  expect(requests.length).toBeLessThanOrEqual(2)
})

test('the view and the finished tab survive a reload', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByRole('tab', { name: 'Finished pools' }).click()
  await expect(page).toHaveURL(/state=finished/)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Finished pools' }).getByRole('listitem')).toHaveCount(1)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
})

test('a pool is opened, collected and unstaked on a phone with the keyboard', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await details(page, 'Earn TONIC with DIAL').focus()
  await page.keyboard.press('Enter')
  const pool = page.getByTestId('pool-1')
  await expect(pool.getByLabel('Amount to stake')).toBeVisible()
  await clickAndConfirm(pool.getByRole('button', { name: 'Harvest' }))
  await expect(page.getByText('Harvested TONIC')).toBeVisible()
  await pool.getByRole('tab', { name: 'Stake', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pool.getByRole('tab', { name: 'Unstake' })).toBeFocused()
  await pool.getByLabel('Amount to unstake').fill('1')
  await clickAndConfirm(pool.getByRole('button', { name: 'Unstake', exact: true }))
  await expect(page.getByText('Unstaked 1 DIAL')).toBeVisible()
})

test('a reward is compounded, and the bounty of the automatic vault collected', async ({ page, devnet, chain }) => {
  const wallet = await openConnected(page, devnet, PATH)
  const { masterChef } = deployment.farms.contracts
  const approve = new Interface(['function approve(address, uint256)'])
  const data = approve.encodeFunctionData('approve', [masterChef, 10n ** 24n])
  await chain.send({ from: wallet.account, to: deployment.tokens.DIAL.address, data })
  await chain.mine(20)
  await details(page, 'Manual DIAL').click()
  await clickAndConfirm(page.getByTestId('pool-0').getByRole('button', { name: 'Compound' }))
  await expect(page.getByText(/^Compounded .* DIAL$/)).toBeVisible()
  await clickAndConfirm(page.getByTestId('bounty').getByRole('button', { name: 'Claim bounty' }))
  await expect(page.getByText('Claimed the bounty', { exact: true })).toBeVisible()
  expect(await wallet.sent()).toHaveLength(2)
})

test('a pool that ends while its form is open takes no stake, keeps the amount and returns the stake', async ({
  page,
  devnet,
  chain,
}) => {
  const wallet = await openConnected(page, devnet, PATH)
  await details(page, 'Earn CRO with DIAL').click()
  const pool = page.getByTestId('pool-8')
  await pool.getByLabel('Amount to stake').fill('5')
  const owned = new Interface(['function owner() view returns (address)', 'function stopReward()'])
  const contract = deployment.farms.pools.find(({ sousId }) => sousId === 8)?.contract ?? ''
  const answer = await chain.rpc('eth_call', [{ to: contract, data: owned.encodeFunctionData('owner') }, 'latest'])
  const owner = String(owned.decodeFunctionResult('owner', answer)[0])
  await chain.rpc('anvil_impersonateAccount', [owner])
  await chain.send({ from: owner, to: contract, data: owned.encodeFunctionData('stopReward') })
  await expect(pool.getByRole('button', { name: 'This pool has ended' })).toHaveAttribute('aria-disabled', 'true')
  await expect(pool.getByLabel('Amount to stake')).toHaveValue('5')
  await pool.getByRole('tab', { name: 'Unstake' }).click()
  await pool.getByRole('button', { name: 'Max' }).click()
  await clickAndConfirm(pool.getByRole('button', { name: 'Unstake', exact: true }))
  await expect(page.getByText(/^Unstaked .* DIAL$/)).toBeVisible()
  expect(await wallet.sent()).toHaveLength(1)
})

test('an open pool and the open vault fit any width, as rows and as cards', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await details(page, 'Auto DIAL').click()
  await details(page, 'Earn DOGE with DIAL').click()
  await expect(page.getByTestId('pool-auto')).toBeVisible()
  await expect(page.getByTestId('pool-3')).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.setViewportSize({ width: 1440, height: 740 })
  await page.getByRole('button', { name: 'Cards' }).click()
  await details(page, 'Earn DOGE with DIAL').click()
  await expect(page.getByTestId('pool-3')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

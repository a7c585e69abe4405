import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { clickAndConfirm, clickAndGoBack, pressAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { stopPolling } from './support/pageTime'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/farms'
const { tokens } = deployment
const { list, contracts } = deployment.farms
const CHEF = contracts.masterChef
const REVERTING_CODE = '0x5f5ffd'
const MULTIPLIER = /^\d+(\.\d+)?X$/
const rows = (page: Page) => page.getByRole('rowheader')
const details = (page: Page, name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true })
const staked = (page: Page) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Staked only', exact: true })

test('every farm shows its figures after at most two requests to the node', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await stopPolling(page)
  await page.goto(PATH)
  await expect(rows(page)).toHaveCount(list.length)
  await expect(page.getByRole('cell').filter({ hasText: MULTIPLIER })).toHaveCount(list.length)
  expect(requests.length).toBeLessThanOrEqual(2)
})

test('the view and the filter are kept for the next visit, and a link takes precedence', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByRole('button', { name: 'Cards' }).click()
  await staked(page).click()
  await expect(page).toHaveURL(`${PATH}?filter=staked&view=cards`)
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
  await expect(staked(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${PATH}?view=table&filter=live`)
  await expect(page.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  await expect(staked(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a farm takes a stake, pays its rewards and returns it, on a phone with the keyboard alone', async ({
  page,
  devnet,
  chain,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await details(page, 'DIAL').press('Enter')
  const panel = page.getByTestId('farm-0-panel')
  await panel.getByLabel('Amount to stake').fill('2')
  await pressAndConfirm(panel.getByRole('button', { name: 'Approve', exact: true }))
  await pressAndConfirm(panel.getByRole('button', { name: 'Stake', exact: true }))
  await expect(page.getByText('Staked 2 DIAL')).toBeVisible()
  await chain.mine(5)
  await pressAndConfirm(page.getByTestId('farm-0-position').getByRole('button', { name: 'Harvest', exact: true }))
  await expect(page.getByText('Harvested', { exact: true })).toBeVisible()
  await panel.getByRole('tab', { name: 'Stake', exact: true }).press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'Unstake' })).toBeFocused()
  await panel.getByLabel('Amount to unstake').fill('2')
  await pressAndConfirm(panel.getByRole('button', { name: 'Unstake', exact: true }))
  await expect(page.getByText('Unstaked 2 DIAL')).toBeVisible()
})

test('a stake that is rejected, or would revert, is not sent and keeps its amount', async ({ page, devnet, chain }) => {
  const wallet = await openConnected(page, devnet, PATH)
  const approve = new Interface(['function approve(address, uint256)']).encodeFunctionData('approve', [
    CHEF,
    10n ** 24n,
  ])
  await chain.send({ from: wallet.account, to: tokens.DIAL.address, data: approve })
  await details(page, 'DIAL').click()
  const panel = page.getByTestId('farm-0-panel')
  const stake = panel.getByRole('button', { name: 'Stake', exact: true })
  await panel.getByLabel('Amount to stake').fill('2')
  await expect(stake).toBeEnabled()
  await wallet.rejectNext()
  await clickAndConfirm(stake)
  await expect(page.getByText('You rejected the request')).toBeVisible()
  await chain.rpc('anvil_setCode', [CHEF, REVERTING_CODE])
  await clickAndGoBack(stake, 'Could not stake')
  await expect(panel.getByLabel('Amount to stake')).toHaveValue('2')
  expect(await wallet.sent()).toEqual([])
})

test('an open farm with its vault fits any width', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await details(page, 'USDC-CRO LP').click()
  const vault = page.getByTestId('farm-2-vault')
  await expect(vault.getByRole('button', { name: 'Move to the vault' })).toBeVisible()
  await expect(vault.getByText(/^By hand, after network fees of about \$/)).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await vault.scrollIntoViewIfNeeded()
  await expectFitsAndIsAccessible(page)
})

test('an open farm fits any width, as a row and as a card', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await details(page, 'DIAL-CRO LP').click()
  await expect(page.getByTestId('farm-1-panel')).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.setViewportSize({ width: 1440, height: 740 })
  await page.getByRole('button', { name: 'Cards' }).click()
  await details(page, 'DIAL-CRO LP').click()
  await expect(page.getByTestId('farm-1-panel')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

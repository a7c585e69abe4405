import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { stopPolling } from './support/pageTime'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/farms'
const { list } = deployment.farms
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

test('a farm is opened, harvested and unstaked on a phone with the keyboard', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await details(page, 'DIAL-CRO LP').focus()
  await page.keyboard.press('Enter')
  const panel = page.getByTestId('farm-1-panel')
  await expect(panel.getByLabel('Amount to stake')).toBeVisible()
  await clickAndConfirm(page.getByTestId('farm-1-position').getByRole('button', { name: 'Harvest' }))
  await expect(page.getByText('Harvested', { exact: true })).toBeVisible()
  await panel.getByRole('tab', { name: 'Stake', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'Unstake' })).toBeFocused()
  await panel.getByLabel('Amount to unstake').fill('0.001')
  await clickAndConfirm(panel.getByRole('button', { name: 'Unstake', exact: true }))
  await expect(page.getByText('Unstaked 0.001 DIAL-CRO LP')).toBeVisible()
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

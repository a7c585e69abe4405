import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Interface, MaxUint256, parseEther } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test'
import { tokenAddress } from './support/zapPage'

const ROUTER = new Interface(['function swapExactETHForTokens(uint256, address[], address, uint256) payable'])
const DAY_SEC = 86_400
const POOL = deployment.vaults.list['vvs-cro-usdc'].underlying.toLowerCase()
const OTHER_POOL = deployment.farms.list[1]?.lpToken.toLowerCase() ?? ''
const USDC = tokenAddress('USDC')

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('token and pool pages', () => {
  test.beforeEach(async ({ devnet, chain }) => {
    const [from = ''] = devnet.accounts
    // Over three days, so that there is something to draw.
    for (const cro of ['20000', '500', '30000']) {
      const path = [tokenAddress('WCRO'), USDC]
      const data = ROUTER.encodeFunctionData('swapExactETHForTokens', [0n, path, from, MaxUint256])
      await chain.send({ from, to: deployment.exchange.contracts.router, data, value: parseEther(cro) })
      await chain.increaseTime(DAY_SEC)
    }
  })

  test('draw prices as candles, and volume, liquidity and fees by day', async ({ page }) => {
    await page.goto(`/info/pool/${POOL}`)
    const history = section(page, 'History')
    await history.getByRole('button', { name: 'Candles' }).click()
    await expect(history.getByRole('img').locator('canvas').first()).toBeVisible()
    for (const chart of ['Volume', 'Liquidity', 'Fees']) {
      await history.getByRole('button', { name: chart, exact: true }).click()
      await expect(
        history
          .getByRole('img', { name: new RegExp(`^${chart}: from`) })
          .locator('canvas')
          .first(),
      ).toBeVisible()
    }
    await expect(page).toHaveURL(/chart=fees/)
    await page.reload()
    await expect(history.getByRole('button', { name: 'Fees' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
  })

  test('lead to the swap and to liquidity with both tokens filled in', async ({ page }) => {
    await page.goto(`/info/pool/${POOL}`)
    await page.getByRole('link', { name: 'Trade' }).click()
    await expect(page).toHaveURL(/inputCurrency=.+&outputCurrency=.+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swap')
    await page.goBack()
    await page.getByRole('link', { name: 'Add liquidity' }).click()
    await expect(page).toHaveURL(/\/add\/[^/]+\/[^/]+$/)
  })

  test('save the holders of a pool as CSV', async ({ page }) => {
    await page.goto(`/info/pool/${POOL}`)
    const holders = section(page, 'Liquidity holders')
    const download = page.waitForEvent('download')
    await holders.getByRole('button', { name: 'Export as CSV' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('pool-holders.csv')
    const [head, first] = (await readFile(await saved.path(), 'utf8')).split('\r\n')
    expect(head).toBe('Holder,Share,LP tokens,Value,Account')
    expect(first).toMatch(/^[^,]+,0?[\d.]+,[\d.]+,[\d.]*,0x[0-9a-f]{40}$/)
  })

  test('compare two pools, chosen by keyboard, over a reload', async ({ page }) => {
    await page.goto(`/info/compare?a=${POOL}`)
    const second = page.getByRole('combobox', { name: 'Second pool' })
    await second.selectOption(OTHER_POOL)
    const table = page.getByRole('group', { name: 'Compare pools' })
    await expect(table.getByRole('row', { name: /^Liquidity/ })).toContainText('$')
    await page.reload()
    await expect(second).toHaveValue(OTHER_POOL)
    await expectAccessible(page)
  })

  for (const path of [`/info/token/${USDC}`, `/info/pool/${POOL}`, `/info/compare?a=${POOL}&b=${OTHER_POOL}`]) {
    test(`fit a phone and can be read by a screen reader: ${path.slice(0, 14)}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
})

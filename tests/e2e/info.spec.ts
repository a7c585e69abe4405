import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Interface, MaxUint256, parseEther } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test'
import { tokenAddress } from './support/zapPage'

const ROUTER = new Interface(['function swapExactETHForTokens(uint256, address[], address, uint256) payable'])
const DAY_SEC = 86_400

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const drawing = (page: Page, name: string) => section(page, name).getByRole('img')

test.describe('info', () => {
  test.beforeEach(async ({ devnet, chain }) => {
    const [from = ''] = devnet.accounts
    const path = [tokenAddress('WCRO'), tokenAddress('USDC')]
    // Over three days, so that there is something to draw.
    for (const cro of ['20000', '500', '30000']) {
      const data = ROUTER.encodeFunctionData('swapExactETHForTokens', [0n, path, from, MaxUint256])
      await chain.send({ from, to: deployment.exchange.contracts.router, data, value: parseEther(cro) })
      await chain.increaseTime(DAY_SEC)
    }
  })

  test('reads out the period under the pointer, and groups days by week and month', async ({ page }) => {
    await page.goto('/info')
    const volume = section(page, 'Volume')
    const canvas = drawing(page, 'Volume').locator('canvas').first()
    await canvas.scrollIntoViewIfNeeded()
    await expect(canvas).toBeVisible()
    await expect(volume.getByText(/\(so far\)$/)).toBeVisible()
    const box = await canvas.boundingBox()
    if (box === null) throw new Error('Nothing is drawn')
    await page.mouse.move(box.x + 8, box.y + box.height / 2)
    await expect(volume.getByText(/\(so far\)$/)).toHaveCount(0)
    await page.mouse.move(0, 0)
    await expect(volume.getByText(/\(so far\)$/)).toBeVisible()
    for (const period of ['Week', 'Month']) {
      await volume.getByRole('button', { name: period }).click()
      await expect(drawing(page, 'Volume').locator('canvas').first()).toBeVisible()
    }
    await volume.getByRole('button', { name: 'Show as a table' }).click()
    await expect(volume.getByRole('row').nth(1)).toContainText('(so far)')
    await expectAccessible(page)
  })

  test('keeps order, page, kind and currency over a reload', async ({ page }) => {
    await page.goto('/info')
    const pools = section(page, 'Top Pools')
    await pools.getByRole('button', { name: 'Liquidity' }).click()
    await pools.getByRole('button', { name: 'Next page' }).click()
    await section(page, 'Transactions').getByRole('button', { name: 'Swaps' }).click()
    await page.getByRole('button', { name: 'CRO', exact: true }).click()
    await expect(page).toHaveURL(/poolsSort=liquidity\.desc.*poolsPage=2.*txKind=swap.*currency=cro/)
    await page.reload()
    await expect(pools.getByRole('columnheader', { name: 'Liquidity' })).toHaveAttribute('aria-sort', 'descending')
    await expect(pools.getByText(/^Page 2 of/)).toBeVisible()
    await expect(section(page, 'Transactions').getByRole('button', { name: 'Swaps' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(pools.getByRole('row').nth(1)).toContainText('CRO')
  })

  test('saves the pools as CSV', async ({ page }) => {
    await page.goto('/info/pools')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('pools.csv')
    const [head, first] = (await readFile(await saved.path(), 'utf8')).split('\r\n')
    expect(head).toBe('Pool,Volume 24H,Volume 7D,Fees 24H,Fee APR,Liquidity,Address')
    expect(first).toMatch(/^[^,]+\/[^,]+(,[\d.]*){5},0x[0-9a-f]{40}$/)
  })

  test('is searched by keyboard on a phone, without a sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/info')
    const box = page.getByRole('searchbox', { name: 'Search tokens and pools' })
    await box.fill('usdc')
    const results = page.getByRole('region', { name: 'Search results' })
    await expect(
      results.getByRole('list', { name: 'Tokens' }).getByRole('link', { name: 'USDC' }).first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await box.press('ArrowDown')
    await expect(results.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(results).toBeHidden()
    await expect(box).toBeFocused()
  })

  test('asks the index no more while the page is hidden', async ({ page }) => {
    await page.clock.install()
    await page.goto('/info')
    await expect(section(page, 'Top Pools').getByRole('row').nth(1)).toBeVisible()
    // Figures of 24 hours and older rows follow the first answer.
    await page.waitForLoadState('networkidle')
    let count = 0
    page.on('request', (request) => {
      if (request.url().includes('/subgraphs/')) count += 1
    })
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setVisibility('hidden')
    await page.clock.runFor(35_000)
    expect(count).toBe(0)
    await setVisibility('visible')
    await page.clock.runFor(11_000)
    await expect.poll(() => count).toBeGreaterThan(0)
  })
})

import type { Page } from '@playwright/test'
import { Interface, MaxUint256 } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test'
import { tokenAddress } from './support/zapPage'

const ROUTER = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
])
const [WCRO, USDC, WETH, VVS] = ['WCRO', 'USDC', 'WETH', 'VVS'].map(tokenAddress) as [string, string, string, string]
const CRO_IN_USDC = `/swap?inputCurrency=CRO&outputCurrency=${USDC}`

const chart = (page: Page) => page.getByRole('region', { name: 'CRO in USDC' })
const picture = (page: Page) => chart(page).getByRole('img')
const pools = (page: Page) => page.getByRole('region', { name: 'CRO and USDC pools' })

test.describe('pair chart', () => {
  test.beforeEach(async ({ devnet, chain }) => {
    const [from = ''] = devnet.accounts
    for (const cro of [20_000n, 500n, 30_000n]) {
      const data = ROUTER.encodeFunctionData('swapExactETHForTokens', [0n, [WCRO, USDC], from, MaxUint256])
      await chain.send({ from, to: deployment.exchange.contracts.router, data, value: cro * 10n ** 18n })
      await chain.increaseTime(1_900)
    }
  })

  test('shows the price as a line, candles and a table, in both directions', async ({ page }) => {
    await page.goto(CRO_IN_USDC)
    // CRO started at 0.1 dollars; buying dollars moved its price down.
    await expect(picture(page)).toHaveAccessibleName(/^CRO in USDC: from (0\.1|0\.09999\d*) to 0\.0999\d+$/)
    await expect(picture(page).locator('canvas').first()).toBeVisible()
    await chart(page).getByRole('button', { name: 'Candles' }).click()
    await expect(picture(page).locator('canvas').first()).toBeVisible()
    await chart(page).getByRole('button', { name: '1Y' }).click()
    await expect(picture(page)).toBeVisible()
    await chart(page).getByRole('button', { name: 'Table' }).click()
    await expect(chart(page).getByRole('row').nth(1)).toContainText('0.0999')
    await expectAccessible(page)
    await chart(page).getByRole('button', { name: 'Invert the price' }).click()
    await expect(page.getByRole('region', { name: 'USDC in CRO' }).getByRole('row').nth(1)).toContainText('10.00')
  })

  test('follows a trade in its block', async ({ page, devnet, chain }) => {
    await page.goto(CRO_IN_USDC)
    const name = async () => (await picture(page).getAttribute('aria-label')) ?? ''
    await expect(picture(page)).toBeVisible()
    const before = await name()
    const [from = ''] = devnet.accounts
    const data = ROUTER.encodeFunctionData('swapExactETHForTokens', [0n, [WCRO, USDC], from, MaxUint256])
    await chain.send({ from, to: deployment.exchange.contracts.router, data, value: 90_000n * 10n ** 18n })
    await expect.poll(name).not.toBe(before)
  })

  test('computes the price through CRO if two tokens have no common pool', async ({ page }) => {
    await page.goto(`/swap?inputCurrency=${WETH}&outputCurrency=${VVS}`)
    const region = page.getByRole('region', { name: 'WETH in VVS' })
    await expect(region.getByText("Price from each token's pool with WCRO")).toBeVisible()
    await expect(region.getByRole('img')).toBeVisible()
  })

  test('shows the pools of both tokens, each with a link to a swap', async ({ page }) => {
    await page.goto(CRO_IN_USDC)
    const rows = pools(page).getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(1)).toContainText('CRO/USDC')
    await expect(rows.nth(1)).toContainText(/\$(39\.99|40\.00)M/)
    await expect(pools(page).getByText('Each swap pays a fee of 0.3%')).toBeVisible()
    await pools(page).getByRole('link', { name: /VVS/ }).first().click()
    await expect(page.getByRole('region', { name: /^CRO in VVS|VVS in CRO$/ })).toBeVisible()
  })

  test("works without the subgraph: the price comes from the pool's own events, and the form works", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED \(http:\/\/services\.sundial\.localhost\/subgraphs\/name\/exchange\)/)
    await page.route('**/subgraphs/**', (route) => route.abort())
    await page.goto(CRO_IN_USDC)
    await expect(picture(page)).toHaveAccessibleName(/to 0\.0999\d+$/)
    await expect(pools(page).getByText('Could not load pool data')).toBeVisible()
    await page.unroute('**/subgraphs/**')
    await pools(page).getByRole('button', { name: 'Retry' }).click()
    await expect(pools(page).getByRole('row')).toHaveCount(6)
  })

  test('causes no layout shift, and fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/subgraphs/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(CRO_IN_USDC)
    await expect(chart(page).getByRole('button', { name: 'Line' })).toBeVisible()
    await chart(page).scrollIntoViewIfNeeded()
    const heightOf = async () => (await chart(page).boundingBox())?.height
    const before = await heightOf()
    release()
    await expect(picture(page)).toBeVisible()
    expect(await heightOf()).toBe(before)
    await pools(page).scrollIntoViewIfNeeded()
    await expect(pools(page).getByRole('row')).toHaveCount(6)
    await expectNoSidewaysScroll(page)
  })
})

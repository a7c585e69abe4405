import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { openConnected } from './support/connected'
import { moveNodeAway, stopPolling } from './support/pageTime'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test'
import { deployedVault } from './support/vaults'

const DAY_SEC = 86_400
const FORCE_COMPOUND = '0x81da3cfa'
const ids = Object.keys(deployment.vaults.list)
const PERCENT = /[\d,.]+\s*%/
const cards = (page: Page) => page.getByTestId(/^vault-card-/)
/** A viewport in which every row is near enough to render fully. */
const TALL = { width: 1440, height: 8000 }

test('every vault shows its APY after at most two requests to the node', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await stopPolling(page)
  await moveNodeAway(page)
  await page.setViewportSize(TALL)
  await page.goto('/earn')
  await expect(cards(page).filter({ hasText: PERCENT })).toHaveCount(ids.length)
  expect(requests.length).toBeLessThanOrEqual(2)
  // All reads of the list were preloaded: the build's request matches what the app reads.
  expect(requests.filter((body) => body.includes('eth_call'))).toHaveLength(1)
  expect(
    await page.evaluate(() =>
      window.performance.getEntriesByType('resource').some(({ name }) => name.includes('/firstRead-')),
    ),
  ).toBe(true)
})

test('the sections are in order, with each vault once; vaults that are not deployed say so', async ({ page }) => {
  await page.setViewportSize(TALL)
  await page.goto('/earn')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newest', 'Single', 'Liquidity Pool', 'Deprecated'])
  const shown = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-testid') ?? ''))
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown).toEqual(expect.arrayContaining(ids.map((id) => `vault-card-${id}`)))
  await expect(cards(page).filter({ hasText: 'Not available on this network' })).toHaveCount(shown.length - ids.length)
  await expect(page.getByTestId('earn-section-newest').getByText('(new)').first()).toBeVisible()
  await expect(page.getByTestId('vault-card-candycity-cro-usdc').locator('dd').first()).toHaveText(/^0/)
})

test('rows below the viewport show their names, and their values when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto('/earn')
  await expect(cards(page).first()).toContainText(PERCENT)
  const last = page.getByTestId('vault-card-candycity-cro-usdc')
  await expect(last).toContainText('CRO-USDC')
  await expect(last.locator('dd')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('dd').first()).toHaveText(/^0/)
})

test('a card opens its vault', async ({ page }) => {
  await page.goto('/earn')
  await page.getByTestId('vault-card-single-eth').getByRole('link').click()
  await expect(page).toHaveURL(/\/compound\/single-eth$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yield optimize ETH')
  await expect(page).toHaveTitle(/^Yield optimize ETH/)
})

test("the account's vaults are marked, and balances in old vaults come first", async ({ page, devnet }) => {
  await page.setViewportSize(TALL)
  await openConnected(page, devnet, '/earn')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Move to newer vaults')
  const candy = page.getByTestId('earn-section-deprecated').getByTestId('vault-card-candycity-cro-usdc')
  await expect(candy.getByText('You have a deposit here')).toBeAttached()
  await expect(page.getByTestId('vault-card-single-eth').getByText('You have a deposit here')).toHaveCount(0)
})

test('invalid node responses show as failed with a retry, never as 0', async ({ page }) => {
  await page.setViewportSize(TALL)
  await page.route(isRpcHost, async (route) => {
    const body = JSON.parse(route.request().postData() ?? '[]') as unknown
    const calls = (Array.isArray(body) ? body : [body]) as { id: number; method: string }[]
    if (!calls.some(({ method }) => method === 'eth_call')) return route.continue()
    await route.fulfill({ json: calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x00' })) })
  })
  await page.goto('/earn')
  const card = page.getByTestId('vault-card-single-usdc')
  await expect(card.getByRole('button', { name: /could not load/i }).first()).toBeVisible()
  await expect(card).not.toContainText('0 %')
  // While responses are invalid a retry changes nothing; once they are valid, the page recovers on its own too.
  await card
    .getByRole('button', { name: /could not load/i })
    .first()
    .click()
  await expect(card.getByRole('button', { name: /could not load/i }).first()).toBeVisible()
  await page.unroute(isRpcHost)
  await expect(card).toContainText(PERCENT)
})

test('a vault that cannot be read fails on its card only, and recovers with a retry', async ({
  page,
  devnet,
  chain,
}) => {
  await page.setViewportSize(TALL)
  const { shareToken } = deployedVault('single-usdc')
  const code = await chain.rpc('eth_getCode', [shareToken, 'latest'])
  await chain.rpc('anvil_setCode', [shareToken, '0x5f5ffd'])
  await openConnected(page, devnet, '/earn')
  const figure = (area: string) => page.getByTestId('vault-card-single-usdc').locator(`[data-area="${area}"]`)
  await expect(cards(page).filter({ hasText: PERCENT })).toHaveCount(ids.length)
  for (const area of ['tvl', 'deposited'])
    await expect(figure(area).getByRole('button', { name: /could not load/i })).toBeVisible()
  await expect(page.getByRole('button', { name: /could not load/i })).toHaveCount(2)
  await expect(page.getByTestId('vault-card-single-eth').locator('[data-area="tvl"]')).toHaveText(/\$/)
  await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0)
  await chain.rpc('anvil_setCode', [shareToken, code])
  await figure('tvl').getByRole('button').click()
  await expect(figure('tvl')).toHaveText(/\$/)
})

function isRpcHost(url: URL): boolean {
  return isRpcRequest(url.href)
}

/** Runs in the page: records layout shifts that the user didn't cause on the root element. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly sources: readonly { readonly node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    const moved = (list.getEntries() as LayoutShift[]).flatMap(({ sources }) =>
      sources.map(({ node }) => node?.parentElement?.outerHTML ?? ''),
    )
    document.documentElement.dataset['moved'] = [document.documentElement.dataset['moved'] ?? '', ...moved].join('\n')
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of [360, 768, 1440]) {
  test(`no layout shift while the list loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchShifts)
    await moveNodeAway(page)
    await page.goto('/earn')
    await expect(cards(page).first()).toContainText(PERCENT)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined()
  })
}

for (const [width, view] of [
  [360, 'table'],
  [768, 'table'],
  [1440, 'table'],
  [1440, 'cards'],
] as const) {
  test(`what vaults really paid arrives without a layout shift, ${view} at ${width} px`, async ({
    page,
    chain,
    devnet,
  }) => {
    const { shareToken } = deployedVault('vvs-vvs')
    for (let day = 0; day < 40; day += 5) {
      await chain.increaseTime(5 * DAY_SEC)
      await chain.send({ from: devnet.accounts[1], to: shareToken, data: FORCE_COMPOUND })
    }
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchShifts)
    await moveNodeAway(page)
    await page.goto(`/earn?q=vvs-vvs&view=${view}`)
    await expect(page.getByTestId('vault-card-vvs-vvs').getByText('Paid, 30 d')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

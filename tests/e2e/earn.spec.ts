import { isRpcRequest } from '../support/site'
import { openConnected } from './support/connected'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test'

const IDS = [
  'vvs-lion-usdc',
  'vvs-cro-corgiai',
  'single-cro',
  'vvs-vvs',
  'single-usdc',
  'single-btc',
  'single-eth',
  'single-tonic',
  'vvs-cro-usdc',
  'vvs-cro-ful',
  'vvs-cro-lion',
  'candycity-cro-usdc',
]
const PERCENT = /[\d,.]+\s*%/

test('every vault shows its APY after at most two requests to the node', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await page.goto('/earn')
  await expect(page.getByTestId(/^vault-card-/).filter({ hasText: PERCENT })).toHaveCount(IDS.length)
  expect(requests.length).toBeLessThanOrEqual(2)
})

test('the sections stand in their order, each vault once', async ({ page }) => {
  await page.goto('/earn')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newest', 'Single', 'Liquidity Pool', 'Deprecated'])
  const ids = await page.getByTestId(/^vault-card-/).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-testid')))
  expect(ids).toEqual(IDS.map((id) => `vault-card-${id}`))
  await expect(page.getByTestId('earn-section-newest').getByText('(new)')).toHaveCount(2)
  await expect(page.getByTestId('vault-card-candycity-cro-usdc').locator('dd').first()).toHaveText(/^0/)
})

test('a card opens its vault', async ({ page }) => {
  await page.goto('/earn')
  await page.getByTestId('vault-card-single-eth').click()
  await expect(page).toHaveURL(/\/compound\/single-eth$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yield optimize ETH')
  await expect(page).toHaveTitle(/^Yield optimize ETH/)
})

test('what the account holds is marked, and what it has in an old vault comes first', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/earn')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Older vaults to move out of')
  const candy = page.getByTestId('earn-section-deprecated').getByTestId('vault-card-candycity-cro-usdc')
  await expect(candy.getByText('You hold a balance here')).toBeAttached()
  await expect(page.getByTestId('earn-section-single').getByText('You hold a balance here')).toHaveCount(0)
})

test('a node that answers nonsense shows as failed with a retry, never as 0', async ({ page, expectedErrors }) => {
  expectedErrors.push(/.*/)
  await page.route(isRpcHost, async (route) => {
    const body = JSON.parse(route.request().postData() ?? '[]') as unknown
    const calls = (Array.isArray(body) ? body : [body]) as { id: number; method: string }[]
    if (!calls.some(({ method }) => method === 'eth_call')) return route.continue()
    await route.fulfill({ json: calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x00' })) })
  })
  await page.goto('/earn')
  const card = page.getByTestId('vault-card-single-usdc')
  await expect(card.getByRole('button', { name: /could not be read/i }).first()).toBeVisible()
  await expect(card).not.toContainText('0 %')
  await page.unroute(isRpcHost)
  await card.getByRole('button', { name: /could not be read/i }).first().click()
  await expect(card).toContainText(PERCENT)
})

function isRpcHost(url: URL): boolean {
  return isRpcRequest(url.href)
}

for (const width of [360, 768, 1440]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the list is accessible at ${width} px, ${colorScheme}, and nothing moves while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shifted = Number(document.documentElement.dataset['shift'] ?? 0) + (entry as PerformanceEntry & { value: number }).value
            document.documentElement.dataset['shift'] = String(shifted)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/earn')
      await expect(page.getByTestId(/^vault-card-/).filter({ hasText: PERCENT })).toHaveCount(IDS.length)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0')
    })
  }
}

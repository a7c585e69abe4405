import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { expectAccessible, expectNoSidewaysScroll } from '../e2e/support/test'
import type { Chain } from '../support/chain'
import type { Fault } from './faultyNode'
import { expect, test } from './site'

const ids = Object.keys(deployment.vaults)
const PERCENT = /[\d,.]+\s*%/
const DEPOSIT = '0xd0e30db0'
const OWN = 'Your own node'

const cards = (page: Page) => page.getByTestId(/^vault-card-/)
const light = (page: Page) => page.getByTestId('node-status')
const changedCard = (page: Page) => page.getByTestId('vault-card-single-cro')

/** Opens the Earn page in a window that shows all of it, and waits for every figure. */
async function openEarn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 8000 })
  await page.goto('/earn')
  await expect(cards(page).filter({ hasText: PERCENT })).toHaveCount(ids.length)
}

/** What a page that is opened now on nodes that are well shows of the vault that changed. */
async function truth(page: Page): Promise<string> {
  const fresh = await page.context().newPage()
  await openEarn(fresh)
  const text = await changedCard(fresh).innerText()
  await fresh.close()
  return text
}

/** Half of all that an account has goes into a vault: its figures change. */
async function changeFigures(chain: Chain, account: string): Promise<void> {
  const value = `0x${(5_000n * 10n ** 18n).toString(16)}`
  await chain.rpc('eth_sendTransaction', [{ from: account, to: deployment.vaults['single-cro'].shareToken, data: DEPOSIT, value, gas: '0x989680' }])
}

for (const fault of ['dead', 'slow', 'limited', 'wrongChain'] as const satisfies readonly Fault[]) {
  test(`a first node that is ${fault} from the start costs no figure`, async ({ page, nodes }) => {
    nodes[0].fault = fault
    await openEarn(page)
    await expect(cards(page).getByRole('button', { name: /could not be read/i })).toHaveCount(0)
    await expect(light(page)).toContainText(/^Block /)
  })
}

test('when the node in use dies, the figures go on', async ({ page, nodes, chain, devnet }) => {
  await openEarn(page)
  const before = await changedCard(page).innerText()
  nodes[0].fault = 'dead'
  await changeFigures(chain, devnet.accounts[3] ?? '')
  await expect.poll(() => changedCard(page).innerText()).not.toBe(before)
  const shown = await changedCard(page).innerText()
  nodes[0].fault = 'none'
  expect(shown).toBe(await truth(page))
})

test('all nodes dead for a minute: the page says so, keeps what it knows as old, and comes back by itself', async ({ page, nodes, chain, devnet }) => {
  await page.clock.install()
  await openEarn(page)
  await expect(light(page)).toContainText(/^Block /)
  for (const node of nodes) node.fault = 'dead'
  await changeFigures(chain, devnet.accounts[4] ?? '')
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000)
  await expect(light(page)).toContainText('No node answers')
  await expect(page.getByRole('status').filter({ hasText: 'No node answers' })).toBeAttached()
  await expect(changedCard(page).getByText(/Last read at/).first()).toBeAttached()
  await expectAccessible(page)
  for (const node of nodes) node.fault = 'none'
  await page.clock.runFor(10_000)
  await expect(light(page)).toContainText(/^Block /)
  const right = await truth(page)
  await expect.poll(() => changedCard(page).innerText()).toBe(right)
})

test("the user's own node is checked, asked first, and kept; the others serve where it fails", async ({ page, nodes }) => {
  const own = nodes[3]
  await openEarn(page)
  await light(page).click()
  const dialog = page.getByRole('dialog', { name: 'Nodes' })
  await expect(dialog.getByText('In use')).toHaveCount(1)
  await expectAccessible(page)
  const field = dialog.getByLabel(OWN)
  const use = dialog.getByRole('button', { name: 'Check and use' })

  await field.fill('http://example.com/rpc')
  await use.click()
  await expect(dialog.getByText(/begins with https/)).toBeVisible()

  own.fault = 'wrongChain'
  await field.fill(own.url)
  await use.click()
  await expect(dialog.getByText('That node is on chain 99.', { exact: false })).toBeVisible()

  own.fault = 'behind'
  await use.click()
  await expect(dialog.getByText(/behind the others. Blocks it lacks: 20/)).toBeVisible()

  own.fault = 'html'
  await use.click()
  await expect(dialog.getByText(/No usable answer/)).toBeVisible()

  own.fault = 'none'
  await use.click()
  await expect(dialog.getByText(/asked first from now on/)).toBeVisible()
  await expect(dialog.getByText('Yours')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const others = nodes.slice(0, 3)
  const before = others.reduce((sum, node) => sum + node.requests(), 0)
  const ownBefore = own.requests()
  await openEarn(page)
  // Until the first figures are there the others are not even looked at.
  expect(own.requests() - ownBefore).toBeGreaterThanOrEqual(2)
  expect(others.reduce((sum, node) => sum + node.requests(), 0) - before).toBeLessThanOrEqual(others.length)

  own.fault = 'dead'
  await openEarn(page)
  await expect(cards(page).getByRole('button', { name: /could not be read/i })).toHaveCount(0)

  own.fault = 'none'
  await light(page).click()
  await page.getByRole('button', { name: 'Use it no more' }).click()
  await expect(page.getByText('Your node is no longer asked.')).toBeVisible()
})

test('three nodes cost no request more until all APYs are shown', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('eth_blockNumber')) requests.push(body)
  })
  await openEarn(page)
  // The others are looked at once the figures are there.
  const isLook = (body: string) => !/eth_call|eth_getBlockByNumber/.test(body)
  await expect.poll(() => requests.filter(isLook).length).toBe(3)
  expect(requests.findIndex(isLook)).toBeLessThanOrEqual(2)
})

test('the nodes fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/earn')
  await light(page).click()
  await expect(page.getByRole('dialog', { name: 'Nodes' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

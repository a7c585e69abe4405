import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, confirmPreview, reviewSheet } from '../e2e/support/confirm'
import { openConnected } from '../e2e/support/connected'
import { expectAccessible, expectNoSidewaysScroll } from '../e2e/support/test'
import { totalAssetsOf } from '../e2e/support/vaults'
import { amountToZap, tokenAddress } from '../e2e/support/zapPage'
import type { Chain } from '../support/chain'
import type { Fault, FaultyNode } from './faultyNode'
import { expect, test } from './site'

const ids = Object.keys(deployment.vaults.list)
const PERCENT = /[\d,.]+\s*%/
const DEPOSIT = '0xd0e30db0'
const OWN = 'Your own node'

const cards = (page: Page) => page.getByTestId(/^vault-card-/)
const light = (page: Page) => page.getByTestId('node-status')
const nodesDialog = (page: Page) => page.getByRole('dialog', { name: 'Nodes' })
const changedCard = (page: Page) => page.getByTestId('vault-card-single-cro')
/** Its figures from the nodes, without what comes from the index. */
const changedFigures = async (page: Page) => (await changedCard(page).locator('dt + dd').allInnerTexts()).join(' ')

/** Opens the Earn page in a viewport that shows all of it, and waits for every value. */
async function openEarn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 8000 })
  await page.goto('/earn')
  await expect(cards(page).filter({ hasText: PERCENT })).toHaveCount(ids.length)
}

/** Opens the part of it with the changed vault, and waits for its values. */
async function openChanged(page: Page): Promise<void> {
  await page.goto(`/earn?q=${deployment.vaults.list['single-cro'].shareToken}`)
  await expect(changedCard(page)).toContainText(PERCENT)
  await expect(cards(page)).toHaveCount(1)
}

/** What a page opened now on healthy nodes shows for the changed vault. */
async function truth(page: Page): Promise<string> {
  const fresh = await page.context().newPage()
  await openChanged(fresh)
  const text = await changedFigures(fresh)
  await fresh.close()
  return text
}

/** Deposits half of the account's balance into a vault, which changes its values. */
async function changeFigures(chain: Chain, account: string): Promise<void> {
  const { shareToken } = deployment.vaults.list['single-cro']
  await chain.send({ from: account, to: shareToken, data: DEPOSIT, value: 5_000n * 10n ** 18n })
}

const toWord = (value: bigint) => value.toString(16).padStart(64, '0')

/** Lets the node return a multiple of a value. */
function lieAbout(node: FaultyNode, truth: bigint, times: bigint): void {
  node.lie = (result) => result.replaceAll(toWord(truth), toWord(truth * times))
  node.fault = 'lying'
}

test('a first node that returns a wrong value is detected, and excluded from then on', async ({
  page,
  nodes,
  chain,
}) => {
  const right = await truth(page)
  lieAbout(nodes[0], await totalAssetsOf(chain, deployment.vaults.list['single-cro'].shareToken), 3n)
  await openChanged(page)
  expect(await changedFigures(page)).not.toBe(right)
  await expect.poll(() => changedFigures(page)).toBe(right)
  await expect(light(page)).toContainText('confirmed by a second node')
  await light(page).click()
  await expect(nodesDialog(page).getByText('Wrong answers')).toHaveCount(1)
  await expectAccessible(page)
})

test('without two nodes that agree on a value, it is hidden, and the page says so', async ({ page, nodes, chain }) => {
  const assets = await totalAssetsOf(chain, deployment.vaults.list['single-cro'].shareToken)
  lieAbout(nodes[0], assets, 3n)
  lieAbout(nodes[1], assets, 5n)
  await openChanged(page)
  await expect(
    changedCard(page)
      .getByRole('button', { name: /^Nodes disagree on this value/ })
      .first(),
  ).toBeVisible()
  await expect(light(page)).toHaveText('Nodes disagree on some values. Those values are hidden.')
  await expectAccessible(page)
  for (const node of nodes) node.fault = 'none'
  await expect(light(page)).toContainText('confirmed by a second node')
  await expect(changedCard(page)).toHaveText(PERCENT)
})

test("nothing is signed based on a node's wrong value", async ({ page, devnet, nodes, chain }) => {
  const wallet = await openConnected(page, devnet, '/compound/single-cro')
  const card = page.getByTestId('deposit-card')
  await expect(light(page)).toContainText('confirmed by a second node')
  await expect(card).toContainText(/Balance: [\d,]+/)
  const balance = await chain.nativeBalanceOf(wallet.account)
  await page.getByLabel('Amount to deposit').fill('5')
  await card.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
  const before = await card.innerText()
  // The page uses one of them, whose wrong value no other node returns.
  for (const [i, node] of nodes.slice(0, 3).entries()) lieAbout(node, balance, 3n + BigInt(i))
  await chain.mine()
  await expect.poll(() => card.innerText()).not.toBe(before)
  await confirmPreview(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nodes report different values' })).toBeVisible()
  expect(await wallet.sent()).toEqual([])
})

/** Lets the node return wrong results for everything except contract calls. */
function setOtherLies(node: FaultyNode, otherLies: FaultyNode['otherLies']): void {
  node.lie = (result) => result
  node.otherLies = otherLies
  node.fault = 'lying'
}

const depositButton = (page: Page) =>
  page.getByTestId('deposit-card').getByRole('button', { name: 'Deposit', exact: true })

test('no single node can end a transaction', async ({ page, devnet, nodes, chain }) => {
  const wallet = await openConnected(page, devnet, '/compound/single-cro')
  await chain.pauseMining()
  await page.getByLabel('Amount to deposit').fill('5')
  await clickAndConfirm(depositButton(page))
  await expect(page.getByText('1 pending')).toBeVisible()
  const [sent] = await wallet.sent()
  if (sent === undefined) throw new Error('Nothing was sent')
  const known = JSON.parse(await chain.rpc('eth_getTransactionByHash', [sent.hash])) as {
    nonce: string
    input: string
    value: string
  }

  // No node has it any more; each reports a block that no other node knows.
  await chain.rpc('anvil_dropTransaction', [sent.hash])
  const latest = await chain.rpc('eth_blockNumber', [])
  const asked = new Set<number>()
  for (const [i, node] of nodes.slice(0, 3).entries()) {
    const receipt = {
      blockHash: `0x${String(i + 1).repeat(64)}`,
      blockNumber: latest,
      contractAddress: null,
      from: sent.from,
      status: '0x1',
      to: sent.to,
      transactionHash: sent.hash,
      transactionIndex: '0x0',
      logs: [],
    }
    setOtherLies(node, {
      eth_getTransactionReceipt: () => {
        asked.add(i)
        return receipt
      },
    })
  }
  await chain.mine()
  await expect.poll(() => asked.size).toBe(3)
  for (const node of nodes) node.fault = 'none'
  await expect(page.getByText('1 pending')).toBeVisible()
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toHaveCount(0)

  await chain.rpc('eth_sendTransaction', [
    { from: sent.from, to: sent.to, data: known.input, value: known.value, gas: sent.gas, nonce: known.nonce },
  ])
  await chain.resumeMining()
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
})

test("no single node can determine a zap's output", async ({ page, devnet, nodes }) => {
  await openConnected(page, devnet, `/zap?inputCurrency=CRO&outputCurrency=${tokenAddress('USDC')}`)
  const simulated = page.getByTestId('zap-output').and(page.getByLabel('Simulated on chain'))
  const simulate = async () => {
    await amountToZap(page).fill('')
    await expect(simulated).toHaveCount(0)
    await amountToZap(page).fill('5')
    await expect(simulated).toHaveText(/[1-9]/)
    return simulated.innerText()
  }
  const right = await simulate()
  for (const node of nodes.slice(0, 3)) {
    let lies = 0
    setOtherLies(node, {})
    // A single word is the simulation's result; multicall results are longer.
    node.lie = (result) => {
      if (result.length !== 66) return result
      lies += 1
      return `0x${toWord(3n * BigInt(result))}`
    }
    expect(await simulate()).toBe(right)
    expect(lies).toBeGreaterThan(0)
    node.fault = 'none'
  }
})

test("no single node can raise a transaction's gas price", async ({ page, devnet, nodes }) => {
  const wallet = await openConnected(page, devnet, '/compound/single-cro')
  await page.getByLabel('Amount to deposit').fill('5')
  const fee = async () => {
    await depositButton(page).click()
    await expect(reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
    return reviewSheet(page).getByText('Maximum network fee').locator('xpath=..').innerText()
  }
  const usual = await fee()
  expect(usual).toMatch(/\d/)
  await page.keyboard.press('Escape')
  const expensiveGas = {
    eth_gasPrice: () => `0x${(90_000n * 10n ** 9n).toString(16)}`,
    eth_getBlockByNumber: (block: unknown) => ({ ...(block as object), baseFeePerGas: undefined }),
  }
  // The page uses one of them first.
  for (const node of nodes.slice(0, 3)) {
    setOtherLies(node, expensiveGas)
    expect(await fee()).toBe(usual)
    await page.keyboard.press('Escape')
    node.fault = 'none'
  }
  for (const node of nodes.slice(0, 1)) setOtherLies(node, expensiveGas)
  await clickAndConfirm(depositButton(page))
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
  expect((await wallet.sent())[0]).not.toHaveProperty('gasPrice')
})

for (const fault of ['dead', 'slow', 'limited', 'wrongChain'] as const satisfies readonly Fault[]) {
  test(`a first node that is ${fault} from the start delays no values`, async ({ page, nodes }) => {
    nodes[0].fault = fault
    await openEarn(page)
    await expect(cards(page).getByRole('button', { name: /could not load/i })).toHaveCount(0)
    await expect(light(page)).toContainText(/^Block /)
  })
}

test('when the node in use dies, the values keep updating', async ({ page, nodes, chain, devnet }) => {
  await openChanged(page)
  const before = await changedFigures(page)
  nodes[0].fault = 'dead'
  await changeFigures(chain, devnet.accounts[3] ?? '')
  await expect.poll(() => changedFigures(page)).not.toBe(before)
  const shown = await changedFigures(page)
  nodes[0].fault = 'none'
  expect(shown).toBe(await truth(page))
})

test('with all nodes down for a minute, the page says so, marks its values as stale, and recovers by itself', async ({
  page,
  nodes,
  chain,
  devnet,
}) => {
  await page.clock.install()
  await openChanged(page)
  await expect(light(page)).toContainText(/^Block /)
  for (const node of nodes) node.fault = 'dead'
  await changeFigures(chain, devnet.accounts[4] ?? '')
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000)
  await expect(light(page)).toContainText('No node is responding')
  await expect(page.getByRole('status').filter({ hasText: 'No node is responding' })).toBeAttached()
  await expect(
    changedCard(page)
      .getByText(/Last updated at/)
      .first(),
  ).toBeAttached()
  await expectAccessible(page)
  for (const node of nodes) node.fault = 'none'
  await page.clock.runFor(10_000)
  await expect(light(page)).toContainText(/^Block /)
  const right = await truth(page)
  await expect.poll(() => changedFigures(page)).toBe(right)
})

test('without a node there is one notice with one Retry on every page, and every value loads once a node responds', async ({
  page,
  nodes,
}) => {
  const notice = page.getByText('No node is responding', { exact: true })
  for (const node of nodes) node.fault = 'dead'
  for (const path of ['/swap', '/earn']) {
    await page.goto(path)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: /retry/i })).toHaveCount(1)
  }
  await expectAccessible(page)
  for (const node of nodes) node.fault = 'none'
  await expect(notice).toHaveCount(0)
  await expect(cards(page).first()).toContainText(PERCENT)
})

test("the user's own node is checked, used first, and stored; the others take over if it fails", async ({
  page,
  nodes,
}) => {
  const own = nodes[3]
  await openChanged(page)
  await light(page).click()
  const dialog = page.getByRole('dialog', { name: 'Nodes' })
  await expect(dialog.getByText('In use')).toHaveCount(1)
  await expectAccessible(page)
  const field = dialog.getByLabel(OWN)
  const use = dialog.getByRole('button', { name: 'Check and use' })

  await field.fill('http://example.com/rpc')
  await use.click()
  await expect(dialog.getByText(/https:\/\/ address/)).toBeVisible()

  own.fault = 'wrongChain'
  await field.fill(own.url)
  await use.click()
  await expect(dialog.getByText('This node is on chain 99.', { exact: false })).toBeVisible()

  own.fault = 'behind'
  await use.click()
  await expect(dialog.getByText(/behind the others. Missing blocks: 20/)).toBeVisible()

  own.fault = 'html'
  await use.click()
  await expect(dialog.getByText(/No valid response/)).toBeVisible()

  own.fault = 'none'
  await use.click()
  await expect(dialog.getByText(/is now used first/)).toBeVisible()
  await expect(dialog.getByText('Yours')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const others = nodes.slice(0, 3)
  const before = others.reduce((sum, node) => sum + node.requests(), 0)
  const ownBefore = own.requests()
  await openChanged(page)
  // The other nodes are not contacted before the first values have loaded.
  expect(own.requests() - ownBefore).toBeGreaterThanOrEqual(2)
  expect(others.reduce((sum, node) => sum + node.requests(), 0) - before).toBeLessThanOrEqual(others.length)

  own.fault = 'dead'
  await openEarn(page)
  await expect(cards(page).getByRole('button', { name: /could not load/i })).toHaveCount(0)

  own.fault = 'none'
  await light(page).click()
  await page.getByRole('button', { name: 'Remove node' }).click()
  await expect(page.getByText('Your node is no longer used.')).toBeVisible()
})

test('three nodes add no requests until all APYs are shown', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('eth_blockNumber')) requests.push(body)
  })
  await openEarn(page)
  // The other nodes are checked once the values have loaded.
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

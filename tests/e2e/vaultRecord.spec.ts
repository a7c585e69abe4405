import type { Page, Request } from '@playwright/test'
import { formatUnits, Interface } from 'ethers'
import { rolesOf } from '../../devnet/deploy/accounts'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openConnected } from './support/connected'
import { expect, expectAccessible, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault, depositOf, earningOf, pendingOf } from './support/vaults'

const DAY_SEC = 86_400
const FORCE_COMPOUND = '0x81da3cfa'
const SUPPLY_RATE_PER_TIMESTAMP = '0xd3bd2c72'

const history = (page: Page) => page.getByTestId('history-card')

async function deposit(page: Page, amount: string): Promise<void> {
  const card = page.getByTestId('deposit-card')
  await page.getByLabel('Amount to deposit').fill(amount)
  await clickAndConfirm(card.getByRole('button', { name: 'Approve', exact: true }))
  await clickAndConfirm(card.getByRole('button', { name: 'Deposit', exact: true }))
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
}

test('the projected daily earnings of a deposit match the actual ones within 1 %', async ({ page, devnet, chain }) => {
  const { shareToken } = deployedVault('singlefi-vvs')
  const { account } = await openConnected(page, devnet, '/compound/singlefi-vvs')
  await page.getByLabel('Amount to deposit').fill('1000000')
  await expect.poll(() => exactFigure(page.getByTestId('projection-1'))).not.toBe('')
  const projected = Number(await exactFigure(page.getByTestId('projection-1')))
  expect(projected).toBeGreaterThan(0)
  await deposit(page, '1000000')
  await expect.poll(() => exactFigure(page.getByTestId('position-netDeposit'))).toBe('1000000')
  expect(Math.abs(Number(await exactFigure(page.getByTestId('position-profit'))))).toBeLessThan(projected / 10)

  await chain.increaseTime(DAY_SEC)
  // From another account, because the caller of a compound receives a part of the harvest.
  await chain.send({ from: devnet.accounts[1], to: shareToken, data: FORCE_COMPOUND })
  const earned = Number(await earningOf(chain, shareToken, account)) / 1e18
  expect(Math.abs(earned / projected - 1)).toBeLessThan(0.01)
  await expect
    .poll(async () => Math.abs(Number(await exactFigure(page.getByTestId('position-profit'))) / projected - 1))
    .toBeLessThan(0.01)
  await expect(page.getByText(/^Profit since /)).toBeVisible()
})

test('transferred shares count at their value at that time, and only later gains are profit', async ({
  page,
  devnet,
  chain,
}) => {
  const { shareToken } = deployedVault('single-cro')
  const { account } = await openConnected(page, devnet, '/compound/single-cro')
  const sender = devnet.accounts[1] ?? ''
  const vault = new Interface(['function deposit() payable', 'function transfer(address, uint256) returns (bool)'])
  await chain.send({ from: sender, to: shareToken, data: vault.encodeFunctionData('deposit'), value: 10n ** 21n })
  await chain.send({
    from: sender,
    to: shareToken,
    data: vault.encodeFunctionData('transfer', [account, await chain.balanceOf(shareToken, sender)]),
  })
  const worth = formatUnits(await depositOf(chain, shareToken, account), 18)

  await expect.poll(() => exactFigure(page.getByTestId('position-netDeposit'))).toBe(worth)
  // Earnings since the transfer are pending.
  await expect
    .poll(() => exactFigure(page.getByTestId('position-profit')))
    .toBe(formatUnits(await pendingOf(chain, shareToken, account), 18).replace(/\.0$/, ''))
  await expect(page.getByText(/count at their value/)).toBeVisible()

  await chain.increaseTime(DAY_SEC)
  await chain.send({ from: sender, to: shareToken, data: FORCE_COMPOUND })
  const earned = formatUnits(await earningOf(chain, shareToken, account), 18)
  await expect.poll(() => exactFigure(page.getByTestId('position-profit'))).toBe(earned)
  await expect.poll(() => exactFigure(page.getByTestId('position-earned'))).toBe(earned)

  await page.goto('/portfolio')
  await page
    .getByTestId('portfolio-vaults')
    .getByRole('button', { name: /^Show all \d+$/ })
    .click()
  const row = page
    .getByTestId('portfolio-vaults')
    .getByRole('row')
    .filter({ has: page.locator('a[href$="/compound/single-cro"]') })
  await expect(row.getByRole('cell').nth(3).locator('[data-figure]')).toHaveAttribute(
    'data-figure',
    new RegExp(`, \\+${earned.replace('.', '\\.')} CRO$`),
  )
  await expect(page.getByText(/sent or received/)).toBeVisible()
})

test('the history chart loads when it is scrolled into view, and is available as a table', async ({ page }) => {
  await page.goto('/compound/vvs-cro-usdc')
  await history(page).scrollIntoViewIfNeeded()
  const drawing = history(page).getByRole('img', {
    name: /^Share price, in CRO-USDC LP: from 1 CRO-USDC LP to 1\.\d+ CRO-USDC LP$/,
  })
  await expect(drawing.locator('canvas').first()).toBeVisible()
  await history(page).getByRole('button', { name: 'Day' }).first().click()
  await expect(history(page).getByRole('button', { name: 'Day' }).first()).toHaveAttribute('aria-pressed', 'true')
  await history(page).getByRole('button', { name: 'Show as a table' }).first().click()
  const rows = history(page).getByRole('table').getByRole('row')
  expect(await rows.count()).toBeGreaterThan(3)
  await expectAccessible(page)
})

test('the history of the lending market is drawn, and is available as a table with its newest value first', async ({
  page,
  chain,
}) => {
  const { market } = deployment.vaults.list['single-usdc'].yieldSource
  const { borrower } = rolesOf(JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[])
  const contract = new Interface(['function borrow(uint256)', 'function repay(uint256)'])
  for (const method of ['repay', 'borrow']) {
    await chain.increaseTime(DAY_SEC / 2)
    await chain.send({ from: borrower, to: market, data: contract.encodeFunctionData(method, [500_000n * 10n ** 6n]) })
  }
  await page.goto('/compound/single-usdc')
  const card = page.getByTestId('lending-history-card')
  await card.scrollIntoViewIfNeeded()
  const utilization = card.getByRole('region', { name: 'Utilization over time' })
  await expect(utilization.getByRole('img').locator('canvas').first()).toBeVisible()
  await utilization.getByRole('button', { name: 'Day' }).click()
  await expect(utilization.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true')

  const apr = card.getByRole('region', { name: 'Supply APR over time' })
  await apr.getByRole('button', { name: 'Show as a table' }).click()
  const rate = await chain.rpc('eth_call', [{ to: market, data: SUPPLY_RATE_PER_TIMESTAMP }, 'latest'])
  const percent = (Number(BigInt(rate)) / 1e16) * 365 * DAY_SEC
  const newest = apr.getByRole('table').getByRole('row').nth(1).getByRole('cell')
  await expect.poll(async () => Math.abs(parseFloat(await newest.innerText()) / percent - 1)).toBeLessThan(1e-6)
  await expectAccessible(page)
})

test('a history that neither the index nor the events tell fails on its own, with a retry', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_FAILED \(http:\/\/rpc\.sundial\.localhost\/\)/,
    /ERR_FAILED \(http:\/\/services\.sundial\.localhost\/subgraphs\/name\/vaults\)/,
  )
  const isForHistory = (request: Request) =>
    request.url().endsWith('/subgraphs/name/vaults') || request.postData()?.includes('eth_getLogs') === true
  await page.route('**/*', (route) => (isForHistory(route.request()) ? route.abort() : route.fallback()))
  await page.goto('/compound/vvs-cro-usdc')
  await expect(history(page).getByText('Could not load', { exact: true })).toBeVisible()
  await expect(page.getByTestId('info-apy')).toHaveText(/%/)
  await page.unroute('**/*')
  await history(page).getByRole('button', { name: 'Retry' }).click()
  await expect(history(page).getByRole('button', { name: 'Show as a table' }).first()).toBeVisible()
})

test('a share token is added to the wallet if the user agrees', async ({ page, devnet }) => {
  const wallet = await openConnected(page, devnet, '/compound/single-cro')
  const add = page.getByRole('button', { name: 'Add xSINGLE-CRO to wallet' })
  await wallet.rejectNext()
  await add.click()
  await expect(page.getByText('xSINGLE-CRO was not added')).toBeVisible()
  await add.click()
  await expect(page.getByText('Added xSINGLE-CRO to your wallet')).toBeVisible()
  expect((await wallet.methods()).filter((method) => method === 'wallet_watchAsset')).toHaveLength(2)
})

test('a migration shows beforehand what is withdrawn, what it costs and what is deposited', async ({
  page,
  devnet,
  chain,
}) => {
  const { migrateOldVaults } = deployedVault('vvs-cro-lion')
  const { account } = await openConnected(page, devnet, '/compound/vvs-cro-lion')
  const preview = page.getByTestId('migration-preview')
  await expect(preview.getByText('Deposited in this vault')).toBeVisible()
  const leaves = Number(await depositOf(chain, migrateOldVaults[0] ?? '', account)) / 1e18
  expect(Number(await exactFigure(preview)) / leaves).toBeCloseTo(1, 6)
})

test('leaving an ended vault takes one button, and the zap is next', async ({ page, devnet, chain }) => {
  const { shareToken, underlying } = deployedVault('v3s-vshare-cro')
  const { account } = await openConnected(page, devnet, '/compound/v3s-vshare-cro')
  await page.getByRole('link', { name: 'Withdraw all' }).click()
  await expect(page).toHaveTitle(/^Take profit VSHARE-CRO LP \|/)
  await expect(page.getByText('APR', { exact: true })).toBeVisible()
  await expect.poll(() => exactFigure(page.getByTestId('stand-rate'))).toBe('0.01')
  const before = await chain.balanceOf(underlying, account)
  const deposited = await depositOf(chain, shareToken, account)
  expect(deposited).toBeGreaterThan(0n)
  await clickAndConfirm(page.getByRole('button', { name: 'Withdraw All' }))
  await expect(page.getByText('You have withdrawn!')).toBeVisible()
  expect((await chain.balanceOf(underlying, account)) - before).toBe(deposited)
  await expect(page.getByRole('button', { name: 'You have nothing in this vault.' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Zap into USDC' })).toHaveAttribute(
    'href',
    new RegExp(`inputCurrency=${underlying}&outputCurrency=0x`),
  )
  await page.getByRole('link', { name: 'Zap into CRO' }).click()
  await expect(page).toHaveURL(new RegExp(`/zap\\?inputCurrency=${underlying}&outputCurrency=CRO$`))
})

test('the exit page of a vault fits and is accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/take-profit/v3s-vshare-cro')
  await expect(page.getByTestId('stand-balance')).not.toHaveText('')
  await expectFitsAndIsAccessible(page)
})

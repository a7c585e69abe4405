import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LOTTERY_TOKEN, runLottery } from '../support/lottery'
import { isRpcRequest } from '../support/site'
import { clickAndConfirm, pressAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { stopPolling } from './support/pageTime'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/lottery'
const nextDraw = (page: Page) => page.getByTestId('next-draw')
const prizes = (page: Page) => page.getByTestId('prizes')
const buyDialog = (page: Page) => page.getByRole('dialog', { name: 'Buy tickets' })

test('the lottery shows its figures after few requests to the node', async ({ page, chain }) => {
  const run = runLottery(chain)
  await run.finish()
  await run.start()
  const requests: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await stopPolling(page)
  await page.goto(PATH)
  await expect(nextDraw(page).getByText('Open', { exact: true })).toBeVisible()
  // The number of the latest lottery, then the lottery, then past draws; more where those come in parts.
  expect(requests.length).toBeLessThanOrEqual(5)
})

test('a whole lottery: tickets are bought, drawn, and the prizes of all brackets claimed, without a reload', async ({
  page,
  devnet,
  chain,
}) => {
  const run = runLottery(chain)
  await run.finish()
  await run.chooseNumber('987654')
  const id = await run.start()
  const wallet = await openConnected(page, devnet, PATH)
  await nextDraw(page).getByRole('button', { name: 'Buy tickets' }).click()
  const numbers = ['987654', '987650', '987600', '987000', '980000', '900000', '012345']
  await buyDialog(page).getByLabel('Number of tickets').fill(String(numbers.length))
  await buyDialog(page).getByRole('button', { name: 'Edit numbers' }).click()
  for (const [index, digits] of numbers.entries())
    await buyDialog(page)
      .getByLabel(`Ticket ${index + 1}`, { exact: true })
      .fill(digits)
  await clickAndConfirm(buyDialog(page).getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(buyDialog(page).getByRole('button', { name: 'Buy tickets', exact: true }))
  await expect(buyDialog(page).getByText('You have bought 7 tickets')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buyDialog(page)).toHaveCount(0)
  await expect(nextDraw(page).getByRole('button', { name: 'View 7 tickets' })).toBeVisible()

  await run.passEnd()
  await expect(nextDraw(page).getByText('Closing', { exact: true })).toBeVisible()
  await run.close()
  await expect(nextDraw(page).getByText('Drawing', { exact: true })).toBeVisible()
  await run.draw()
  await expect(nextDraw(page).getByText('Drawn', { exact: true })).toBeVisible()
  await run.start()
  await expect(nextDraw(page).getByRole('heading', { name: `Lottery ${id + 1n}` })).toBeVisible()

  const matches = page.getByTestId('draw').getByRole('list', { name: `Your tickets of lottery ${id}` })
  await expect(matches.getByRole('img', { name: '9 8 7 6 5 4, first 6 digits match' })).toBeVisible()
  await expect(matches.getByRole('img', { name: '9 0 0 0 0 0, first digit matches' })).toBeVisible()
  // Each bracket has one winner, so together they get what was announced but for roundings.
  const { cakePerBracket } = (await run.read('viewLottery', [id])) as { readonly cakePerBracket: readonly bigint[] }
  const before = await chain.balanceOf(LOTTERY_TOKEN, wallet.account)
  const check = prizes(page).getByRole('button', { name: 'Check now' })
  await check.press('Enter')
  await pressAndConfirm(prizes(page).getByRole('button', { name: `Claim the prizes of lottery ${id}` }))
  await expect(page.getByText(new RegExp(`^Claimed .* DIAL of lottery ${id}$`))).toBeVisible()
  const prizeSum = cakePerBracket.reduce((sum, prize) => sum + prize, 0n)
  expect((await chain.balanceOf(LOTTERY_TOKEN, wallet.account)) - before).toBe(prizeSum)
  expect(await wallet.sent()).toHaveLength(3)
})

test('a purchase that comes too late is reverted, costs no tickets, and keeps its numbers', async ({
  page,
  devnet,
  chain,
}) => {
  const run = runLottery(chain)
  await run.finish()
  await run.start()
  const { account } = await openConnected(page, devnet, PATH)
  // Also approves the lottery.
  await run.buy(account, ['000000'])
  const before = await chain.balanceOf(LOTTERY_TOKEN, account)
  await nextDraw(page).getByRole('button', { name: 'Buy tickets' }).click()
  await buyDialog(page).getByLabel('Number of tickets').fill('1')
  await buyDialog(page).getByRole('button', { name: 'Edit numbers' }).click()
  await buyDialog(page).getByLabel('Ticket 1', { exact: true }).fill('424242')
  await chain.pauseMining()
  await clickAndConfirm(buyDialog(page).getByRole('button', { name: 'Buy tickets', exact: true }))
  await expect(buyDialog(page).getByText('Waiting for confirmation')).toBeVisible()
  await run.passEnd()
  await chain.resumeMining()
  await expect(buyDialog(page).getByText('The purchase failed')).toBeVisible()
  await buyDialog(page).getByRole('button', { name: 'Back to your numbers' }).click()
  await buyDialog(page).getByRole('button', { name: 'Edit numbers' }).click()
  await expect(buyDialog(page).getByLabel('Ticket 1', { exact: true })).toHaveValue('424242')
  await expect(buyDialog(page).getByRole('button', { name: 'Sales of this lottery have ended' })).toBeDisabled()
  expect(await chain.balanceOf(LOTTERY_TOKEN, account)).toBe(before)
})

test('while the subgraph is down, draws and history come from the chain, and the page says so', async ({
  page,
  devnet,
  expectedErrors,
}) => {
  expectedErrors.push(/subgraphs\/name\/lottery/)
  await page.route(/subgraphs\/name\/lottery/, (route) => route.abort())
  await openConnected(page, devnet, PATH)
  await expect(page.getByText('Read from the chain')).toBeVisible()
  await expect(page.getByRole('table', { name: 'All draws' }).getByText('Lottery 1', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Your history' }).click()
  await expect(page.getByRole('table', { name: 'Your history' }).getByText('Lottery 1', { exact: true })).toBeVisible()
})

test('a purchase that is rejected sends nothing and keeps the numbers', async ({ page, devnet, chain }) => {
  const run = runLottery(chain)
  await run.finish()
  await run.start()
  const wallet = await openConnected(page, devnet, PATH)
  // Also approves the lottery.
  await run.buy(wallet.account, ['000000'])
  await nextDraw(page).getByRole('button', { name: 'Buy tickets' }).click()
  await buyDialog(page).getByLabel('Number of tickets').fill('1')
  await buyDialog(page).getByRole('button', { name: 'Edit numbers' }).click()
  await buyDialog(page).getByLabel('Ticket 1', { exact: true }).fill('424242')
  await wallet.rejectNext()
  await clickAndConfirm(buyDialog(page).getByRole('button', { name: 'Buy tickets', exact: true }))
  await expect(page.getByText('You rejected the request')).toBeVisible()
  await expect(buyDialog(page).getByLabel('Ticket 1', { exact: true })).toHaveValue('424242')
  expect(await wallet.sent()).toHaveLength(0)
})

test('the draw is saved as a calendar event', async ({ page, chain }) => {
  const run = runLottery(chain)
  await run.finish()
  const id = await run.start()
  await page.goto(PATH)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    nextDraw(page).getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`lottery-${id}.ics`)
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(text).toContain(`SUMMARY:Draw of lottery ${id}`)
  expect(text).toContain('PRODID:-//Sundial//EN')
})

test('on a phone, tickets are chosen with the keyboard, and everything fits', async ({ page, devnet, chain }) => {
  const run = runLottery(chain)
  await run.finish()
  await run.start()
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, `${PATH}?round=1`)
  const buy = nextDraw(page).getByRole('button', { name: 'Buy tickets' })
  // It can be focused before the sale is read, but a key does nothing then.
  await expect(buy).toBeEnabled()
  await buy.focus()
  await page.keyboard.press('Enter')
  await buyDialog(page).getByLabel('Number of tickets').focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await expect(buyDialog(page).getByRole('button', { name: 'Edit numbers' })).toBeEnabled()
  await buyDialog(page).getByRole('button', { name: 'Edit numbers' }).focus()
  await page.keyboard.press('Enter')
  await expect(buyDialog(page).getByLabel('Ticket 3', { exact: true })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.keyboard.press('Escape')
  await expect(buy).toBeFocused()
  await expectFitsAndIsAccessible(page)
})

test('the address keeps the shown draw and the history over a reload', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByLabel('Lottery number').fill('1')
  await page.getByRole('button', { name: 'Show draw' }).click()
  await expect(page).toHaveURL(/round=1/)
  await page.getByRole('tab', { name: 'Your history' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Your history' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: 'Your history' })).toBeVisible()
  await page.getByRole('tab', { name: 'Past draws' }).click()
  await page.getByTestId('draw').getByRole('link', { name: 'Verify this draw' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a draw')
  await expect(page.getByText(/^This draw is correct|^What could be checked matches/)).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

import type { Page } from '@playwright/test'
import { createMarket } from '../support/market'
import { isRpcRequest } from '../support/site'
import { pressAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { stopPolling } from './support/pageTime'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/prediction'
const CRO = 10n ** 18n

const card = (page: Page, epoch: number) => page.getByTestId(`round-${epoch}`)
const bet = (page: Page) => page.getByTestId('bet')
const rail = (page: Page) => page.getByRole('list', { name: /Rounds in order of time/ })

test('a round is played with the keyboard on a phone, from the bet to the collection', async ({
  page,
  devnet,
  chain,
}) => {
  const market = await createMarket(chain)
  await market.start()
  const epoch = await market.currentEpoch()
  await market.send(market.traders[0], 'betBear', [epoch], 30n * CRO)
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await card(page, epoch).getByRole('button', { name: 'Bet up' }).press('Enter')
  await expect(bet(page).getByLabel('Amount to bet')).toBeFocused()
  await page.keyboard.type('10')
  await expect(bet(page).getByRole('definition').filter({ hasText: '38.8' })).toBeVisible()
  for (const name of [/lose everything/, /changed or withdrawn/])
    await bet(page).getByRole('checkbox', { name }).first().press(' ')
  await pressAndConfirm(bet(page).getByRole('button', { name: 'Bet up' }))
  await expect(page.getByText(`Bet 10 CRO on up in round ${epoch}`)).toBeVisible()
  await market.lockFirst()
  await market.movePrice('up')
  await expect(card(page, epoch).getByText('Live', { exact: true })).toBeVisible()
  await market.next()
  await expect(card(page, epoch).getByText('You won 38.8 CRO.')).toBeVisible()
  await pressAndConfirm(page.getByTestId('collect').getByRole('button', { name: 'Collect all' }))
  await expect(page.getByText(/^Collected .* CRO$/)).toBeVisible()
})

test('the rounds slide by keys and buttons, and the live one is in the middle, in both directions of writing', async ({
  page,
  devnet,
  chain,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const market = await createMarket(chain)
  await market.start()
  await market.lockFirst()
  const live = (await market.currentEpoch()) - 1
  await page.setViewportSize({ width: 360, height: 1000 })
  await openConnected(page, devnet, PATH)
  await expect(card(page, live)).toBeInViewport({ ratio: 0.9 })
  await rail(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, live + 1)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, live - 1)).toBeInViewport({ ratio: 0.9 })
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  await expect(card(page, live)).toBeInViewport({ ratio: 0.9 })
  await rail(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, live + 1)).toBeInViewport({ ratio: 0.9 })
})

test('settings survive a reload: accepted risks, sound, the notice of the chart, and the limit', async ({
  page,
  devnet,
  chain,
}) => {
  await (await createMarket(chain)).start()
  await openConnected(page, devnet, PATH)
  for (const name of [/lose everything/, /changed or withdrawn/])
    await bet(page).getByRole('checkbox', { name }).click()
  await page.getByRole('switch', { name: 'Sound when a round ends' }).check()
  await page.getByRole('button', { name: "Don't show again" }).click()
  await page.getByLabel('Limit per day, in dollars').fill('25')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Sound when a round ends' })).toBeChecked()
  await expect(page.getByLabel('Limit per day, in dollars')).toHaveValue('25')
  await expect(page.getByTestId('price-chart')).toBeVisible()
  await expect(page.getByText('The chart is for orientation only')).toHaveCount(0)
  await expect(bet(page).getByRole('checkbox')).toHaveCount(0)
})

test('the first view takes few requests, and the chart library none', async ({ page, chain }) => {
  await (await createMarket(chain)).start()
  const requests: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests.push(request.postData() ?? '')
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await stopPolling(page)
  await page.goto(PATH)
  await expect(page.getByTestId('price-chart').getByRole('img')).toBeVisible()
  await expect(page.getByText('Next', { exact: true })).toBeVisible()
  expect(requests.length).toBeLessThanOrEqual(5)
  expect(scripts.filter((url) => /lightweight|ChartCanvas/.test(url))).toEqual([])
})

test('the history has a plot of the net result, and is exported', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  const history = page.getByTestId('bet-history')
  await expect(history.getByRole('link', { name: 'Round 2' })).toBeVisible()
  const download = page.waitForEvent('download')
  await history.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('prediction-bets.csv')
  await history.getByRole('tab', { name: 'Profit and loss' }).click()
  await history.getByRole('img', { name: /Net result over time/ }).scrollIntoViewIfNeeded()
  await expect(history.locator('canvas').first()).toBeVisible()
})

test('a player of the leaderboard has a card with a link of its own', async ({ page }) => {
  await page.goto('/prediction/leaderboard?order=totalBets')
  await page
    .getByRole('link', { name: /^Player .*0x/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Player' }).getByText('Last bets')).toBeVisible()
  await expect(page).toHaveURL(/address=0x/)
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Player' }).getByText('Last bets')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/address/)
})

test('every page fits and is accessible while a round is live', async ({ page, devnet, chain }) => {
  const market = await createMarket(chain)
  await market.start()
  await market.send(market.traders[0], 'betBull', [await market.currentEpoch()], 30n * CRO)
  await market.send(market.traders[1], 'betBear', [await market.currentEpoch()], 20n * CRO)
  await market.lockFirst()
  await market.movePrice('up')
  await openConnected(page, devnet, PATH)
  await expect(page.getByTestId('bet-history').getByRole('link', { name: 'Round 2' })).toBeVisible()
  await expect(page.getByTestId('price-chart').getByRole('img')).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.setViewportSize({ width: 1350, height: 940 })
  for (const path of ['/prediction/leaderboard', '/prediction/round/3']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsAndIsAccessible(page)
    await page.setViewportSize({ width: 1350, height: 940 })
  }
})

test('a network without the index still shows rounds and bets', async ({ page, devnet, expectedErrors }) => {
  expectedErrors.push(/subgraphs\/name\/prediction/)
  await page.route(/subgraphs\/name\/prediction/, (route) => route.abort())
  await openConnected(page, devnet, PATH)
  await expect(page.getByText('The index is not available')).toBeVisible()
  await expect(page.getByTestId('bet-history').getByRole('link', { name: 'Round 2' })).toBeVisible()
})

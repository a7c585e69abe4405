import type { Locator, Page } from '@playwright/test'
import { CHAIN_ID } from '../support/site'
import { expectStored } from './support/storedLists'
import { expect, expectAccessible, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'
import { tokenAddress } from './support/zapPage'

const LIST_URL = 'https://lists.test/tokens.json'
const { shareToken } = deployedVault('single-cro')
const selector = (page: Page): Locator => page.getByRole('dialog', { name: 'Select a Token' })
const manage = (page: Page): Locator => page.getByRole('dialog', { name: 'Manage', exact: true })
const search = (page: Page): Locator => selector(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page): Locator => selector(page).getByRole('option')
const target = (page: Page): Locator => page.getByRole('button', { name: /^To/ })

async function open(page: Page): Promise<void> {
  await target(page).click()
  await expect(search(page)).toBeFocused()
}
async function openLists(page: Page): Promise<void> {
  await open(page)
  await selector(page).getByRole('button', { name: 'Manage Tokens' }).click()
}

const fakeToken = (n: number, more: object = {}) => ({
  chainId: CHAIN_ID,
  address: `0x${(n + 1).toString(16).padStart(40, '0')}`,
  decimals: 18,
  name: `Listed ${n}`,
  symbol: `LST${n}`,
  ...more,
})
const fakeList = (version: number, tokens: readonly object[]) => ({
  name: 'Test list',
  timestamp: '2026-01-01T00:00:00+00:00',
  version: { major: version, minor: 0, patch: 0 },
  tokens,
})

/** Serves a list at LIST_URL. The response can be changed. */
async function serveList(page: Page, first: string | object) {
  const served: { body: string | object } = { body: first }
  await page.route(LIST_URL, async (route) => {
    const { body } = served
    await route.fulfill({
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return served
}

async function importFound(page: Page, name: string): Promise<void> {
  await manage(page)
    .getByRole('button', { name: `Import ${name}` })
    .click()
  const view = page.getByRole('dialog', { name: 'Import List' })
  const add = view.getByRole('button', { name: 'Import', exact: true })
  await add.click({ force: true })
  await expect(view).toBeVisible()
  await view.getByLabel('I understand').check()
  await add.click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/swap')
})

test.describe('token selector', () => {
  test('offers common bases, and matches the start or end of every word', async ({ page }) => {
    await open(page)
    const bases = selector(page).getByRole('group', { name: 'Common bases' })
    await expect(bases.getByRole('button')).toHaveText(['CRO', 'WCRO', 'USDC', 'VVS', 'USDT', 'DAI'])
    await expect(options(page).first()).toHaveText(/^CRO/)
    for (const [typed, first] of [
      ['usdc', /^USDC/],
      ['coin', /^USDC/],
      ['coin usd', /^USDC/],
      ['btc', /^WBTC/],
      ['finance vvs', /^VVS/],
    ] as const) {
      await search(page).fill(typed)
      await expect(options(page).first()).toHaveText(first)
    }
    await search(page).fill('CRO-USDC')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    await bases.getByRole('button', { name: 'DAI' }).click()
    await expect(target(page)).toHaveAccessibleName(/DAI/)
  })

  test('selects CRO, the exact symbol or the only result on Enter', async ({ page }) => {
    await open(page)
    await page.keyboard.type('us')
    await expect(options(page).first()).toHaveText(/^USD/)
    await page.keyboard.press('Enter')
    await expect(selector(page)).toBeVisible()
    await page.keyboard.type('dc')
    await page.keyboard.press('Enter')
    await expect(target(page)).toHaveAccessibleName(/USDC/)
  })

  test('imports a token by address after an acknowledgement, and removes it', async ({ page }) => {
    await open(page)
    await search(page).fill('0x12')
    await expect(selector(page).getByText('Enter valid token address')).toBeVisible()
    await search(page).fill(shareToken)
    await expect(options(page)).toHaveText([/Unknown Source.*Import/])
    await options(page).click()
    const view = page.getByRole('dialog', { name: 'Import Tokens' })
    await expect(view.getByText('Unknown Source', { exact: true })).toBeVisible()
    await expect(view.getByText('you may be unable to sell it', { exact: false })).toBeVisible()
    await expectAccessible(page)
    const add = view.getByRole('button', { name: 'Import', exact: true })
    await add.click({ force: true })
    await expect(view).toBeVisible()
    await view.getByRole('button', { name: 'Back' }).click()
    await search(page).fill(shareToken)
    await expect(options(page)).toHaveCount(1)
    await options(page).click()
    await view.getByLabel('I understand').check()
    await add.click()
    await expect(view).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(shareToken, 'i'))

    await expectStored(page, shareToken)
    await page.reload()
    await openLists(page)
    await manage(page).getByRole('tab', { name: 'Tokens' }).click()
    await expect(manage(page).getByText('1 custom token')).toBeVisible()
    await manage(page).getByLabel('Custom address').fill(tokenAddress('USDC'))
    await expect(manage(page).getByText('Active')).toBeVisible()
    await manage(page).getByLabel('Custom address').fill('USDC')
    await expect(manage(page).getByText('Enter valid token address')).toBeVisible()
    await manage(page)
      .getByRole('list')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(manage(page).getByText('0 custom tokens')).toBeVisible()
    await manage(page).getByLabel('Custom address').fill(shareToken)
    await manage(page)
      .getByRole('button', { name: /^Import/ })
      .click()
    await view.getByRole('button', { name: 'Back' }).click()
    await expect(manage(page).getByLabel('Custom address')).toBeVisible()
  })
})

test.describe('token lists', () => {
  test('are added by ENS name, show their tokens, and flag tokens that imitate a known one', async ({ page }) => {
    await openLists(page)
    await manage(page).getByLabel('List URL').fill('tokens.eth')
    await expect(manage(page).getByText('Version 1.0.0, 3 tokens')).toBeVisible()
    await importFound(page, 'Hours of the day')
    const row = manage(page).getByRole('listitem').filter({ hasText: 'Hours of the day' })
    await expect(row.getByText('Version 1.0.0, 3 tokens')).toBeVisible()
    await manage(page).getByLabel('List URL').fill('tokens.eth')
    await expect(manage(page).getByText('Loaded', { exact: true })).toBeVisible()
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await search(page).fill('noon')
    await expect(options(page)).toHaveText([/^NOON.*Hours of the day/])
    await search(page).fill('usdc')
    await expect(options(page).filter({ hasText: 'Hours of the day' })).toHaveText([/Lookalike/])
    await expect(options(page).first()).not.toHaveText(/Lookalike/)

    // An inactive list still provides names, but its tokens must be imported.
    await selector(page).getByRole('button', { name: 'Manage Tokens' }).click()
    await row.getByRole('switch').uncheck()
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await expect(options(page).first()).toHaveText(/^CRO/)
    await search(page).fill('dusk')
    await expect(options(page)).toHaveText([/^DUSK.*Hours of the day.*Import/])
    await search(page).fill('usdc')
    await options(page)
      .filter({ hasText: /^USDC.*Hours of the day/ })
      .click()
    await expect(
      page.getByRole('dialog', { name: 'Import Tokens' }).getByText('This is not the USDC you know'),
    ).toBeVisible()
  })

  test('are updated, and removed after a confirmation', async ({ page }) => {
    const served = await serveList(page, fakeList(1, [fakeToken(1)]))
    await openLists(page)
    await manage(page).getByLabel('List URL').fill(LIST_URL)
    await importFound(page, 'Test list')
    const row = manage(page).getByRole('listitem').filter({ hasText: 'Test list' })
    await expect(row.getByText('Version 1.0.0, 1 token')).toBeVisible()
    served.body = fakeList(2, [fakeToken(1), fakeToken(2)])
    await expectStored(page, LIST_URL)
    await page.reload()
    await openLists(page)
    await expect(row.getByText('Version 2.0.0 is available')).toBeVisible()
    await row.getByRole('button', { name: 'Update list' }).click()
    await expect(row.getByText('Version 2.0.0, 2 tokens')).toBeVisible()
    await row.getByRole('button', { name: 'Remove Test list' }).click()
    await row.getByRole('button', { name: 'Keep list' }).click()
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: 'Remove Test list' }).click()
    await row.getByRole('button', { name: 'Remove list' }).click()
    await expect(row).toHaveCount(0)
    const last = manage(page).getByRole('listitem')
    await expect(last).toHaveCount(1)
    await expect(last.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true')
  })

  test('that are invalid or unavailable are not added', async ({ page }) => {
    const served = await serveList(page, '<html>busy</html>')
    await openLists(page)
    const place = manage(page).getByLabel('List URL')
    const look = async (url: string) => {
      await place.fill('')
      await expect(manage(page).getByText('Error importing list')).toHaveCount(0)
      await place.fill(url)
    }
    for (const wrong of ['not a place', 'ftp://lists.test', 'somebody.cro', 'javascript:alert(1)']) {
      await place.fill(wrong)
      await expect(manage(page).getByText('Enter valid list location')).toBeVisible()
      await expect(place).toHaveValue(wrong)
    }
    await place.fill('nobody.eth')
    await expect(manage(page).getByText('Error importing list')).toBeVisible()
    await expect(manage(page).getByText('Failed to resolve ENS name: nobody.eth.', { exact: false })).toBeVisible()
    await place.fill(LIST_URL)
    await expect(manage(page).getByText(/^Error importing list: .*JSON/)).toBeVisible()
    served.body = fakeList(1, [])
    await look(LIST_URL)
    await expect(manage(page).getByText(/^Token list failed validation: \/tokens/)).toBeVisible()

    // Available for the preview, and gone when it is imported.
    served.body = fakeList(1, [fakeToken(1)])
    await look(LIST_URL)
    await expect(manage(page).getByText('Version 1.0.0, 1 token')).toBeVisible()
    served.body = '<html>down</html>'
    await importFound(page, 'Test list')
    const view = page.getByRole('dialog', { name: 'Import List' })
    await expect(view.getByRole('alert').getByText('Error importing list', { exact: true })).toBeVisible()
    await view.getByRole('button', { name: 'Back' }).click()
    await expect(manage(page).getByRole('listitem')).toHaveCount(1)
  })
})

test('the selector fits and is accessible', async ({ page }) => {
  await open(page)
  await expect(options(page).first()).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await selector(page).getByRole('button', { name: 'Manage Tokens' }).click()
  await manage(page).getByLabel('List URL').fill('tokens.eth')
  await expect(manage(page).getByText('Version 1.0.0, 3 tokens')).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await manage(page).getByRole('button', { name: 'Import Hours of the day' }).click()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await manage(page).getByRole('tab', { name: 'Tokens' }).click()
  await expectFitsAndIsAccessible(page)
})

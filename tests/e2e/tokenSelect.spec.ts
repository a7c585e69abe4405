import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/support/ports.mjs'
import { CHAIN_ID } from '../support/site'
import { openConnected } from './support/connected'
import { expectStored } from './support/storedLists'
import { oddToken } from './support/swapPage'
import { expect, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'
import { get, give, searchField, selector, tokenAddress } from './support/zapPage'

const USDC = tokenAddress('USDC')
const { shareToken } = deployedVault('single-cro')
const LIST_URL = 'https://lists.test/tokens.json'
const options = (page: Page) => selector(page).getByRole('option')

async function open(page: Page, path = '/zap'): Promise<void> {
  await page.goto(path)
  await get(page).click()
  await expect(searchField(page)).toBeFocused()
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
  const served = { body: first }
  await page.route(LIST_URL, async (route) => {
    const { body } = served
    await route.fulfill({
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return served
}

const manage = (page: Page) => page.getByRole('dialog', { name: 'Manage', exact: true })
const placeField = (page: Page) => manage(page).getByLabel('List URL')
async function openManage(page: Page): Promise<void> {
  await selector(page).getByRole('button', { name: 'Manage Tokens' }).click()
}

/** Adds a list, after the warning that its tokens are not verified. */
async function addList(page: Page, place: string, name: string): Promise<void> {
  await openManage(page)
  await placeField(page).fill(place)
  await manage(page)
    .getByRole('button', { name: `Import ${name}` })
    .click()
  const view = page.getByRole('dialog', { name: 'Import List' })
  await view.getByLabel('I understand').check()
  await view.getByRole('button', { name: 'Import', exact: true }).click()
}

test.describe('token selector', () => {
  test('works without a mouse: arrows move, Enter selects, Escape closes, the focus returns', async ({ page }) => {
    await page.goto('/zap')
    await get(page).focus()
    await page.keyboard.press('Enter')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(selector(page)).toHaveCount(0)
    await expect(get(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.type('usd')
    await expect(options(page).first()).toHaveText(/^USDC/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const activeId = await searchField(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${activeId ?? ''}"]`)).toHaveAttribute('aria-posinset', '2')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(selector(page)).toHaveCount(0)
    await expect(get(page)).toHaveAccessibleName('You receive: USDC')
    await expect(get(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(USDC))
  })

  test('keeps the active row in view over the whole list', async ({ page }) => {
    await open(page)
    const count = Number(await options(page).first().getAttribute('aria-setsize'))
    await page.keyboard.press('ArrowUp')
    await expect(selector(page).locator(`[aria-posinset="${String(count)}"]`)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveText(/^CRO/)
    await expect(options(page).first()).toBeInViewport()
  })

  test('selects CRO, the exact symbol or the only result on Enter, and nothing else', async ({ page }) => {
    await open(page)
    await page.keyboard.type('cro')
    await page.keyboard.press('Enter')
    await expect(get(page)).toHaveAccessibleName('You receive: CRO')
    await give(page).click()
    await page.keyboard.type('us')
    await expect(options(page).first()).toHaveText(/^USDC/)
    await page.keyboard.press('Enter')
    await expect(selector(page)).toBeVisible()
    await page.keyboard.type('dc')
    await page.keyboard.press('Enter')
    await expect(give(page)).toHaveAccessibleName('You pay: USDC')
  })

  test('reads each balance once, for what the account holds', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/zap')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.postData() ?? ''))
    await get(page).click()
    await expect(options(page).first()).toHaveText(/\d/)
    const listed = Number(await options(page).first().getAttribute('aria-setsize'))
    const balanceOf = '70a08231'
    expect(asked.join().split(balanceOf).length - 1).toBeLessThanOrEqual(listed)
  })

  test('shows the on-chain data of a pasted address', async ({ page }) => {
    await open(page)
    await searchField(page).fill(`  ${USDC.toLowerCase()} `)
    await expect(options(page)).toHaveText([/^USDC/])
    await searchField(page).fill('0x000000000000000000000000000000000000dEaD')
    await expect(selector(page).getByText('No token at this address')).toBeVisible()
    for (const wrong of ['0x1234', USDC.replace(/[a-f]/, (letter) => letter.toUpperCase()), `${USDC}00`]) {
      await searchField(page).fill(wrong)
      await expect(selector(page).getByText('Enter valid token address')).toBeVisible()
    }
    await searchField(page).fill('somebody.eth')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    await expect(selector(page).getByText('Missing something in the list? Contact us!')).toBeVisible()
    await searchField(page).fill(shareToken)
    await expect(options(page)).toHaveText([/Unknown Source/])
    await page.keyboard.press('Enter')
    await expect(page.getByText('No list includes this token.', { exact: false })).toBeVisible()
  })

  test('adds a custom address and stores it', async ({ page }) => {
    await open(page)
    const custom = selector(page).getByLabel('Custom address')
    const add = selector(page).getByRole('button', { name: 'Add', exact: true })
    for (const wrong of ['', 'USDC', 'somebody.cro', '0x12']) {
      await custom.fill(wrong)
      await add.click()
      await expect(selector(page).getByText('Enter valid token address')).toBeVisible()
      await expect(custom).toHaveValue(wrong)
    }
    await custom.fill(shareToken)
    await add.click()
    await expect(options(page)).toHaveText([/Unknown Source/])
    const symbol = (await options(page).first().textContent())?.match(/^[\w-]+(?=Sundial)/)?.[0] ?? ''
    await expectStored(page, shareToken)
    await page.reload()
    await get(page).click()
    await searchField(page).fill(symbol)
    await expect(options(page)).toHaveText([/Unknown Source/])
  })

  test('flags a token that has the name of a known one, in the selector and on the page', async ({ page, chain }) => {
    const impostor = await oddToken(chain, 'impostor')
    await open(page)
    await selector(page).getByLabel('Custom address').fill(impostor)
    await selector(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(options(page)).toHaveText([/^USDC.*Lookalike.*Unknown Source/])
    await searchField(page).fill('usdc')
    await expect(options(page).first()).not.toHaveText(/Lookalike/)
    await options(page).filter({ hasText: 'Lookalike' }).click()
    await expect(page.getByText('This is not the USDC you know')).toBeVisible()
    await page.goto(`/zap?outputCurrency=${USDC}`)
    await expect(get(page)).toHaveAccessibleName('You receive: USDC')
    await expect(page.getByText('This is not the USDC you know')).toHaveCount(0)
  })

  test('fits and is accessible', async ({ page }) => {
    await open(page)
    await expectFitsAndIsAccessible(page)
    await searchField(page).fill('nothing like it')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    await expectFitsAndIsAccessible(page)
    await openManage(page)
    await expectFitsAndIsAccessible(page)
  })
})

test.describe('token lists', () => {
  test('add their tokens, offer newer versions and can be removed', async ({ page }) => {
    const served = await serveList(page, fakeList(1, [fakeToken(1, { name: '<script>alert(1)</script>' })]))
    await open(page)
    await addList(page, LIST_URL, 'Test list')
    const row = manage(page).getByRole('listitem').filter({ hasText: LIST_URL })
    await expect(row.getByText('Version 1.0.0, 1 token')).toBeVisible()
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await searchField(page).fill('LST')
    await expect(options(page)).toHaveText([/LST1<script>alert\(1\)<\/script> · Test list/])

    // A newer version must be accepted; an older one is ignored.
    served.body = fakeList(2, [fakeToken(1), fakeToken(2)])
    await expectStored(page, LIST_URL)
    await page.reload()
    await get(page).click()
    await openManage(page)
    await expect(row.getByText('Version 1.0.0, 1 token')).toBeVisible()
    await expect(row.getByText('Version 2.0.0 is available')).toBeVisible()
    await row.getByRole('button', { name: 'Update list' }).click()
    await expect(row.getByText('Version 2.0.0, 2 tokens')).toBeVisible()
    served.body = fakeList(1, [fakeToken(1)])
    const asked = page.waitForResponse(LIST_URL)
    await expectStored(page, fakeToken(2).address)
    await page.reload()
    await asked
    await get(page).click()
    await openManage(page)
    await expect(row.getByText('Version 2.0.0, 2 tokens')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Update list' })).toHaveCount(0)

    await row.getByRole('switch', { name: 'Test list' }).uncheck()
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await searchField(page).fill('LST')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    await openManage(page)
    await row.getByRole('button', { name: 'Remove Test list' }).click()
    await row.getByRole('button', { name: 'Remove list' }).click()
    await expect(row).toHaveCount(0)
  })

  test('that are invalid are rejected with a reason', async ({ page }) => {
    const served = await serveList(page, '<html>busy</html>')
    await open(page)
    await openManage(page)
    await placeField(page).fill('not a place')
    await expect(manage(page).getByText('Enter valid list location')).toBeVisible()
    await expect(placeField(page)).toHaveValue('not a place')
    await placeField(page).fill('tokens.somebody.eth')
    await expect(
      manage(page).getByText('Failed to resolve ENS name: tokens.somebody.eth.', { exact: false }),
    ).toBeVisible()
    await placeField(page).fill(LIST_URL)
    await expect(manage(page).getByText(/^Error importing list: .*JSON/)).toBeVisible()
    for (const [body, why] of [
      [{ ...fakeList(1, []), padding: 'x'.repeat(2_000_000) }, /^Error importing list: .*too long/],
      [fakeList(1, []), /^Token list failed validation: \/tokens/],
      [fakeList(1, [fakeToken(1), fakeToken(1)]), /^Duplicate tokens\./],
    ] as const) {
      served.body = body
      await manage(page).getByRole('button', { name: 'Retry' }).click()
      await expect(manage(page).getByText(why)).toBeVisible()
      await expect(manage(page).getByRole('button', { name: /^Import/ })).toHaveCount(0)
    }
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await searchField(page).fill('LST')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    await searchField(page).fill('usdc')
    await expect(options(page).first()).toHaveText(/^USDC/)
  })

  test('that redirect in a circle are rejected with a reason', async ({ page }) => {
    const server = createServer((_request, response) => {
      response.writeHead(302, { location: '/tokens.json', 'access-control-allow-origin': '*' }).end()
    })
    const port = await freePort(0)
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    await open(page)
    await openManage(page)
    await placeField(page).fill(`http://127.0.0.1:${String(port)}/tokens.json`)
    await expect(manage(page).getByText(/^Error importing list: ./)).toBeVisible()
    await expect(placeField(page)).toHaveValue(`http://127.0.0.1:${String(port)}/tokens.json`)
    server.close()
  })

  test('that become invalid later are skipped with a note, and the others stay', async ({ page, expectedErrors }) => {
    const notes: string[] = []
    page.on('console', (message) => notes.push(message.text()))
    await serveList(page, fakeList(1, [fakeToken(1)]))
    await open(page)
    await addList(page, LIST_URL, 'Test list')
    await expect(manage(page).getByText('Version 1.0.0, 1 token')).toBeVisible()
    // As an earlier version without that check may have stored it.
    const byUrl = { [LIST_URL]: { current: fakeList(1, [fakeToken(1), fakeToken(1)]) } }
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
      'persist:lists',
      JSON.stringify({ byUrl: JSON.stringify(byUrl), activeListUrls: JSON.stringify([LIST_URL]), addedTokens: '{}' }),
    ] as const)
    expectedErrors.push(/^Could not show token list due to error Error: Duplicate tokens/)
    await page.reload()
    await get(page).click()
    await searchField(page).fill('usdc')
    await expect(options(page).first()).toHaveText(/^USDC/)
    await searchField(page).fill('LST')
    await expect(selector(page).getByText('No results found.')).toBeVisible()
    expect(notes.join()).toContain('Could not show token list due to error')
  })

  test('may contain 10,000 tokens', async ({ page }) => {
    await serveList(
      page,
      fakeList(
        1,
        Array.from({ length: 10_000 }, (_, n) => fakeToken(n)),
      ),
    )
    await open(page)
    await addList(page, LIST_URL, 'Test list')
    await expect(manage(page).getByText('Version 1.0.0, 10000 tokens')).toBeVisible()
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await searchField(page).fill('LST9999')
    await expect(options(page)).toHaveCount(1)
    await searchField(page).fill('LST')
    await expect(options(page).first()).toHaveAttribute('aria-setsize', '10000')
    expect(await options(page).count()).toBeLessThan(20)
  })

  const SECOND_URL = 'https://lists.test/second.json'
  const longList = (from: number) =>
    fakeList(
      1,
      Array.from({ length: 10_000 }, (_, n) =>
        fakeToken(from + n, { name: `Listed token number ${String(from + n)} of them all`, tags: ['one', 'two'] }),
      ),
    )
  /** Adds two lists of 10,000 tokens each, which exceed the local storage quota. */
  async function addLongLists(page: Page): Promise<void> {
    await serveList(page, longList(0))
    await page.route(SECOND_URL, (route) =>
      route.fulfill({
        json: { ...longList(10_000), name: 'Second list' },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await open(page)
    await addList(page, LIST_URL, 'Test list')
    await expect(manage(page).getByText('Version 1.0.0, 10000 tokens')).toHaveCount(1)
    await manage(page).getByRole('button', { name: 'Back' }).click()
    await addList(page, SECOND_URL, 'Second list')
    await expect(manage(page).getByText('Version 1.0.0, 10000 tokens')).toHaveCount(2)
  }
  async function expectBothAfterReload(page: Page): Promise<void> {
    await expectStored(page, SECOND_URL)
    await page.reload()
    await get(page).click()
    for (const symbol of ['LST9999', 'LST19999']) {
      await searchField(page).fill(symbol)
      await expect(options(page)).toHaveText([new RegExp(`^${symbol}`)])
    }
  }

  test('are all stored for the next visit, even two with 10,000 tokens', async ({ page }) => {
    await addLongLists(page)
    await expect(manage(page).getByText('Could not save your lists')).toHaveCount(0)
    // Neither of them can be fetched again.
    for (const url of [LIST_URL, SECOND_URL]) await page.route(url, (route) => route.abort())
    await expectBothAfterReload(page)
  })

  test('are fetched again, with a note, if the browser cannot store them', async ({ page }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await addLongLists(page)
    await expect(manage(page).getByText('Could not save your lists')).toBeVisible()
    await expectBothAfterReload(page)
  })

  test("keep working if the exchange's API is down", async ({ page, expectedErrors }) => {
    expectedErrors.push(
      /502 .*\(http:\/\/services\.sundial\.localhost\/dex\/top-/,
      /^Could not show token list due to error ServiceError: .*\/dex\/top-tokens: HTTP 502/,
    )
    await page.route(/\/dex\/top-/, (route) =>
      route.fulfill({ status: 502, body: '<html>down</html>', headers: { 'access-control-allow-origin': '*' } }),
    )
    await open(page)
    await searchField(page).fill('usdc')
    await expect(options(page).first()).toHaveText(/^USDC/)
  })
})

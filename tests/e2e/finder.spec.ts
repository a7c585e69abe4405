import type { Page } from '@playwright/test'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'

const PERCENT = /[\d,.]+\s*%/
/** The APYs of the cards, in order, as displayed. */
async function percentsOf(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).locator('dd:first-of-type').allTextContents()
  return texts.flatMap((text) => {
    const [percent] = PERCENT.exec(text) ?? []
    return percent === undefined ? [] : [Number.parseFloat(percent.replaceAll(',', ''))]
  })
}
const cards = (page: Page) => page.getByTestId(/^vault-card-/)
const idsOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => (card.getAttribute('data-testid') ?? '').replace('vault-card-', '')),
  )
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
const status = (page: Page) =>
  page.getByRole('search', { name: 'Find a vault' }).locator('xpath=following-sibling::*[1]').getByRole('status')

test('a link restores the view: search, order, filters, protocol and layout', async ({ page }) => {
  await page.goto('/earn')
  await search(page).fill('usdc')
  await page.getByLabel('Sort by').selectOption({ label: 'TVL, lowest first' })
  await chip(page, 'Liquidity Pool').click()
  await chip(page, 'Hide ended').click()
  await page.getByLabel('Protocol').selectOption('VVS')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page).toHaveURL('/earn?q=usdc&sort=tvl&order=asc&filter=lp%2Cactive&protocol=VVS&view=cards')
  await expect(cards(page).filter({ hasText: PERCENT }).first()).toBeVisible()
  const shown = await idsOf(page)
  expect(shown).toContain('vvs-lion-usdc')
  expect(shown.every((id) => id.startsWith('vvs-') && id.includes('usdc'))).toBe(true)

  await page.reload()
  await expect(search(page)).toHaveValue('usdc')
  await expect(page.getByLabel('Sort by')).toHaveValue('tvl.asc')
  await expect(chip(page, 'Liquidity Pool')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => idsOf(page)).toEqual(shown)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/earn?view=cards')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
})

test('unknown values in a link are ignored', async ({ page }) => {
  await page.goto('/earn?sort=luck&filter=cheap&protocol=%3Cscript%3E&view=tree&order=asc')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newest', 'Single', 'Liquidity Pool', 'Deprecated'])
})

test('matches hidden by filters are counted and shown on demand', async ({ page }) => {
  await page.goto('/earn?q=tonic&filter=lp')
  await expect(status(page)).toContainText(/match(es)? hidden by filters/)
  await expect(page.getByTestId('vault-card-single-tonic')).toHaveCount(0)
  await page.getByRole('button', { name: 'show', exact: true }).click()
  await expect(page.getByTestId('vault-card-single-tonic')).toBeVisible()
  await expect(page).toHaveURL('/earn?q=tonic')
  await expect(status(page)).not.toContainText('hidden')
})

test('a typo in the search gets a suggestion', async ({ page }) => {
  await page.goto('/earn')
  await search(page).pressSequentially('tonci')
  await expect(status(page)).toHaveText('0 vaults')
  await page.getByRole('button', { name: 'Did you mean “TONIC”?' }).click()
  await expect(page.getByTestId('vault-card-single-tonic')).toBeVisible()
  await expect(search(page)).toHaveValue('TONIC')
})

test('any address of a vault finds it', async ({ page }) => {
  const { shareToken, underlying } = deployedVault('vvs-cro-shib')
  await page.goto('/earn')
  for (const address of [shareToken, underlying, underlying.slice(0, 8).toLowerCase()]) {
    await search(page).fill(address)
    await expect.poll(() => idsOf(page)).toEqual(['vvs-cro-shib'])
  }
})

test("sorting follows the values but doesn't jump when a block changes them", async ({ page, chain }) => {
  await page.goto('/earn?sort=apy')
  await expect(cards(page).filter({ hasText: PERCENT }).first()).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  // The list is sorted when the browser is idle.
  await expect
    .poll(async () => {
      const rates = await percentsOf(page)
      return rates.length > 0 && rates.every((rate, index) => index === 0 || rate <= (rates[index - 1] ?? NaN))
    })
    .toBe(true)
  const shown = await idsOf(page)
  await chain.mine()
  await page.waitForResponse((response) => (response.request().postData() ?? '').includes('eth_call'))
  expect(await idsOf(page)).toEqual(shown)
  await page.getByLabel('Sort by').selectOption({ label: 'APY, lowest first' })
  await expect.poll(async () => (await idsOf(page))[0]).not.toBe(shown[0])
})

test('the heads of the columns sort as the menu does', async ({ page }) => {
  await page.goto('/earn')
  // Each section of the list has its own head.
  const heads = page.getByRole('columnheader', { name: 'TVL' })
  const expectSort = (sort: string) =>
    expect
      .poll(() => heads.evaluateAll((all) => [...new Set(all.map((head) => head.getAttribute('aria-sort')))]))
      .toEqual([sort])
  await expectSort('none')
  await heads.first().getByRole('button').click()
  await expect(page).toHaveURL('/earn?sort=tvl')
  await expectSort('descending')
  await expect(page.getByLabel('Sort by')).toHaveValue('tvl.desc')
  await heads.first().getByRole('button').click()
  await expect(page).toHaveURL('/earn?sort=tvl&order=asc')
  await expectSort('ascending')
})

test('on a phone a vault is on the first screen, and the filters are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/earn')
  await expect(cards(page).first()).toContainText(PERCENT)
  const box = await cards(page).first().boundingBox()
  const bar = await page.getByRole('navigation').last().boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Liquidity Pool' }).click()
  await sheet.getByLabel('Protocol').selectOption('MM')
  await expectFitsAndIsAccessible(page)
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await expect(page).toHaveURL('/earn?filter=lp&protocol=MM')
  await expect.poll(async () => (await idsOf(page)).every((id) => id.startsWith('mm-'))).toBe(true)
})

test('vaults are chosen and compared, and going back keeps the choice', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/earn')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('checkbox', { name: 'Compare the ETH Single · TONIC vault' }).click()
  await page.getByRole('checkbox', { name: 'Compare the VVS Single vault' }).click()
  await expect(page).toHaveURL('/earn?compare=single-eth%2Csinglefi-vvs')
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL('/earn/compare?vaults=single-eth,singlefi-vvs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vaults')
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('APY now').getByRole('cell')).toHaveText([PERCENT, PERCENT])
  await expect(row('TVL').getByRole('cell')).toHaveText([/\$/, /\$/])
  await expect(row('Performance fee').getByRole('cell')).toHaveText([PERCENT, PERCENT])
  await expect(row('Realized APY, 7 days').getByRole('cell').first()).toHaveText(/%|Not enough history yet/)
  await expectFitsAndIsAccessible(page)
  await page.getByRole('link', { name: 'All vaults' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.goto('/earn/compare?vaults=single-eth,nothing,singlefi-vvs,single-eth')
  await page.getByRole('button', { name: 'Remove ETH Single · TONIC' }).click()
  await expect(page).toHaveURL('/earn/compare?vaults=singlefi-vvs')
  await page.getByRole('button', { name: 'Remove VVS Single' }).click()
  await expect(page.getByText('No vaults to compare')).toBeVisible()
})

test('a comparison of four scrolls in its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/earn/compare?vaults=vvs-cro-usdc,single-usdc,singlefi-usdc,candycity-cro-usdc')
  const table = page.getByRole('region', { name: 'Compare vaults' })
  await expect(table.getByRole('cell').filter({ hasText: PERCENT }).first()).toBeVisible()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await expectFitsAndIsAccessible(page)
})

test('saved vaults are stored in this browser', async ({ page }) => {
  await page.goto('/earn?filter=saved')
  await expect(page.getByText('Star a vault to save it')).toBeVisible()
  await page.goto('/earn')
  await page.getByRole('button', { name: 'Save the ETH Single · TONIC vault' }).click()
  await chip(page, 'Saved').click()
  await expect.poll(() => idsOf(page)).toEqual(['single-eth'])
  await page.reload()
  await expect.poll(() => idsOf(page)).toEqual(['single-eth'])
  await page.getByRole('button', { name: 'Save the ETH Single · TONIC vault' }).click()
  await expect(status(page)).toHaveText('0 vaults')
})

test('my vaults are those with a deposit, including old versions', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/earn?filter=mine')
  await expect(page.getByTestId('vault-card-candycity-cro-usdc')).toBeVisible()
  const own = page.getByTestId('vault-card-candycity-cro-usdc')
  await expect(own.getByText('You have a deposit here')).toBeAttached()
  await expect(own.locator('[data-area="deposited"] dd')).toHaveText(/\$/)
})

test('the keyboard alone searches, filters, sorts, saves and opens a vault', async ({ page }) => {
  await page.goto('/earn')
  await search(page).focus()
  await page.keyboard.type('cro')
  await page.keyboard.press('Tab')
  await page.keyboard.type('APY, highest')
  await expect(page.getByLabel('Sort by')).toHaveValue('apy.desc')
  await chip(page, 'Single').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/earn?q=cro&sort=apy&filter=single')
  // The list updates when the browser is idle.
  await expect(page.getByTestId('vault-card-vvs-cro-corgiai')).toHaveCount(0)
  // The order follows the figures until all have come.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const [first = ''] = await idsOf(page)
  await page.getByRole('button', { name: 'Compare' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('columnheader', { name: 'APY' }).getByRole('button')).toBeFocused()
  await page.getByRole('columnheader', { name: 'My deposit' }).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByTestId(`vault-card-${first}`).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId(`vault-card-${first}`).getByRole('button', { pressed: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/(compound|take-profit)/${first}$`))
})

for (const [view, colorScheme] of [
  ['cards', 'light'],
  ['table', 'dark'],
] as const) {
  test(`search results as ${view} fit and are accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/earn?q=lion&filter=lp&view=${view}`)
    await expect(cards(page).filter({ hasText: PERCENT }).first()).toBeVisible()
    await expectFitsAndIsAccessible(page)
  })
}

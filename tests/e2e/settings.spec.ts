import type { Locator, Page } from '@playwright/test'
import { isRpcRequest } from '../support/site'
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' })
const expertDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Expert Mode' })
const slippage = (page: Page): Locator => dialog(page).getByLabel('Custom, in percent')
const deadline = (page: Page): Locator => dialog(page).getByLabel('Transaction deadline (minutes)')

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(dialog(page)).toBeVisible()
}
async function reopen(page: Page): Promise<void> {
  await page.reload()
  await openSettings(page)
}
/** The stored value of a setting. */
const kept = (page: Page, field: string) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem('persist:user') ?? '{}') as Record<string, string>)[name],
    field,
  )

test.beforeEach(async ({ page }) => {
  await page.goto('/swap')
  await openSettings(page)
})

test('fit a viewport 900 px high, in every language', async ({ page }) => {
  for (const language of ['English', 'Español', 'العربية']) {
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Language|Idioma|اللغة)$/ })
      .click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await page.locator('main button[aria-haspopup="dialog"]').first().click()
    // Gas speeds load last.
    await expect(page.getByRole('dialog').locator('[aria-pressed]')).toHaveCount(6)
    const hidden = await page.getByRole('dialog').evaluate((dialog) => {
      const body = dialog.firstElementChild?.lastElementChild
      return body === null || body === undefined ? NaN : body.scrollHeight - body.clientHeight
    })
    expect(hidden).toBe(0)
  }
})

test.describe('slippage', () => {
  test('is a preset or a typed value, and is stored', async ({ page }) => {
    await expect(dialog(page).getByRole('button', { name: '0.5%' })).toHaveAttribute('aria-pressed', 'true')
    await dialog(page).getByRole('button', { name: '1.0%', exact: true }).click()
    await expect.poll(() => kept(page, 'slippageBps')).toBe('100')
    await slippage(page).fill('2,5')
    await expect(slippage(page)).toHaveValue('2.5')
    await expect.poll(() => kept(page, 'slippageBps')).toBe('250')
    await expect(dialog(page).getByRole('button', { name: '1.0%', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await reopen(page)
    await expect(slippage(page)).toHaveValue('2.5')
    await dialog(page).getByRole('button', { name: '0.1%' }).click()
    await expect(slippage(page)).toHaveValue('')
    await expect.poll(() => kept(page, 'slippageBps')).toBe('10')
  })

  test('warns below 0.5 % and above 5 %', async ({ page }) => {
    const fail = dialog(page).getByText('Your transaction may fail')
    const frontrun = dialog(page).getByText('Your transaction may be frontrun')
    for (const [typed, low, high] of [
      ['0.49', 1, 0],
      ['0.5', 0, 0],
      ['5', 0, 0],
      ['5.01', 0, 1],
      ['49.99', 0, 1],
    ] as const) {
      await slippage(page).fill(typed)
      await expect(fail).toHaveCount(low)
      await expect(frontrun).toHaveCount(high)
    }
  })

  test('is rejected at half of the trade or if it is invalid, and keeps its value', async ({ page }) => {
    await slippage(page).fill('3')
    await expect.poll(() => kept(page, 'slippageBps')).toBe('300')
    for (const wrong of ['50', '99', 'abc', '1.234', '-1', '1e1', '.']) {
      await slippage(page).fill(wrong)
      await expect(dialog(page).getByText('Enter a valid slippage percentage')).toBeVisible()
      await expect(slippage(page)).toHaveValue(wrong)
      expect(await kept(page, 'slippageBps')).toBe('300')
    }
  })
})

test('the deadline is a whole number of minutes above zero', async ({ page }) => {
  await expect(deadline(page)).toHaveValue('20')
  await deadline(page).fill('45')
  await expect.poll(() => kept(page, 'deadlineSec')).toBe('2700')
  for (const wrong of ['0', '', '1.5', 'ten', '-3']) {
    await deadline(page).fill(wrong)
    await expect(deadline(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await kept(page, 'deadlineSec')).toBe('2700')
  }
  await reopen(page)
  await expect(deadline(page)).toHaveValue('45')
})

test.describe('expert mode', () => {
  const toggle = (page: Page) => dialog(page).getByRole('switch', { name: 'Expert Mode' })
  const word = (page: Page) => expertDialog(page).getByLabel("Type the word 'confirm' to continue")
  const turnOn = (page: Page) => expertDialog(page).getByRole('button', { name: 'Turn On Expert Mode' })

  test('is turned on by typing a word, and off at once', async ({ page }) => {
    await toggle(page).click()
    // It explains why it is disabled, and can't be clicked.
    await turnOn(page).click({ force: true })
    await expect(expertDialog(page)).toBeVisible()
    await word(page).fill('confirmed')
    await expect(turnOn(page)).toHaveAttribute('aria-disabled', 'true')
    await expertDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(toggle(page)).not.toBeChecked()

    await toggle(page).click()
    await word(page).fill('confirm')
    await turnOn(page).click()
    await expect(toggle(page)).toBeChecked()
    await toggle(page).click()
    await expect(toggle(page)).not.toBeChecked()
    await toggle(page).click()
    await expect(expertDialog(page)).toBeVisible()
  })

  test('can skip the confirmation next time', async ({ page }) => {
    await toggle(page).click()
    await expertDialog(page).getByLabel("Don't show this again").check()
    await word(page).fill('confirm')
    await turnOn(page).click()
    await toggle(page).click()
    await reopen(page)
    await expect(toggle(page)).not.toBeChecked()
    await toggle(page).click()
    await expect(toggle(page)).toBeChecked()
  })
})

test('theme, multihops and exact approvals can be changed, and are stored', async ({ page }) => {
  const dark = dialog(page).getByRole('switch', { name: 'Dark mode' })
  const wasDark = await dark.isChecked()
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', wasDark ? 'light' : 'dark')
  await dialog(page).getByRole('switch', { name: 'Disable Multihops' }).click()
  await dialog(page).getByRole('switch', { name: 'Approve the exact amount' }).click()
  await expect.poll(() => kept(page, 'isSingleHopOnly')).toBe('true')
  await reopen(page)
  await expect(dark).toBeChecked({ checked: !wasDark })
  await expect(dialog(page).getByRole('switch', { name: 'Disable Multihops' })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: 'Approve the exact amount' })).toBeChecked()
})

test.describe('gas speed', () => {
  test('has three options on a fee market, and every transaction pays the selected one', async ({ page, devnet }) => {
    const choice = (name: string) =>
      dialog(page).getByRole('button', { name: new RegExp(`^${name} \\([\\d.,]+\\)\\s*about \\d+ sec$`) })
    await expect(choice('Default')).toHaveAttribute('aria-pressed', 'true')
    await expect(choice('Instant')).toBeVisible()
    await expectFitsAndIsAccessible(page)
    await choice('Fast').click()
    const wallet = await openConnected(page, devnet, '/compound/single-cro')
    await page.getByLabel('Amount to deposit').fill('1')
    await clickAndConfirm(page.getByTestId('deposit-card').getByRole('button', { name: 'Deposit', exact: true }))
    await expect.poll(async () => (await wallet.sent()).length).toBe(1)
    expect((await wallet.sent())[0]).toMatchObject({
      maxFeePerGas: expect.stringMatching(/^0x/),
      maxPriorityFeePerGas: expect.stringMatching(/^0x/),
    })
  })

  test('has three options on a chain without a fee market', async ({ page, devnet }) => {
    await page.route(
      (url) => isRpcRequest(url.href),
      async (route) => {
        const answer = await route.fetch({ url: devnet.rpcUrl })
        const text = (await answer.text()).replaceAll(/"baseFeePerGas":"0x[0-9a-f]+",?/g, '').replaceAll(/,}/g, '}')
        const asked = route.request().postData() ?? ''
        await route.fulfill({
          response: answer,
          body: asked.includes('eth_gasPrice')
            ? text.replaceAll(/"result":"0x[0-9a-f]+"/g, '"result":"0x48c27395000"')
            : text,
        })
      },
    )
    await reopen(page)
    const choice = (name: string) => dialog(page).getByRole('button', { name, exact: true })
    await expect(choice('Default (5,000)')).toHaveAttribute('aria-pressed', 'true')
    await expect(choice('Fast (5,010)')).toBeVisible()
    await choice('Instant (5,020)').click()
    await reopen(page)
    await expect(choice('Instant (5,020)')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('recent transactions ask for a wallet, and say that there are none', async ({ page, devnet }) => {
  await page.keyboard.press('Escape')
  const recent = page.getByRole('dialog', { name: 'Recent Transactions' })
  await page.getByRole('button', { name: 'Recent Transactions' }).click()
  await expect(recent.getByText('Connect your wallet to see your recent transactions')).toBeVisible()
  await expect(recent.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await openConnected(page, devnet, '/swap')
  await page.getByRole('button', { name: 'Recent Transactions' }).click()
  await expect(recent.getByText('No recent transactions')).toBeVisible()
})

test('invalid stored settings fall back to defaults', async ({ page }) => {
  const version = (value: number) => JSON.stringify({ version: value, rehydrated: true })
  for (const state of [
    '{{{',
    JSON.stringify({ slippageBps: '"50"', deadlineSec: 'null', isExpertMode: '"yes"', _persist: version(1) }),
    JSON.stringify({ slippageBps: '9999', deadlineSec: '-5', _persist: version(2) }),
  ]) {
    await page.evaluate((text) => localStorage.setItem('persist:user', text), state)
    await reopen(page)
    await expect(dialog(page).getByRole('button', { name: '0.5%' })).toHaveAttribute('aria-pressed', 'true')
    await expect(deadline(page)).toHaveValue('20')
    await expect(dialog(page).getByRole('switch', { name: 'Expert Mode' })).not.toBeChecked()
  }
})

test('fits and is accessible', async ({ page }) => {
  await expect(dialog(page).getByText('Default lets your wallet set the price', { exact: false })).toBeVisible()
  await slippage(page).fill('99')
  await expectFitsAndIsAccessible(page)
  await dialog(page).getByRole('switch', { name: 'Expert Mode' }).click()
  await expectFitsAndIsAccessible(page)
})

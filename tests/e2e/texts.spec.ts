import type { Page } from '@playwright/test'
import { from } from './support/swapPage'
import { expect, test } from './support/test'

const HEADING = { level: 1 } as const

/** Records which text sets a page requests from now on, as `es-ES/earn`. */
function watchTexts(page: Page): { readonly asked: () => string[]; readonly forget: () => void } {
  let asked: string[] = []
  page.on('request', (request) => {
    const [, code, set] = /\/assets\/texts\/(.+)-[0-9a-f]{8}\/(\w+)\.json$/.exec(request.url()) ?? []
    if (code !== undefined && set !== undefined) asked.push(`${code}/${set}`)
  })
  return { asked: () => [...new Set(asked)].sort(), forget: () => (asked = []) }
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Language|Idioma)$/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('a page only loads the texts it shows, in its language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '"es-ES"'))
  const { asked } = watchTexts(page)
  await page.goto('/earn')
  await expect(page.getByRole('heading', HEADING)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  expect(asked().filter((set) => set !== 'es-ES/realised')).toEqual(['es-ES/common', 'es-ES/earn'])
})

test('another page or language only loads the texts of the page', async ({ page }) => {
  const { asked, forget } = watchTexts(page)
  await page.goto('/earn')
  await page.getByRole('navigation').locator('a[href="/zap"]:visible').first().click()
  await expect(page).toHaveTitle(/Zap/)
  await expect(page.getByRole('main').locator('input').first()).toBeVisible()
  // Those of the yield that vaults have paid come with their history, if the page is still shown then.
  expect(asked().filter((set) => set !== 'en-US/realised')).toEqual(['en-US/common', 'en-US/earn', 'en-US/zap'])
  forget()
  await page.getByRole('main').locator('input').first().fill('12')
  await chooseLanguage(page, 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  expect(asked()).toEqual(['es-ES/common', 'es-ES/zap'])
  await expect(page.getByRole('main').locator('input').first()).toHaveValue('12')
})

test.describe('texts that fail to load', () => {
  test('of a dialog: it says so, loads on a retry, and keeps what was typed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503.*\/assets\/texts\/.*\/tokens\.json/)
    await page.route('**/assets/texts/*/tokens.json', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/swap')
    const amount = from(page)
    await amount.fill('12')
    await page.getByRole('button', { name: /^To/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('Could not load this part')
    await page.unroute('**/assets/texts/*/tokens.json')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('dialog', { name: 'Select a Token' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(amount).toHaveValue('12')
  })

  test('of a page: it says so, and loads on a retry', async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/assets\/texts\/.*\/zap\.json/)
    await page.route('**/assets/texts/*/zap.json', (route) => route.abort())
    await page.goto('/zap')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not load this part')
    await page.unroute('**/assets/texts/*/zap.json')
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', HEADING)).toBeVisible()
  })

  test('of a language: the page stays as it is', async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/assets\/texts\/es-ES-.*\/earn\.json/)
    await page.route('**/assets/texts/es-ES-*/earn.json', (route) => route.abort())
    await page.goto('/earn')
    const heading = page.getByRole('heading', HEADING)
    const shown = await heading.textContent()
    await chooseLanguage(page, 'Español')
    await expect(page.getByText('Could not load this language')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(heading).toHaveText(shown ?? '')
  })
})

test('the whole language is available as one file', async ({ request }) => {
  const answer = await request.get('/locales/es-ES.json')
  expect(answer.headers()['content-type']).toContain('application/json')
  const texts = (await answer.json()) as Record<string, string>
  expect(texts).toMatchObject({ 'common.retry': expect.any(String), 'swap.swap': expect.any(String) })
  expect((await request.get('/locales/xx-XX.json')).status()).toBe(404)
})

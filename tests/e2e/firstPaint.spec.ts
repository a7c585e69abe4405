import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const outline = (page: Page) => page.locator('.boot-title')
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, JSON.stringify(text)), [key, value])

/** Opens a path and blocks its code until it is released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letIn
}

const NIGHT = 'rgb(16, 19, 43)'
const DAY = 'rgb(250, 246, 236)'

test.describe('before the app code has loaded', () => {
  for (const [path, language, system, choice, ground] of [
    ['/earn', 'en-US', 'dark', undefined, NIGHT],
    ['/zap', 'es-ES', 'dark', 'light', DAY],
    ['/swap', 'ar-SA', 'light', 'dark', NIGHT],
  ] as const) {
    test(`${path} in ${language} shows its outline, with a ${system} system theme and ${choice ?? 'no theme'} selected`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await keep(page, 'language', language)
      if (choice !== undefined) await keep(page, 'theme', choice)
      const letIn = await openWithoutCode(page, path)
      await expect(outline(page)).toBeVisible()
      expect(await groundOf(page)).toBe(ground)
      letIn()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(outline(page)).toHaveCount(0)
      expect(await groundOf(page)).toBe(ground)
    })
  }

  for (const width of [360, 768, 1440]) {
    test(`no layout shift when the app takes over, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
        ).observe({ type: 'layout-shift', buffered: true })
      })
      const letIn = await openWithoutCode(page, '/earn')
      await expect(outline(page)).toBeVisible()
      letIn()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([])
    })
  }
})

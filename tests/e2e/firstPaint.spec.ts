import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const words = (page: Page) => page.locator('.boot-words')
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const keep = (page: Page, key: string, value: string) => page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, JSON.stringify(text)), [key, value])

const scriptsOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')))

/** Frames that do not come by themselves. */
interface Frames {
  /** Runs what waits for the next frame, and says how much that was. */
  readonly take: () => number
  readonly goOn: () => void
}

/** Opens a path whose code does not come until it is let. */
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

test.describe('before the code of the app is there', () => {
  for (const [system, choice, ground] of [['dark', undefined, NIGHT], ['dark', 'light', DAY], ['light', 'dark', NIGHT]] as const) {
    test(`the Earn page says what it is, in a ${system} system with ${choice ?? 'no theme'} chosen`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system })
      if (choice !== undefined) await keep(page, 'theme', choice)
      const letIn = await openWithoutCode(page, '/earn')
      await expect(words(page).getByText('Earn', { exact: true })).toBeVisible()
      await expect(words(page).locator('p')).toBeVisible()
      expect(await groundOf(page)).toBe(ground)
      letIn()
      await expect(page.getByRole('heading', { level: 1, name: 'Earn' })).toBeVisible()
      await expect(words(page)).toHaveCount(0)
      expect(await groundOf(page)).toBe(ground)
    })
  }

  for (const [path, language] of [['/zap', 'en-US'], ['/earn/cro-lock', 'en-US'], ['/earn', 'es-ES']] as const) {
    test(`${path} in ${language} shows no words that will not stay`, async ({ page }) => {
      await keep(page, 'language', language)
      const letIn = await openWithoutCode(page, path)
      await expect(page.locator('.boot-title')).toBeVisible()
      await expect(words(page)).toBeHidden()
      letIn()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  for (const width of [360, 768, 1440]) {
    test(`the words stay where they are when the app takes over, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        const largest: number[] = []
        Object.assign(window, { shifts, largest })
        new PerformanceObserver((list) => largest.push(...list.getEntries().map(({ startTime }) => startTime))).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))))).observe({ type: 'layout-shift', buffered: true })
      })
      const letIn = await openWithoutCode(page, '/earn')
      const lead = await words(page).locator('p').innerText()
      const boxes = async (place: string) => [await page.locator(`${place} h1`).boundingBox(), await page.locator(place).getByText(lead, { exact: true }).boundingBox()]
      await expect(words(page)).toBeVisible()
      const before = await boxes('.boot-words')
      const largestOf = () => page.evaluate(() => Reflect.get(window, 'largest') as number[])
      await expect.poll(largestOf).not.toEqual([])
      const largest = await largestOf()
      letIn()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await boxes('main')).toEqual(before)
      // Nothing that the app draws counts as the page's largest paint.
      expect(await largestOf()).toEqual(largest)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([])
    })
  }

  test('none of it is fetched before the second frame, which begins when the first is painted', async ({ page }) => {
    await page.addInitScript(() => {
      const nextFrame = window.requestAnimationFrame.bind(window)
      const frames: FrameRequestCallback[] = []
      Object.assign(window, { heldFrames: { take: () => frames.splice(0).map((frame) => frame(0)).length, goOn: () => (window.requestAnimationFrame = nextFrame) } })
      window.requestAnimationFrame = (frame) => frames.push(frame)
    })
    await page.goto('/earn')
    expect(await scriptsOf(page)).toEqual([])
    expect(await page.evaluate(() => (Reflect.get(window, 'heldFrames') as Frames).take())).toBe(1)
    expect(await scriptsOf(page)).toEqual([])
    await page.evaluate(() => {
      const { goOn, take } = Reflect.get(window, 'heldFrames') as Frames
      goOn()
      take()
    })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a page in the background, where nothing is painted, fetches it at once', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
      Object.defineProperty(document, 'hidden', { value: true })
    })
    await page.goto('/earn')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a page that is put into the background before its first paint fetches it then', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    await page.goto('/earn')
    expect(await scriptsOf(page)).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

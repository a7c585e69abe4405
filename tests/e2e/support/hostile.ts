import type { Page } from '@playwright/test'
import { test as base, expect } from './test'
import { watchViolations } from './violations'

// Untrusted input. None of it may run, be stopped by the policy alone, or break the page.
export const MARKUP = '<img src=x onerror="window.__pwned=1"><script>window.__pwned=2</script>'
export const SCRIPT_URL = 'javascript:window.__pwned=3'
export const PAGE_URL = `data:text/html,${encodeURIComponent('<script>top.__pwned=4</script>')}`
export const SCRIPTED_SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="top.__pwned=5"><script>top.__pwned=6</script><image href="https://tracker.example/a.png"/><circle r="8"/></svg>')}`
export const TURNED = 'US\u202eDC\u2066\u200b\u0007'
export const MEGABYTE = 1_000_000
/** Enough to be readable; longer text was truncated. */
const MAX_SHOWN = 1_000

interface Hostile {
  /** Fails after the test if a script ran, the policy was violated, or another host learned about the visit. */
  harmless: undefined
}

export const test = base.extend<Hostile>({
  harmless: [
    async ({ page }, use) => {
      const violations = await watchViolations(page)
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
      await use(undefined)
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
      expect(await violations()).toEqual([])
      expect([...hosts]).not.toContain('tracker.example')
    },
    { auto: true },
  ],
})

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** The page works: it reads the chain and reacts to a click. */
export async function expectWorking(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sundial' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '%' }).first()).toBeVisible()
}
/** The page's texts, none of them unreadably long, and without hidden or reversed characters. */
export async function expectReadable(page: Page): Promise<void> {
  const texts = await page
    .getByRole('dialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .or(page.getByRole('main'))
    .allInnerTexts()
  for (const text of texts) expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|(?![\n\t])\p{Cc}/u)
  expect(Math.max(...texts.flatMap((text) => text.split('\n')).map(({ length }) => length))).toBeLessThan(MAX_SHOWN)
}

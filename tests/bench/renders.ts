import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

const COUNTER = fileURLToPath(new URL('./inPage/countRenders.mjs', import.meta.url))

export interface RenderCounts {
  /** Rendered components, ours and those of libraries. */
  readonly components: number
  /** Distinct vault cards among them. */
  readonly cards: number
}

/** Opens a page that counts renders. */
export async function openCounting(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript({ path: COUNTER })
  return page
}

/** Returns the counts since the last call. */
export function takeRenderCounts(page: Page): Promise<RenderCounts> {
  return page.evaluate(() => (window as unknown as { takeRenderCounts: () => RenderCounts }).takeRenderCounts())
}

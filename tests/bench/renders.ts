import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

const COUNTER = fileURLToPath(new URL('./inPage/countRenders.mjs', import.meta.url))

export interface RenderCounts {
  /** Components of ours and of libraries that ran. */
  readonly components: number
  /** Different vault cards among them. */
  readonly cards: number
}

/** A page whose renders are counted. */
export async function openCounting(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript({ path: COUNTER })
  return page
}

/** The counts since the last take. */
export function takeRenderCounts(page: Page): Promise<RenderCounts> {
  return page.evaluate(() => (window as unknown as { takeRenderCounts: () => RenderCounts }).takeRenderCounts())
}

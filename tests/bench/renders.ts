import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

const COUNTER = fileURLToPath(new URL('./inPage/countRenders.mjs', import.meta.url))

export interface RenderCounts {
  /** Rendered components, ours and those of libraries. */
  readonly components: number
  /** Distinct cards of vaults or rounds of which more than a countdown was drawn. */
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

/** Waits until the page has polled the node once more and rendered the result. */
export async function nextPoll(page: Page): Promise<void> {
  const isBlock = (body: string | null) => body !== null && /eth_getBlockByNumber|eth_blockNumber/.test(body)
  await page.waitForResponse((response) => isBlock(response.request().postData()), { timeout: 30_000 })
  // The multicall of a new block follows after 100 ms; the next poll after 6 s.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)))
}

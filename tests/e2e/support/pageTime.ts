import type { BrowserContext, Page } from '@playwright/test'

/** How much longer the page waits for a node or a service than it would for a user. */
const PATIENCE = 30
/** Waits of this length and more are polls, or the end of the app's patience: the block's poll is 6 s. */
const POLL_MS = 3_000

/**
 * Lengthens the page's own limits of a request (`AbortSignal.timeout`): on a slow machine a healthy node would be called
 * slow, which the page writes to the console and tests of other things would fail for.
 */
export async function lengthenRequestLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript((patience) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms * patience)
  }, PATIENCE)
}

/** Lets the page neither poll nor lose its patience: what it asks for is then what it was opened for, however long that takes. */
export async function stopPolling(page: Page): Promise<void> {
  await page.addInitScript((pollMs) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const wait = window[name].bind(window) as typeof window.setTimeout
      Object.assign(window, { [name]: (run: () => void, ms = 0) => (ms < pollMs ? wait(run, ms) : 0) })
    }
  }, POLL_MS)
}

import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { isRpcRequest } from '../../support/site'

/** Factor by which the page waits longer for a node or a service than it would for a user. */
const TIMEOUT_FACTOR = 30
/** Timers from this length on are polls, comparisons with a second node (after 1 s) or timeouts; the block poll is 6 s. */
const POLL_MS = 1_000

/**
 * Extends the page's request timeouts (`AbortSignal.timeout`): on a slow machine a healthy node would count as slow,
 * and the console message would fail unrelated tests.
 */
export async function lengthenRequestLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript((patience) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms * patience)
  }, TIMEOUT_FACTOR)
}

/** What a node far away needs for an answer. */
const FAR_NODE_MS = 400

/** Delays what the node answers, as a node far away does: the page is painted before its figures are there. */
export async function moveNodeAway(page: Page): Promise<void> {
  await page.route(
    ({ href }) => isRpcRequest(href),
    async (route) => {
      await setTimeout(FAR_NODE_MS)
      await route.continue()
    },
  )
}

/**
 * Stops polls, comparisons and timeouts of the page, so that its requests are only those of its first load, however long that takes.
 */
export async function stopPolling(page: Page): Promise<void> {
  await page.addInitScript((pollMs) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const wait = window[name].bind(window) as typeof window.setTimeout
      Object.assign(window, { [name]: (run: () => void, ms = 0) => (ms < pollMs ? wait(run, ms) : 0) })
    }
  }, POLL_MS)
}

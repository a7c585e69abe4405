import type { Page } from '@playwright/test'
import { isRpcRequest } from '../support/site'

export interface RpcWatch {
  /** HTTP requests to the node so far; a batch is one. */
  count(): number
  /** Bytes of their bodies, which browsers do not compress: what a phone's uplink carries. */
  bodyBytes(): number
}

export function watchRpc(page: Page): RpcWatch {
  let requests = 0
  let bytes = 0
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') {
      requests += 1
      bytes += request.postDataBuffer()?.length ?? 0
    }
  })
  return { count: () => requests, bodyBytes: () => bytes }
}

/** Often enough to tell times apart, seldom enough not to be what keeps a slow phone busy. */
const LOOK_EVERY_MS = 50

/** Whether each card that is drawn shows its figures: no "Loading", no empty place. Runs in the page. */
function areFiguresShown(): boolean {
  const figures = [...document.querySelectorAll('[data-testid^="vault-card-"] dd')].map(({ textContent }) =>
    textContent.trim(),
  )
  return figures.length > 0 && figures.every((text) => text !== '' && text !== 'Loading')
}

/** Opens the Earn page and waits until all its figures are shown. Gives the page's own time of that, in milliseconds. */
export async function openEarn(page: Page, siteUrl: string): Promise<number> {
  await page.goto(`${siteUrl}/earn`, { waitUntil: 'commit' })
  await page.waitForFunction(areFiguresShown, undefined, { polling: LOOK_EVERY_MS })
  return page.evaluate(() => performance.now())
}

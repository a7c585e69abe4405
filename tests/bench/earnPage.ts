import type { Page } from '@playwright/test'
import { isRpcRequest } from '../support/site'

export interface RpcWatch {
  /** HTTP requests to the node so far; a batch counts as one. */
  count(): number
  /** Bytes of their bodies, which browsers don't compress: the load on a phone's uplink. */
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

/** Frequent enough for precise times, rare enough not to keep a slow phone busy. */
const LOOK_EVERY_MS = 50

/** Whether every visible card shows its values: no "Loading", nothing empty. Runs in the page. */
function areFiguresShown(): boolean {
  const figures = [...document.querySelectorAll('[data-testid^="vault-card-"] dd')].map(({ textContent }) =>
    textContent.trim(),
  )
  return figures.length > 0 && figures.every((text) => text !== '' && text !== 'Loading')
}

/** A figure that is still loading. */
const SKELETON = 'main [aria-hidden="true"][style*="inline-size"]'

/**
 * Opens a page with a table of rates or chances and waits until every row shows its values: nothing loads. Returns the HTTP
 * requests to the node until then.
 */
export async function countListRequests(page: Page, siteUrl: string, path: string): Promise<number> {
  const rpc = watchRpc(page)
  await page.goto(siteUrl + path)
  await page.getByRole('main').getByRole('cell').filter({ hasText: '%' }).first().waitFor()
  await page.waitForFunction((skeleton) => document.querySelector(skeleton) === null, SKELETON)
  return rpc.count()
}

/** Opens the info page and waits until nothing loads. Returns the requests to the exchange's index until then. */
export async function countIndexRequests(page: Page, siteUrl: string): Promise<number> {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/subgraphs/')) count += 1
  })
  await page.goto(`${siteUrl}/info`)
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().waitFor()
  await page.waitForFunction((skeleton) => document.querySelector(skeleton) === null, SKELETON)
  return count
}

/** Opens the Earn page and waits until all values are shown. Returns that time in milliseconds of the page's clock. */
export async function openEarn(page: Page, siteUrl: string): Promise<number> {
  await page.goto(`${siteUrl}/earn`, { waitUntil: 'commit' })
  await page.waitForFunction(areFiguresShown, undefined, { polling: LOOK_EVERY_MS })
  return page.evaluate(() => performance.now())
}

import type { Page } from '@playwright/test'
import { isRpcRequest } from '../support/site'

export interface RpcWatch {
  /** HTTP requests to the node so far; a batch is one. */
  count(): number
}

export function watchRpc(page: Page): RpcWatch {
  let requests = 0
  page.on('request', (request) => {
    if (isRpcRequest(request.url()) && request.method() === 'POST') requests += 1
  })
  return { count: () => requests }
}

/** Opens the Earn page and waits until no figure loads any more. Gives the page's own time of that, in milliseconds. */
export async function openEarn(page: Page, siteUrl: string): Promise<number> {
  await page.goto(`${siteUrl}/earn`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelectorAll('main article').length > 0 && !document.querySelector('main [aria-busy="true"]'))
  return page.evaluate(() => performance.now())
}

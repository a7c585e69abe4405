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

/** Whether each card shows its figures: no "Loading", no empty place. Runs in the page. */
function areFiguresShown(): boolean {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-testid^="vault-card-"] dd')].map(({ innerText }) => innerText.trim())
  return figures.length > 0 && figures.every((text) => text !== '' && text !== 'Loading')
}

/** Opens the Earn page and waits until all its figures are shown. Gives the page's own time of that, in milliseconds. */
export async function openEarn(page: Page, siteUrl: string): Promise<number> {
  await page.goto(`${siteUrl}/earn`, { waitUntil: 'commit' })
  await page.waitForFunction(areFiguresShown)
  return page.evaluate(() => performance.now())
}

import type { Browser, Page } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import { NFT_PAGE_TOKENS } from '../../src/api/nft/parse'
import { nftCollectionPath } from '../../src/config/routes'
import { createChain } from '../support/chain'
import { createNftMarket } from '../support/nftMarket'
import { isRpcRequest } from '../support/site'
import { FRAMES, scroll } from './longList'

const ITEMS = 10_000
const CARD = '[role="list"][aria-label="Items"] [role="listitem"]'

/** Selectors of what an item is read by: its ask, its owner and its metadata. */
const ITEM_CALLS = /22f67b6d|6352211e|c87b56dd/

export interface NftCollectionFigures {
  /** Frame times in milliseconds while all items are scrolled. */
  readonly frameMs: readonly number[]
  readonly items: number
  /** HTTP requests for the list and its items, from the list's own to the first price and picture. */
  readonly requests: number
}

interface Answer {
  readonly data: readonly object[]
}

/** Whether a request is for the list of items. */
const isListRequest = (url: string, body: string) =>
  /\/tokens\?page=\d+&size=100/.test(url) || body.includes('query nfts')

/** Counts the requests from that of the list until the first item has its price and picture. */
async function countFirstRequests(page: Page, url: string): Promise<number> {
  let count = 0
  page.on('request', (request) => {
    const isOwn = isListRequest(request.url(), request.postData() ?? '')
    // What the chain was asked for before the list was known is not for its items.
    if (isOwn || (count > 0 && isRpcRequest(request.url()) && ITEM_CALLS.test(request.postData() ?? ''))) count += 1
  })
  await page.goto(url)
  await page.locator(CARD).first().filter({ hasText: 'CRO' }).locator('img').waitFor()
  return count
}

/**
 * Opens a collection of 10,000, counts the requests to its first items on sale, then loads all of it and scrolls it with a
 * long gesture. The service draws each picture on request, so its first page stands for all others.
 */
export async function measureNftCollection(
  browser: Browser,
  siteUrl: string,
  { rpcUrl, servicesUrl }: Pick<Devnet, 'rpcUrl' | 'servicesUrl'>,
): Promise<NftCollectionFigures> {
  const { collection } = await createNftMarket(createChain(rpcUrl))
  const url = siteUrl + nftCollectionPath(collection('Ten Thousand Nights'))
  const first = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const requests = await countFirstRequests(first, url)
  await first.close()

  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript({ path: FRAMES })
  let known: Answer | undefined
  await page.route(/\/tokens\?page=\d+&size=100$/, async (route) => {
    if (known === undefined) {
      // The host of the build's services only exists in the browser.
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: servicesUrl + pathname + search })
      known = (await response.json()) as Answer
    }
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    const data = known.data.map((token, index) => ({
      ...token,
      tokenId: String((number - 1) * NFT_PAGE_TOKENS + index + 1),
    }))
    await route.fulfill({ json: { ...known, data }, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto(`${url}?sale=all&sort=id`)
  const more = page.getByRole('button', { name: 'Show more' })
  await page.locator(CARD).first().waitFor()
  while ((await more.count()) > 0) {
    const before = await page.locator(CARD).count()
    // Without the pointer: the list grows under it.
    await more.dispatchEvent('click')
    await page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length > count || count >= 10_000,
      [CARD, before] as const,
    )
  }
  const items = await page.locator(CARD).count()
  if (items !== ITEMS) throw new Error(`The list has ${items} items`)
  await page.evaluate(() => scrollTo(0, 0))
  const frameMs = await scroll(page)
  await page.close()
  return { frameMs, items, requests }
}

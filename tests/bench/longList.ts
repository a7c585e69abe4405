import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { watchRpc } from './earnPage'

/** Script that records frames in a page. */
export const FRAMES = fileURLToPath(new URL('./inPage/frames.mjs', import.meta.url))
/** Within the shortest list: 500 lines of plain text. */
const SCROLL_PX = 24_000
/** More than three viewports per second. */
const SPEED_PX_S = 3_000

export interface LongListFigures {
  /** Frame times in milliseconds while the list is scrolled. */
  readonly frameMs: readonly number[]
  /** Milliseconds from each key to the next frame, while searching the whole list. */
  readonly keyMs: readonly number[]
  /** Number of rows, and of fully rendered rows after scrolling. */
  readonly rows: number
  readonly drawnRows: number
  /** Milliseconds until the first rows show their values. */
  readonly shownMs: number
  /** HTTP requests to the node until then, and KB of their bodies. */
  readonly rpcRequests: number
  readonly rpcBodyKb: number
}

interface FramesWindow {
  startFrames(): void
  stopFrames(): number[]
  keyDelays: number[]
}

const inPage = <T>(page: Page, run: (window: FramesWindow) => T) =>
  page.evaluateHandle(() => window as unknown as FramesWindow).then((handle) => handle.evaluate(run))

/** Scrolls a page with a long gesture; it has the script `FRAMES`. Returns the frame times in milliseconds. */
export async function scroll(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await inPage(page, (window) => window.startFrames())
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 600,
    yDistance: -SCROLL_PX,
    speed: SPEED_PX_S,
    gestureSourceType: 'mouse',
  })
  const frameMs = await inPage(page, (window) => window.stopFrames())
  const scrolledPx = await page.evaluate(() => scrollY)
  if (scrolledPx < SCROLL_PX * 0.9) throw new Error(`The page scrolled by only ${scrolledPx} px`)
  return frameMs
}

/** The same gesture over as many lines of plain text, as this machine's baseline of late frames. */
export async function measurePlainList(browser: Browser, siteUrl: string, rows: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript({ path: FRAMES })
  const address = `${siteUrl}/plain`
  const body = Array.from({ length: rows }, (_, row) => `<p style="block-size:64px;margin:0">Row ${row}</p>`).join('')
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }))
  await page.goto(address)
  const frameMs = await scroll(page)
  await page.close()
  return frameMs
}

/** A page with a long list. */
export interface LongListPage {
  /** Path and query that have all rows in one list. */
  readonly path: string
  /** CSS selectors of a row's figures, of all rows, and of what only a drawn row has. */
  readonly figures: string
  readonly row: string
  readonly drawnPart: string
  /** What is counted, as the search says it. */
  readonly noun: string
}

export const VAULT_LIST: LongListPage = {
  path: '/earn?sort=tvl',
  figures: '[data-testid^="vault-card-"] dd',
  row: '[data-view] [role="listitem"]',
  drawnPart: 'a',
  noun: 'vaults',
}

export const FARM_LIST: LongListPage = {
  path: '/farms?view=cards',
  figures: '[data-testid="farms-live"] [role="listitem"] dd',
  row: '[data-testid="farms-live"] [role="listitem"]',
  drawnPart: 'button',
  noun: 'farms',
}

/** Opens the list, scrolls it with a long gesture, and types a search. */
export async function measureLongList(
  browser: Browser,
  siteUrl: string,
  { path, figures, row, drawnPart, noun }: LongListPage,
): Promise<LongListFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript({ path: FRAMES })
  const rpc = watchRpc(page)
  await page.goto(siteUrl + path)
  await page.locator(figures, { hasText: '%' }).first().waitFor()
  await page.waitForFunction(() => !document.body.innerText.includes('Loading'))
  const shownMs = await page.evaluate(() => performance.now())
  const rpcRequests = rpc.count()
  const rpcBodyKb = rpc.bodyBytes() / 1000

  const frameMs = await scroll(page)
  const rows = await page.locator(row).count()
  const drawnRows = await page.locator(`${row}:has(${drawnPart})`).count()

  await page.getByRole('searchbox').focus()
  for (const key of 'cro usdc') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 })
  await page.waitForFunction(
    (counted) => new RegExp(`^[1-9]\\d* ${counted}`).test(document.querySelector('[role="status"]')?.textContent ?? ''),
    noun,
  )
  const keyMs = await inPage(page, (window) => window.keyDelays)
  await page.close()
  return { frameMs, keyMs, rows, drawnRows, shownMs, rpcRequests, rpcBodyKb }
}

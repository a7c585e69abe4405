import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** Chromium's "Fast 4G": milliseconds per request, bytes per second. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
}
const OBSERVER = fileURLToPath(new URL('./inPage/observe.mjs', import.meta.url))
const CPU_SLOWDOWN = 4
const HEIGHT_PX = 915

interface SlowPhone {
  readonly page: Page
  readonly cdp: CDPSession
  readonly close: () => Promise<void>
}

/** A fresh browser with a phone's CPU and network speed, whose page collects performance entries. */
export async function openSlowPhone(browser: Browser, width: number): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT_PX }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript({ path: OBSERVER })
  return { page, cdp, close: () => context.close() }
}

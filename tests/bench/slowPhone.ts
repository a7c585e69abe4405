import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** Chromium's own "Fast 4G": milliseconds a request, bytes a second. */
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

/** A cold, empty browser on a phone's processor and net, whose page gathers what the browser says of its load. */
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

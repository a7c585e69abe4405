import type { Browser, CDPSession, Page } from '@playwright/test'
import { openEarn, watchRpc } from './earnPage'
import { openSlowPhone } from './slowPhone'

const OBSERVED_MS = 15_000
/** A phone, like most first visits. */
const WIDTH_PX = 412

export interface LoadFigures {
  readonly lcpMs: number
  /** Time of each task above 50 ms, summed from navigation start. */
  readonly blockedMs: number
  readonly layoutShift: number
  /** JavaScript heap after a garbage collection, in MB (10^6 bytes). */
  readonly heapMb: number
  /** All JavaScript over the wire, in KB (1000 bytes). */
  readonly scriptKb: number
  readonly rpcRequests: number
  /** KB of the request bodies until then. */
  readonly rpcBodyKb: number
  readonly apyShownMs: number
}

interface Observed {
  lcp: number
  shift: number
  longTasks: number[]
}

function countScriptBytes(cdp: CDPSession): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

async function readHeap(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value
  if (used === undefined) throw new Error(`No heap size for ${page.url()}`)
  return used / 1e6
}

/** Opens the Earn page once, cold, on a slow phone with 4G. */
export async function measureLoad(browser: Browser, siteUrl: string): Promise<LoadFigures> {
  const { page, cdp, close } = await openSlowPhone(browser, WIDTH_PX)
  const scriptBytes = countScriptBytes(cdp)
  const rpc = watchRpc(page)

  const apyShownMs = await openEarn(page, siteUrl)
  const rpcRequests = rpc.count()
  const rpcBodyKb = rpc.bodyBytes() / 1000
  await page.waitForFunction((until) => performance.now() > until, OBSERVED_MS)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
  const heapMb = await readHeap(page, cdp)
  await close()
  return {
    lcpMs: observed.lcp,
    blockedMs: observed.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    layoutShift: observed.shift,
    heapMb,
    scriptKb: scriptBytes() / 1000,
    rpcRequests,
    rpcBodyKb,
    apyShownMs,
  }
}

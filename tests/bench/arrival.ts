import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../scripts/support/ports.mjs'
import { bin, run } from '../../scripts/support/processes.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { type BenchRow, median } from './figures'
import { openSlowPhone } from './slowPhone'

const OBSERVER = fileURLToPath(new URL('./inPage/arrival.mjs', import.meta.url))
export const HELLO_FOLDER = '.cache/bench-hello-dist'
const RUNS = 3
/** Longer than any load here takes: later requests and tasks don't belong to the load. */
const REST_MS = 12_000
export const PHONE_PX = 412
const DESKTOP_PX = 1350
/** Measures the hello world's LCP. */
const GOALS = { figure: 2.5, quote: 2.5, dialog: 2, table: 2.5 } as const

type Goal = keyof typeof GOALS
/** What `inPage/arrival.mjs` looks for. */
type Awaited = Goal | 'result'

interface Arrival {
  /** From navigation start until it was painted. */
  readonly ms: number
  readonly lcpMs: number
  /** Time of each task above 50 ms, summed from navigation start until the page is idle. */
  readonly blockedMs: number
  /** All requests to the page's own site until it is idle, gzip level 9; fonts and images as they are. */
  readonly fetchedKb: number
}

interface ArrivalWindow {
  readonly arrivedMs: Readonly<Record<string, number>>
  readonly observed: { readonly lcp: number; readonly longTasks: readonly number[] }
}

/** Builds a minimal React page as a baseline on the same machine. */
export async function buildHello(): Promise<void> {
  const args = [
    'build',
    'tests/bench/hello',
    '--outDir',
    `${process.cwd()}/${HELLO_FOLDER}`,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const { code, output } = await run(bin('vite'), args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(output)
}

function gzipKb(siteFolder: string, paths: Iterable<string>): number {
  const bytes = [...paths].map((path) => {
    const file = readFileSync(`${siteFolder}/${path === '/' || !path.includes('.') ? 'index.html' : path}`)
    return path.endsWith('.woff2') || path.endsWith('.png') ? file.length : gzipSync(file, { level: 9 }).length
  })
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

/** Opens a page on a slow phone, and waits for what a user waits for, and until it rests. */
export async function openArrival(
  browser: Browser,
  site: { readonly url: string; readonly folder: string },
  path: string,
  width: number,
  awaited: Awaited | undefined,
): Promise<Arrival> {
  const { page, close } = await openSlowPhone(browser, width)
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) fetched.add(new URL(request.url()).pathname)
  })
  await page.addInitScript({ path: OBSERVER })
  if (awaited !== undefined)
    await page.addInitScript(
      (name) => (window as unknown as { watchArrival(of: string): void }).watchArrival(name),
      awaited,
    )
  await page.goto(site.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    ([name, until]) =>
      performance.now() > until && (name === '' || name in (window as unknown as ArrivalWindow).arrivedMs),
    [awaited ?? '', REST_MS] as const,
    { polling: 500 },
  )
  const { arrivedMs, observed } = await readArrival(page)
  await close()
  return {
    ms: arrivedMs[awaited ?? ''] ?? observed.lcp,
    lcpMs: observed.lcp,
    blockedMs: observed.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    fetchedKb: gzipKb(site.folder, fetched),
  }
}

function readArrival(page: Page): Promise<ArrivalWindow> {
  return page.evaluate(() => {
    const { arrivedMs, observed } = window as unknown as ArrivalWindow
    return { arrivedMs, observed }
  })
}

/**
 * What a user waits for on a slow phone, relative to the LCP of a React hello world opened alternately: the first value
 * from the chain, the first quote for a typed amount, the first tap on "Connect Wallet" that opens its dialog, and the first
 * table of the exchange's index.
 */
export async function measureArrival(browser: Browser, siteUrl: string, siteFolder: string): Promise<BenchRow[]> {
  await buildHello()
  const helloSite = await serveStatic(HELLO_FOLDER, await freePort(0))
  const hello = { url: helloSite.url, folder: HELLO_FOLDER }
  const site = { url: siteUrl, folder: siteFolder }
  const opened = {
    hello: [] as Arrival[],
    figure: [] as Arrival[],
    quote: [] as Arrival[],
    dialog: [] as Arrival[],
    table: [] as Arrival[],
    home: [] as Arrival[],
    desktop: [] as Arrival[],
  }
  for (let turn = 0; turn < RUNS; turn += 1) {
    opened.hello.push(await openArrival(browser, hello, '/', PHONE_PX, undefined))
    opened.figure.push(await openArrival(browser, site, '/earn', PHONE_PX, 'figure'))
    opened.quote.push(
      await openArrival(browser, site, `/swap?outputCurrency=${deployment.tokens.USDC.address}`, PHONE_PX, 'quote'),
    )
    opened.dialog.push(await openArrival(browser, site, '/earn', PHONE_PX, 'dialog'))
    opened.table.push(await openArrival(browser, site, '/info', PHONE_PX, 'table'))
    opened.home.push(await openArrival(browser, site, '/', PHONE_PX, undefined))
    opened.desktop.push(await openArrival(browser, site, '/earn', DESKTOP_PX, 'figure'))
  }
  await helloSite.close()

  const of = (name: keyof typeof opened, figure: keyof Arrival) =>
    median(opened[name].map((each) => each[figure])) ?? Number.NaN
  const helloMs = of('hello', 'lcpMs')
  const spread = (name: keyof typeof opened) => {
    const values = opened[name].map(({ ms }) => Math.round(ms))
    return `${String(Math.min(...values))} to ${String(Math.max(...values))} ms; the hello world's LCP ${String(Math.round(helloMs))} ms`
  }
  const ratio = (name: Goal, what: string): BenchRow => ({
    name: `${what}, CPU x4, 4G`,
    value: of(name, 'ms') / helloMs,
    unit: 'x hello',
    budget: GOALS[name],
    note: spread(name),
  })
  const blocked = (name: keyof typeof opened, px: number): BenchRow => ({
    name: `main thread blocked at ${String(px)} px, CPU x4`,
    value: of(name, 'blockedMs'),
    unit: 'ms',
    budget: 300,
    note: `hello world: ${String(Math.round(of('hello', 'blockedMs')))} ms`,
  })
  const everything = (name: keyof typeof opened, path: string): BenchRow => ({
    name: `everything fetched of ${path}, gzip`,
    value: of(name, 'fetchedKb'),
    unit: 'KB',
    note: `scripts, texts, deployment, fonts, pictures; hello world: ${of('hello', 'fetchedKb').toFixed(1)} KB`,
  })
  return [
    ratio('figure', 'first figure on /earn'),
    ratio('quote', 'first quote for a typed amount on /swap'),
    ratio('dialog', 'a tap on "Connect Wallet" opens its dialog'),
    ratio('table', 'first table on /info'),
    blocked('figure', PHONE_PX),
    blocked('desktop', DESKTOP_PX),
    everything('home', '/'),
    everything('figure', '/earn'),
    everything('quote', '/swap'),
    everything('table', '/info'),
  ]
}

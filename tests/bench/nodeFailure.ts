import type { Browser, Page } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { type Fault, type FaultyNode, startFaultyNode } from '../fault/faultyNode'
import { createChain } from '../support/chain'
import { buildSite } from '../support/site'
import { openEarn } from './earnPage'
import { type BenchRow, median } from './figures'

const SITE_FOLDER = '.cache/bench-nodes-dist'
const VAULT = 'single-cro'
const DEPOSIT = '0xd0e30db0'
/** Number of open pages, each at a different point between two polls of 6 s. */
const PAGES = 4
const POLL_MS = 6_000
const FAULTS = { dead: 'died', slow: 'hangs', behind: 'fell 20 blocks behind' } as const satisfies Partial<
  Record<Fault, string>
>

/** The figures from the nodes, without what comes from the index. */
const FIGURES = `[data-testid="vault-card-${VAULT}"] dt + dd`
const cardText = async (page: Page) => (await page.locator(FIGURES).allInnerTexts()).join(' ')

/** Opens pages whose polls happen at different times. */
async function openPages(browser: Browser, siteUrl: string): Promise<Page[]> {
  const pages: Page[] = []
  while (pages.length < PAGES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 2400 } })
    await openEarn(page, siteUrl)
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), POLL_MS / PAGES)
    pages.push(page)
  }
  return pages
}

/** The node that the pages currently use. */
async function nodeInUse(page: Page, nodes: readonly FaultyNode[]): Promise<FaultyNode> {
  const before = nodes.map((node) => node.requests())
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), POLL_MS)
  const asked = nodes.map((node, i) => node.requests() - (before[i] ?? 0))
  const most = nodes[asked.indexOf(Math.max(...asked))]
  if (most === undefined) throw new Error('No node')
  return most
}

async function timesOf(
  browser: Browser,
  siteUrl: string,
  nodes: readonly FaultyNode[],
  fault: Fault,
  change: () => Promise<void>,
): Promise<number[]> {
  const pages = await openPages(browser, siteUrl)
  const [first] = pages
  if (first === undefined) return []
  const node = await nodeInUse(first, nodes)
  const before = await cardText(first)
  node.fault = fault
  await change()
  const startedAtMs = performance.now()
  const shown = await Promise.all(
    pages.map(async (page) => {
      await page.waitForFunction(
        ([figures, text]) =>
          [...document.querySelectorAll<HTMLElement>(figures)].map(({ innerText }) => innerText).join(' ') !== text,
        [FIGURES, before] as const,
        { timeout: 60_000 },
      )
      return { ms: performance.now() - startedAtMs, text: await cardText(page) }
    }),
  )
  node.fault = 'none'
  const fresh = await browser.newPage({ viewport: { width: 1280, height: 2400 } })
  await openEarn(fresh, siteUrl)
  const right = await cardText(fresh)
  await Promise.all([...pages, fresh].map((page) => page.close()))
  if (shown.some(({ text }) => text !== right)) throw new Error(`Wrong figures after a node that is ${fault}`)
  return shown.map(({ ms }) => ms)
}

/** Measures how long an open page shows outdated values after its node failed and the chain changed. */
export async function measureNodeFailure(browser: Browser, devnet: Devnet): Promise<BenchRow[]> {
  const nodes = await Promise.all(
    [1, 2, 3].map(() => startFaultyNode({ rpcUrl: devnet.rpcUrl, otherChainUrl: devnet.rpcUrl })),
  )
  await buildSite(SITE_FOLDER, { rpcUrls: nodes.map(({ url }) => url) })
  const site = await serveStatic(SITE_FOLDER, await freePort(0))
  const chain = createChain(devnet.rpcUrl)
  const accounts = [...devnet.accounts].reverse()
  const rows: BenchRow[] = []
  for (const [fault, words] of Object.entries(FAULTS) as [Fault, string][]) {
    const from = accounts.shift() ?? ''
    const times = await timesOf(browser, site.url, nodes, fault, async () => {
      await chain.rpc('eth_sendTransaction', [
        {
          from,
          to: deployment.vaults.list[VAULT].shareToken,
          data: DEPOSIT,
          value: '0x10f0cf064dd59200000',
          gas: '0x989680',
        },
      ])
    })
    const spread = times.map((ms) => (ms / 1000).toFixed(1)).sort((a, b) => Number(a) - Number(b))
    rows.push({
      name: `right figures again after the node in use ${words}`,
      value: (median(times) ?? 0) / 1000,
      unit: 's',
      budget: 10,
      note: `${spread.join(', ')}; a poll each 6 s`,
    })
  }
  await site.close()
  await Promise.all(nodes.map((node) => node.close()))
  return rows
}

import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { startAnvil } from '../../devnet/chain/anvil.ts'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { startFaultyNode } from '../fault/faultyNode'
import { startFaultyService } from '../fault/faultyService'
import { createChain } from '../support/chain'
import { startQuietDevnet } from '../support/quietDevnet'
import { browserArguments, buildSite } from '../support/site'
import type { World } from './area'
import { openTab } from './tab'
import { createTruth } from './truth'

const SITE_FOLDER = '.cache/monkey-dist'
const OTHER_CHAIN_ID = 99
const NODE_COUNT = 3

/** The site with its chain and fault proxies, shared by all walks. */
export interface Playground {
  /** Resets the chain and the proxies, and opens a path in a new browser context. */
  begin(path: string): Promise<World>
  stop(): Promise<void>
}

type Places = Pick<World, 'siteUrl' | 'devnet' | 'chain' | 'truth' | 'nodes' | 'services'>

/** Opens a path in a new browser context with the wallet connected. */
export async function openWorld(places: Places, browser: Browser, path: string): Promise<World> {
  const { devnet, siteUrl } = places
  const [account = ''] = devnet.accounts
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const tab = await openTab(context, { rpcUrl: devnet.rpcUrl, account, chainId: devnet.chainId, isConnected: true })
  await tab.page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  const { chainId } = devnet
  return {
    ...places,
    context,
    tabs: [tab],
    tab,
    account,
    chainId,
    sent: new Map(),
    stored: new Set(),
    isPaused: false,
    hadFocus: false,
    lastFaultMs: -Infinity,
  }
}

/** Builds the production site for three fault proxies of one node, and starts everything it needs. */
export async function startPlayground(executablePath: string | undefined): Promise<Playground> {
  const devnet = await startQuietDevnet()
  const other = await startAnvil({ port: await freePort(0), chainId: OTHER_CHAIN_ID })
  const services = await startFaultyService(devnet.servicesUrl)
  const nodes = await Promise.all(
    Array.from({ length: NODE_COUNT }, () => startFaultyNode({ rpcUrl: devnet.rpcUrl, otherChainUrl: other.rpc.url })),
  )
  await buildSite(SITE_FOLDER, { rpcUrls: nodes.map(({ url }) => url) })
  const site = await serveStatic(SITE_FOLDER, await freePort(0))
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(devnet.rpcUrl, services.url),
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  })
  const chain = createChain(devnet.rpcUrl)
  const places: Places = { siteUrl: site.url, devnet, chain, truth: createTruth(devnet.rpcUrl), nodes, services }
  let snapshotId = await chain.snapshot()
  let world: World | undefined
  return {
    async begin(path) {
      await world?.context.close()
      for (const node of nodes) node.fault = 'none'
      services.fault = 'none'
      await chain.resumeMining()
      // A transaction with a nonce gap would otherwise be mined in the next walk.
      await chain.rpc('anvil_dropAllTransactions', [])
      await chain.revert(snapshotId)
      snapshotId = await chain.snapshot()
      world = await openWorld(places, browser, path)
      return world
    },
    async stop() {
      await browser.close()
      await site.close()
      await Promise.all([...nodes, services].map((proxy) => proxy.close()))
      await devnet.stop()
      await other.stop()
    },
  }
}

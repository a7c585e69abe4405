import { startAnvil } from '../../devnet/chain/anvil.ts'
import { TEST_MS } from '../../scripts/support/limits.mjs'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { test as base, expect } from '../e2e/support/test'
import { buildSite } from '../support/site'
import { type FaultyNode, startFaultyNode } from './faultyNode'

const SITE_FOLDER = '.cache/fault-dist'
const OTHER_CHAIN_ID = 99

interface FaultFixtures {
  /** The site's nodes, in its order; the last one is not in its list. All are healthy before each test. */
  nodes: readonly [FaultyNode, FaultyNode, FaultyNode, FaultyNode]
}

export { expect }

/** The production site on three nodes that can fail, in front of one real chain. */
export const test = base.extend<{ healthyNodes: undefined }, FaultFixtures>({
  nodes: [
    async ({ devnet }, use) => {
      const other = await startAnvil({ port: await freePort(0), chainId: OTHER_CHAIN_ID })
      const start = () => startFaultyNode({ rpcUrl: devnet.rpcUrl, otherChainUrl: other.rpc.url })
      const nodes = [await start(), await start(), await start(), await start()] as const
      await use(nodes)
      await Promise.all(nodes.map((node) => node.close()))
      await other.stop()
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  siteUrl: [
    async ({ nodes }, use) => {
      await buildSite(SITE_FOLDER, { rpcUrls: nodes.slice(0, 3).map(({ url }) => url) })
      const site = await serveStatic(SITE_FOLDER, await freePort(0))
      await use(site.url)
      await site.close()
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  hasOwnRequestLimits: true,
  healthyNodes: [
    async ({ nodes }, use) => {
      await use(undefined)
      for (const node of nodes) node.fault = 'none'
    },
    { auto: true },
  ],
  // Browsers log each failed request to the console, with its URL.
  possibleErrors: async ({ nodes }, use) => use(nodes.map(({ url }) => new RegExp(url.replaceAll('.', '\\.')))),
})

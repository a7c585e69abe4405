import { statfsSync } from 'node:fs'
import { bin, run } from '../../scripts/support/processes.mjs'

/**
 * The hosts that the build under test calls. They exist nowhere: each worker's browser maps them to that worker's
 * own devnet, so one build serves all workers whatever their ports are.
 */
const RPC_HOST = 'rpc.sundial.localhost'
const SERVICES_HOST = 'services.sundial.localhost'
const RELAY_HOST = 'relay.sundial.localhost'
const BRIDGE_HOST = 'bridge.sundial.localhost'

/** The WalletConnect project of the build; a relay of the tests asks nobody about it. */
export const PROJECT_ID = '0'.repeat(32)

/** The chain id of the browser tests: that of Cronos, so that the production path is what they exercise. */
export const CHAIN_ID = 25

interface SiteChange {
  /** A vite config in place of the project's. */
  readonly config: string
  /** Name of a deployment file, from the folder of the deployments. */
  readonly deployment: string
  /** Nodes in place of the one host. */
  readonly rpcUrls: readonly string[]
}

/**
 * Builds the production site for a devnet that browsers reach by those hosts.
 * @throws with what the build printed where it fails
 */
export async function buildSite(folder: string, change: Partial<SiteChange> = {}): Promise<void> {
  const { config = 'vite.config.ts', deployment = 'devnet', rpcUrls = [`http://${RPC_HOST}`] } = change
  const args = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await run(bin('vite'), args, {
    env: {
      NODE_ENV: 'production',
      SUNDIAL_DEPLOYMENT: deployment,
      SUNDIAL_RPC_URL: rpcUrls.join(' '),
      SUNDIAL_SERVICES_URL: `http://${SERVICES_HOST}`,
      SUNDIAL_CHAIN_ID: String(CHAIN_ID),
      SUNDIAL_WALLETCONNECT_PROJECT_ID: PROJECT_ID,
      SUNDIAL_WALLETCONNECT_RELAY_URL: `ws://${RELAY_HOST}`,
      SUNDIAL_WALLETCONNECT_BRIDGE_URL: `ws://${BRIDGE_HOST}`,
    },
  })
  if (code !== 0) throw new Error(output)
}

/** Whether an address is that of the build's node. */
export function isRpcRequest(url: string): boolean {
  return new URL(url).hostname === RPC_HOST
}

/** Where the services of WalletConnect are; without them their hosts lead nowhere. */
interface WalletServices {
  readonly relayUrl: string
  readonly bridgeUrl: string
}

/** What four browsers need of it, and some more. */
const SHARED_MEMORY_BYTES = 2 ** 30

/** Whether the browsers can share memory as they do by default; containers may have little, and files in its place are slow. */
function hasSharedMemory(): boolean {
  try {
    const { bsize, bavail } = statfsSync('/dev/shm')
    return bsize * bavail >= SHARED_MEMORY_BYTES
  } catch {
    return false
  }
}

/** Chromium's arguments that lead the build's hosts to a devnet and every other foreign host nowhere. */
export function browserArguments(rpcUrl: string, servicesUrl: string, wallets?: WalletServices): string[] {
  const rules = [
    `MAP ${RPC_HOST} ${new URL(rpcUrl).host}`,
    `MAP ${SERVICES_HOST} ${new URL(servicesUrl).host}`,
    ...(wallets === undefined
      ? []
      : [
          `MAP ${RELAY_HOST} ${new URL(wallets.relayUrl).host}`,
          `MAP ${BRIDGE_HOST} ${new URL(wallets.bridgeUrl).host}`,
        ]),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ]
  return [
    '--no-sandbox',
    '--disable-gpu',
    ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=${rules.join(', ')}`,
  ]
}

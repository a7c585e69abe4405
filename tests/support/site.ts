import { statfsSync } from 'node:fs'
import { bin, run } from '../../scripts/support/processes.mjs'

/**
 * Hosts that the tested build calls. They don't exist: each worker's browser maps them to its own devnet, so that one
 * build serves all workers, whatever their ports.
 */
const RPC_HOST = 'rpc.sundial.localhost'
const SERVICES_HOST = 'services.sundial.localhost'
const RELAY_HOST = 'relay.sundial.localhost'
const BRIDGE_HOST = 'bridge.sundial.localhost'

/** WalletConnect project id of the build; the test relay doesn't check it. */
export const PROJECT_ID = '0'.repeat(32)

/** Chain id of the browser tests: that of Cronos, to test the production path. */
export const CHAIN_ID = 25

interface SiteChange {
  /** A vite config to use instead of the project's. */
  readonly config: string
  /** Deployment file name, relative to the deployments folder. */
  readonly deployment: string
  /** Nodes to use instead of the single host. */
  readonly rpcUrls: readonly string[]
  /** Services to use instead of the host. */
  readonly servicesUrl: string
}

/**
 * Builds the production site for a devnet that browsers reach through those hosts.
 * @throws with the build's output if it fails
 */
export async function buildSite(folder: string, change: Partial<SiteChange> = {}): Promise<void> {
  const { config = 'vite.config.ts', deployment = 'devnet' } = change
  const { rpcUrls = [`http://${RPC_HOST}`], servicesUrl = `http://${SERVICES_HOST}` } = change
  const args = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await run(bin('vite'), args, {
    env: {
      NODE_ENV: 'production',
      SUNDIAL_DEPLOYMENT: deployment,
      SUNDIAL_RPC_URL: rpcUrls.join(' '),
      SUNDIAL_SERVICES_URL: servicesUrl,
      SUNDIAL_CHAIN_ID: String(CHAIN_ID),
      SUNDIAL_WALLETCONNECT_PROJECT_ID: PROJECT_ID,
      SUNDIAL_WALLETCONNECT_RELAY_URL: `ws://${RELAY_HOST}`,
      SUNDIAL_WALLETCONNECT_BRIDGE_URL: `ws://${BRIDGE_HOST}`,
    },
  })
  if (code !== 0) throw new Error(output)
}

/** Whether a URL is that of the build's node. */
export function isRpcRequest(url: string): boolean {
  return new URL(url).hostname === RPC_HOST
}

/** The local WalletConnect services; without them their hosts resolve to nothing. */
interface WalletServices {
  readonly relayUrl: string
  readonly bridgeUrl: string
}

/** Enough for four browsers. */
const SHARED_MEMORY_BYTES = 2 ** 30

/** Whether browsers can use shared memory as usual; containers may have little, and files instead are slow. */
function hasSharedMemory(): boolean {
  try {
    const { bsize, bavail } = statfsSync('/dev/shm')
    return bsize * bavail >= SHARED_MEMORY_BYTES
  } catch {
    return false
  }
}

/** Chromium arguments that map the build's hosts to a devnet, and every other host to nothing. */
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

import { fileURLToPath } from 'node:url'

/**
 * The hosts that the build under test calls. They exist nowhere: each worker's browser maps them to that worker's
 * own devnet, so one build serves all workers whatever their ports are.
 */
export const RPC_HOST = 'rpc.sundial.test'
export const SERVICES_HOST = 'services.sundial.test'

/** The chain id of the browser tests: that of Cronos, so that the production path is what they exercise. */
export const CHAIN_ID = 25

export const SITE_FOLDER = fileURLToPath(new URL('../../../.cache/e2e-dist', import.meta.url))

/** Chromium's arguments that lead the build's hosts to a devnet and every other foreign host nowhere. */
export function browserArguments(rpcUrl: string, servicesUrl: string): string[] {
  const rules = [
    `MAP ${RPC_HOST} ${new URL(rpcUrl).host}`,
    `MAP ${SERVICES_HOST} ${new URL(servicesUrl).host}`,
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ]
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=${rules.join(', ')}`,
  ]
}

import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'

export type Environment = Readonly<Record<string, string | undefined>>

const schemaUrl = new URL('../../src/config/deployment.schema.json', import.meta.url)
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, discriminator: true })
addFormats(ajv)
const validate = ajv.compile(JSON.parse(readFileSync(schemaUrl, 'utf8')) as object)

/** Schema errors of a deployment; empty if it is valid. */
export function validateDeployment(deployment: unknown): readonly ErrorObject[] {
  return validate(deployment) ? [] : (validate.errors ?? [])
}

/** Formats errors one per line, each with its field: `/contracts/multicall must match pattern ...`. */
export function describeErrors(errors: readonly ErrorObject[]): string {
  return errors
    .map(
      ({ instancePath, message, params }) =>
        `  ${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`,
    )
    .join('\n')
}

function withOrigin(address: unknown, origin: string): unknown {
  if (typeof address !== 'string') return address
  const url = new URL(address)
  return origin + url.pathname.replace(/\/$/, '') + url.search
}

/** Changes the lists of URLs, and drops those that it leaves empty. */
function withSubgraphUrls(
  subgraphs: unknown,
  change: (urls: readonly unknown[]) => readonly unknown[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(subgraphs ?? {}).flatMap(([name, urls]: [string, unknown]): readonly [string, unknown][] => {
      if (!Array.isArray(urls)) return [[name, urls]]
      const changed = [...new Set(change(urls))]
      return changed.length === 0 && urls.length > 0 ? [] : [[name, changed]]
    }),
  )
}

/** Stands in a subgraph's URL for the publisher's key of The Graph's gateway, and names the variable that has it. */
const GRAPH_API_KEY = 'SUNDIAL_GRAPH_API_KEY'

/** Without a key, URLs that need one are dropped. */
function withGraphApiKey(urls: readonly unknown[], apiKey: string | undefined): readonly unknown[] {
  const placeholder = `$${GRAPH_API_KEY}`
  return urls.flatMap((url) => {
    if (typeof url !== 'string' || !url.includes(placeholder)) return [url]
    return apiKey ? [url.replaceAll(placeholder, () => apiKey)] : []
  })
}

const PUBLIC_RELAY_URL = 'wss://relay.walletconnect.org'

/** WalletConnect v2 needs a project id and v1 a bridge. Both belong to the publisher, not to the repository. */
function walletServices(environment: Environment): Record<string, unknown> {
  const projectId = environment['SUNDIAL_WALLETCONNECT_PROJECT_ID']
  const relayUrl = environment['SUNDIAL_WALLETCONNECT_RELAY_URL'] || PUBLIC_RELAY_URL
  const bridgeUrl = environment['SUNDIAL_WALLETCONNECT_BRIDGE_URL']
  return {
    ...(projectId ? { walletConnect: { projectId, relayUrl } } : {}),
    ...(bridgeUrl ? { walletConnectV1: { bridgeUrl } } : {}),
  }
}

/**
 * Applies the build environment to a deployment: `SUNDIAL_WALLETCONNECT_PROJECT_ID`, `SUNDIAL_WALLETCONNECT_RELAY_URL`
 * (a custom relay), `SUNDIAL_WALLETCONNECT_BRIDGE_URL` and `SUNDIAL_GRAPH_API_KEY`; for test runs also `SUNDIAL_RPC_URL`
 * (one or more nodes, separated by spaces), `SUNDIAL_SERVICES_URL` (origin of all services, subgraphs and the explorer)
 * and `SUNDIAL_CHAIN_ID`.
 */
export function overrideDeployment(deployment: unknown, environment: Environment): unknown {
  if (typeof deployment !== 'object' || deployment === null) return deployment
  const changed: Record<string, unknown> = { ...deployment, ...walletServices(environment) }
  const rpcUrl = environment['SUNDIAL_RPC_URL']
  const servicesUrl = environment['SUNDIAL_SERVICES_URL']
  const chainId = environment['SUNDIAL_CHAIN_ID']
  if (changed['subgraphs'] !== undefined)
    changed['subgraphs'] = withSubgraphUrls(changed['subgraphs'], (urls) =>
      withGraphApiKey(urls, environment[GRAPH_API_KEY]),
    )
  if (rpcUrl) changed['rpcUrls'] = rpcUrl.split(' ')
  if (chainId) changed['chainId'] = Number(chainId)
  if (servicesUrl) {
    const origin = new URL(servicesUrl).origin
    changed['explorerUrl'] = withOrigin(changed['explorerUrl'], origin)
    const services = Object.entries(changed['services'] ?? {}).map(([name, url]) => [name, withOrigin(url, origin)])
    changed['services'] = Object.fromEntries(services)
    changed['subgraphs'] = withSubgraphUrls(changed['subgraphs'], (urls) => urls.map((url) => withOrigin(url, origin)))
  }
  return changed
}

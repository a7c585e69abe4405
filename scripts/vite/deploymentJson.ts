import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'

export type Environment = Readonly<Record<string, string | undefined>>

const schemaUrl = new URL('../../src/config/deployment.schema.json', import.meta.url)
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, discriminator: true })
addFormats(ajv)
const validate = ajv.compile(JSON.parse(readFileSync(schemaUrl, 'utf8')) as object)

/** What is wrong with a deployment, nothing where it is valid. */
export function validateDeployment(deployment: unknown): readonly ErrorObject[] {
  return validate(deployment) ? [] : (validate.errors ?? [])
}

/** One line an error, each naming its field: `/contracts/multicall must match pattern ...`. */
export function describeErrors(errors: readonly ErrorObject[]): string {
  return errors.map(({ instancePath, message, params }) => `  ${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`).join('\n')
}

function withOrigin(address: unknown, origin: string): unknown {
  if (typeof address !== 'string') return address
  const url = new URL(address)
  return origin + url.pathname.replace(/\/$/, '') + url.search
}

/**
 * The deployment with what a test run decides only when it starts: `SUNDIAL_RPC_URL` (one node),
 * `SUNDIAL_SERVICES_URL` (origin of every service and of the explorer) and `SUNDIAL_CHAIN_ID`.
 */
export function overrideDeployment(deployment: unknown, environment: Environment): unknown {
  if (typeof deployment !== 'object' || deployment === null) return deployment
  const changed: Record<string, unknown> = { ...deployment }
  const rpcUrl = environment['SUNDIAL_RPC_URL']
  const servicesUrl = environment['SUNDIAL_SERVICES_URL']
  const chainId = environment['SUNDIAL_CHAIN_ID']
  if (rpcUrl) changed['rpcUrls'] = [rpcUrl]
  if (chainId) changed['chainId'] = Number(chainId)
  if (servicesUrl) {
    const origin = new URL(servicesUrl).origin
    changed['explorerUrl'] = withOrigin(changed['explorerUrl'], origin)
    const services = Object.entries(changed['services'] ?? {}).map(([name, url]) => [name, withOrigin(url, origin)])
    changed['services'] = Object.fromEntries(services)
  }
  return changed
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { describeErrors, type Environment, overrideDeployment, validateDeployment } from './deploymentJson.ts'

const VIRTUAL_ID = 'virtual:deployment'
const RESOLVED_ID = `\0${VIRTUAL_ID}`
export const DEPLOYMENT_ASSET = 'deployment.json'

/** The hash is part of the code, so that a tampered file is rejected like a tampered chunk. */
function fetchedModule(json: string, reference: string): string {
  const integrity = `sha384-${createHash('sha384').update(json).digest('base64')}`
  return `export const inlined = undefined\nexport const file = { url: import.meta.ROLLUP_FILE_URL_${reference}, integrity: '${integrity}' }`
}

interface CheckedDeployment {
  readonly rpcUrls: readonly string[]
  readonly tokens: Readonly<Record<string, unknown>>
}

/**
 * Reads the deployment JSON selected by `SUNDIAL_DEPLOYMENT` (devnet by default).
 * @throws if it doesn't match its schema
 */
export function readDeployment(environment: Environment = process.env): CheckedDeployment {
  const path = deploymentPath(environment)
  const deployment = overrideDeployment(JSON.parse(readFileSync(path, 'utf8')), environment)
  const errors = validateDeployment(deployment)
  if (errors.length > 0) throw new Error(`${path} is not a valid deployment:\n${describeErrors(errors)}`)
  // Guaranteed by the schema.
  return deployment as CheckedDeployment
}

function deploymentPath(environment: Environment): string {
  return fileURLToPath(
    new URL(`../../src/config/deployments/${environment['SUNDIAL_DEPLOYMENT'] ?? 'devnet'}.json`, import.meta.url),
  )
}

/**
 * Provides `virtual:deployment`, validated against its schema, so that a build with a wrong address or a missing field
 * fails. In a build it is a JSON file beside the code, which browsers parse faster than code; otherwise the module
 * contains it.
 */
export function deploymentPlugin(environment: Environment = process.env): Plugin {
  let isBuild = false
  return {
    name: 'sundial-deployment',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined
      this.addWatchFile(deploymentPath(environment))
      const json = JSON.stringify(readDeployment(environment))
      if (!isBuild) return `export const inlined = ${json}\nexport const file = undefined`
      return fetchedModule(json, this.emitFile({ type: 'asset', name: DEPLOYMENT_ASSET, source: json }))
    },
    // Connects to the first node while the app is still loading.
    transformIndexHtml: () =>
      readDeployment(environment)
        .rpcUrls.slice(0, 1)
        .map((url) => ({
          tag: 'link',
          attrs: { rel: 'preconnect', href: new URL(url).origin, crossorigin: true },
          injectTo: 'head' as const,
        })),
  }
}

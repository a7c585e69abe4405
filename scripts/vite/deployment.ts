import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { describeErrors, overrideDeployment, validateDeployment, type Environment } from './deploymentJson.ts'

const VIRTUAL_ID = 'virtual:deployment'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

/**
 * Serves `virtual:deployment`: the JSON of `src/config/deployments/${SUNDIAL_DEPLOYMENT}` (devnet by default),
 * checked against its schema, so that a build with a wrong address or a missing field never leaves the machine.
 */
export function deploymentPlugin(environment: Environment = process.env): Plugin {
  const network = environment['SUNDIAL_DEPLOYMENT'] ?? 'devnet'
  const path = fileURLToPath(new URL(`../../src/config/deployments/${network}.json`, import.meta.url))
  return {
    name: 'sundial-deployment',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined
      this.addWatchFile(path)
      const deployment = overrideDeployment(JSON.parse(readFileSync(path, 'utf8')), environment)
      const errors = validateDeployment(deployment)
      if (errors.length > 0) this.error(`${path} is not a valid deployment:\n${describeErrors(errors)}`)
      return `export default ${JSON.stringify(deployment)}`
    },
  }
}

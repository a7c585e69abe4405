import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Deployment } from '@/config/deployment'
import { describeErrors, validateDeployment } from '../vite/deploymentJson'

/** Path of a network's deployment file. */
export function networkFile(network: string): string {
  if (!/^[a-z0-9-]+$/.test(network)) throw new Error(`'${network}' is no name of a network`)
  return fileURLToPath(new URL(`../../src/config/deployments/${network}.json`, import.meta.url))
}

/** @throws if the file is not a valid deployment */
export function readNetworkFile(file: string): Deployment {
  const deployment: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return validated(deployment, file)
}

/**
 * A network's file with what was deployed. What the network has beside that stays: its nodes, services and subgraphs.
 * @throws if the result is not a valid deployment
 */
export function withDeployed(before: Deployment, sections: object, startBlock: number): Deployment {
  return validated({ ...before, startBlock, ...sections }, 'The deployment')
}

/** Replaces the file at once: an interruption leaves the old or the new one. */
export function writeNetworkFile(file: string, deployment: Deployment): void {
  const half = `${file}.${process.pid}`
  writeFileSync(half, `${JSON.stringify(deployment, undefined, 2)}\n`)
  renameSync(half, file)
}

function validated(deployment: unknown, name: string): Deployment {
  const errors = validateDeployment(deployment)
  if (errors.length > 0) throw new Error(`${name} is not a valid deployment:\n${describeErrors(errors)}`)
  return deployment as Deployment
}

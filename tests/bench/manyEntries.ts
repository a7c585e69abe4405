import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildSite } from '../support/site'

export const VAULT_COUNT = 2000
export const FARM_COUNT = 500

/** Deployment file of the generated entries, relative to the project and to the deployments folder. */
const FILE = '.cache/bench-many-entries.json'
const FROM_DEPLOYMENTS = relative('src/config/deployments', '.cache/bench-many-entries')

interface Listed {
  readonly vaults: { readonly list: Readonly<Record<string, unknown>> }
  readonly farms: { readonly list: readonly object[] }
}

function readDevnet(): Listed {
  return JSON.parse(readFileSync('src/config/deployments/devnet.json', 'utf8')) as Listed
}

/** The number of farms of the devnet, whose pids the generated farms repeat. */
export function countFarms(): number {
  return readDevnet().farms.list.length
}

/**
 * Builds the site with 2,000 vaults and 500 farms: those of the devnet, repeated under new ids with the same addresses.
 * Each row shows real values and takes part in each block's update, but the node gets no more calls than for the original
 * entries.
 */
export async function buildManyEntries(folder: string): Promise<void> {
  const deployment = readDevnet()
  const listed = Object.entries(deployment.vaults.list)
  const rounds = Array.from({ length: Math.ceil(VAULT_COUNT / listed.length) }, (_, round) =>
    round === 0 ? '' : `-${round + 1}`,
  )
  const list = Object.fromEntries(rounds.flatMap((suffix) => listed.map(([id, vault]) => [id + suffix, vault])))
  const farms = Array.from({ length: FARM_COUNT }, (_, pid) => ({
    ...deployment.farms.list[pid % deployment.farms.list.length],
    pid,
  }))
  const repeated = {
    ...deployment,
    vaults: { ...deployment.vaults, list },
    farms: { ...deployment.farms, list: farms },
  }
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, JSON.stringify(repeated))
  await buildSite(folder, { config: 'tests/bench/manyEntries.config.ts', deployment: FROM_DEPLOYMENTS })
}

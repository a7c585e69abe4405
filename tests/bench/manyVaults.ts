import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildSite } from '../support/site'

export const VAULT_COUNT = 2000

/** Deployment file of the generated vaults, relative to the project and to the deployments folder. */
const FILE = '.cache/bench-many-vaults.json'
const FROM_DEPLOYMENTS = relative('src/config/deployments', '.cache/bench-many-vaults')

/**
 * Builds the site with 2,000 generated vaults: the devnet's vaults repeated under new ids with the same addresses. Each
 * row shows real values and takes part in each block's update, but the node gets no more calls than for the original
 * vaults.
 */
export async function buildManyVaults(folder: string): Promise<void> {
  const deployment = JSON.parse(readFileSync('src/config/deployments/devnet.json', 'utf8')) as {
    vaults: { list: Record<string, unknown> }
  }
  const listed = Object.entries(deployment.vaults.list)
  const rounds = Array.from({ length: Math.ceil(VAULT_COUNT / listed.length) }, (_, round) =>
    round === 0 ? '' : `-${round + 1}`,
  )
  const list = Object.fromEntries(rounds.flatMap((suffix) => listed.map(([id, vault]) => [id + suffix, vault])))
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...deployment, vaults: { ...deployment.vaults, list } }))
  await buildSite(folder, { config: 'tests/bench/manyVaults.config.ts', deployment: FROM_DEPLOYMENTS })
}

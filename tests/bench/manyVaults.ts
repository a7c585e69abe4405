import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildSite } from '../support/site'

export const VAULT_COUNT = 2000

/** Where the deployment of the generated vaults stands, from the project's folder and from that of the deployments. */
const FILE = '.cache/bench-many-vaults.json'
const FROM_DEPLOYMENTS = relative('src/config/deployments', '.cache/bench-many-vaults')

/**
 * Builds the site with 2,000 generated vaults: those of the devnet again and again, under ids of their own and with
 * the same addresses. So each row shows real figures and takes its part in each block's work, and the node is asked
 * no more than for the vaults that there are.
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

/**
 * npm run subgraphs [-- --network cronos] [-- --check]: writes the subgraph.yaml of each subgraph for a network and
 * builds it with The Graph's compiler, into subgraphs/build/<network>/<name>, ready to deploy. The compiled mapping, the
 * same for every network, is kept as subgraphs/<name>/compiled/mapping.wasm, which the local chain runs; `--check` compares
 * it instead of writing it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { IndexedDeployment } from '../subgraphs/manifest.ts'
import { type NetworkSubgraph, subgraphsOf } from '../subgraphs/subgraphs.ts'
import { ensureInstalled } from './support/install.mjs'
import { root, run, runScript } from './support/processes.mjs'

const folder = join(root, 'subgraphs')
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`
/**
 * Sections that the network may not have yet. Addresses are no part of a compiled mapping, so the mappings of these are built
 * and checked as the others are.
 */
const placeholders = {
  profile: { contracts: { profile: ZERO_ADDRESS } },
  nftMarket: { contracts: { market: ZERO_ADDRESS } },
  competition: {
    contracts: { competition: ZERO_ADDRESS },
    pairs: [{ pair: ZERO_ADDRESS, quote: 'USDC', quoteIndex: 0 }],
    pricePair: { pair: ZERO_ADDRESS, usdcIndex: 0 },
  },
  auctions: { contracts: { farmAuction: ZERO_ADDRESS } },
  squad: { contracts: { squad: ZERO_ADDRESS } },
} as const
/** Folder of the builds with placeholders, which can't be deployed. */
const MAPPINGS_ONLY = 'mappings-only'

async function graph(cwd: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(join(folder, 'node_modules/.bin/graph'), args, { cwd })
  if (code !== 0) throw new Error(`graph ${args.join(' ')} failed in ${cwd}:\n${output}`)
}

/** The mapping that all sources of a build share. */
function readBuilt(build: string): Buffer {
  const [file] = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.wasm'))
  if (file === undefined) throw new Error(`${build} has no compiled mapping`)
  return readFileSync(join(build, file))
}

async function build({ name, folder: sources, manifest }: NetworkSubgraph, targetFolder: string): Promise<Buffer> {
  const cwd = join(folder, sources)
  // YAML includes JSON.
  writeFileSync(join(cwd, 'subgraph.yaml'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  const target = join(folder, 'build', targetFolder, name)
  await graph(cwd, ['codegen', 'subgraph.yaml', '--skip-migrations', '--output-dir', 'generated'])
  await graph(cwd, ['build', 'subgraph.yaml', '--skip-migrations', '--output-dir', target])
  return readBuilt(target)
}

runScript(async () => {
  const { values } = parseArgs({
    options: { network: { type: 'string', default: 'devnet' }, check: { type: 'boolean', default: false } },
  })
  await ensureInstalled()
  await ensureInstalled('subgraphs')
  const path = join(root, 'src/config/deployments', `${values.network}.json`)
  const deployment = JSON.parse(readFileSync(path, 'utf8')) as IndexedDeployment
  const deployable = new Set(subgraphsOf(deployment).map(({ name }) => name))
  const subgraphs = subgraphsOf({ ...placeholders, ...deployment })
  // Those of one folder have the same mapping.
  const folders = new Map(subgraphs.map((subgraph) => [subgraph.folder, subgraph]))
  for (const subgraph of values.check ? folders.values() : subgraphs) {
    const built = await build(subgraph, deployable.has(subgraph.name) ? values.network : MAPPINGS_ONLY)
    const kept = join(folder, subgraph.folder, 'compiled')
    if (!values.check) {
      mkdirSync(kept, { recursive: true })
      writeFileSync(join(kept, 'mapping.wasm'), built)
    } else if (!readFileSync(join(kept, 'mapping.wasm')).equals(built))
      throw new Error(`subgraphs/${subgraph.folder}/compiled differs from its sources; run \`npm run subgraphs\``)
    console.log(`${subgraph.name}: ${(built.length / 1_000).toFixed(1)} KB`)
  }
})

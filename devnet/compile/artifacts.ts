import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOrCreate } from '../chain/fileCache.ts'
import { paths } from '../paths.ts'
import { type CompiledContract, compile } from './compile.ts'
import { readSources } from './sources.ts'

export type Artifacts = Readonly<Record<string, CompiledContract>>

/** Hash of the contracts, the compiler settings and the imported packages. */
export function contractsHash(): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(paths.root, 'devnet/compile/compile.ts')))
  for (const name of ['solc', '@openzeppelin/contracts', '@uniswap/v2-core', '@uniswap/v2-periphery']) {
    hash.update(readFileSync(join(paths.nodeModules, name, 'package.json')))
  }
  for (const [path, text] of Object.entries(readSources(paths.contracts))) hash.update(`${path}\n${text}`)
  return hash.digest('hex').slice(0, 16)
}

/** Artifacts of everything the devnet deploys: our contracts, compiled or cached, and Uniswap's published bytecode. */
export async function readArtifacts(): Promise<Artifacts> {
  const file = await readOrCreate(join(paths.cache, `contracts-${contractsHash()}.json`), async () =>
    JSON.stringify(await compile(readSources(paths.contracts), ['abi', 'evm.bytecode.object'])),
  )
  const ours = JSON.parse(readFileSync(file, 'utf8')) as Artifacts
  return {
    ...ours,
    UniswapV2Factory: prebuilt('@uniswap/v2-core/build/UniswapV2Factory.json'),
    UniswapV2Pair: prebuilt('@uniswap/v2-core/build/UniswapV2Pair.json'),
    UniswapV2Router02: prebuilt('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
  }
}

function prebuilt(path: string): CompiledContract {
  const { abi, bytecode } = JSON.parse(readFileSync(join(paths.nodeModules, path), 'utf8')) as CompiledContract
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonFragment } from 'ethers'
import { paths } from '../paths.ts'

export interface CompiledContract {
  readonly abi: readonly JsonFragment[]
  /** Creation bytecode with 0x; '0x' for interfaces and abstract contracts. */
  readonly bytecode: string
}

interface SolcOutput {
  readonly errors?: readonly { readonly errorCode?: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<string, Record<string, { abi: JsonFragment[]; evm?: { bytecode?: { object: string } } }>>
  >
}

/** The `solc` package types it as any. */
interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } }): string
}

/** Warning about future keywords: staking bars have long had a function named `leave`. */
const FUTURE_KEYWORD = '6335'

type EvmVersion = 'cancun' | 'paris'

const SETTINGS = {
  // These optimizer steps take three quarters of the compile time and save only a few percent of gas.
  optimizer: { enabled: true, runs: 200, details: { cse: false, yul: false } },
  // With the metadata hash, every comment would change the bytecode.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
}

/**
 * Compiles Solidity with solc from npm; package imports resolve to node_modules.
 * Throws solc's errors and warnings for our own files.
 */
export async function compile(
  sources: Readonly<Record<string, string>>,
  outputs: readonly string[],
  evmVersion: EvmVersion = 'cancun',
): Promise<Readonly<Record<string, CompiledContract>>> {
  const { default: solc } = await import('solc')
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([path, content]) => [path, { content }])),
    settings: {
      ...SETTINGS,
      evmVersion,
      outputSelection: Object.fromEntries(Object.keys(sources).map((path) => [path, { '*': [...outputs] }])),
    },
  }
  const readImport = (path: string) => ({ contents: readFileSync(join(paths.nodeModules, path), 'utf8') })
  const compiler = solc as Compiler
  const output = JSON.parse(compiler.compile(JSON.stringify(input), { import: readImport })) as SolcOutput
  const problems = (output.errors ?? [])
    .filter(({ errorCode }) => errorCode !== FUTURE_KEYWORD)
    .map((problem) => problem.formattedMessage)
  if (problems.length > 0) throw new Error(`Solidity does not compile cleanly:\n${problems.join('\n')}`)

  const compiled: Record<string, CompiledContract> = {}
  for (const path of Object.keys(sources)) {
    for (const [name, contract] of Object.entries(output.contracts?.[path] ?? {})) {
      if (name in compiled) throw new Error(`Two contracts are named ${name}`)
      compiled[name] = {
        abi: contract.abi.map(withoutInternalTypes),
        bytecode: `0x${contract.evm?.bytecode?.object ?? ''}`,
      }
    }
  }
  return compiled
}

function withoutInternalTypes(fragment: JsonFragment): JsonFragment {
  return JSON.parse(
    JSON.stringify(fragment, (key, value: unknown) => (key === 'internalType' ? undefined : value)),
  ) as JsonFragment
}

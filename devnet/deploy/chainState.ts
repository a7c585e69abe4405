import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/support/ports.mjs'
import { startAnvil } from '../chain/anvil.ts'
import { readOrCreate, stateFileOf } from '../chain/fileCache.ts'
import { contractsHash, readArtifacts } from '../compile/artifacts.ts'
import { readTypeScript } from '../compile/sources.ts'
import { paths } from '../paths.ts'
import type { DevnetDeployment } from './deploymentJson.ts'

export interface StoredChain {
  /** Path for anvil's --load-state. */
  readonly stateFile: string
  readonly deployment: DevnetDeployment
}

/** Same as on Cronos. */
const BLOCK_GAS_LIMIT = 60_000_000
/** Lets all transactions of a deploy step fit into one block. */
const DEPLOY_GAS_LIMIT = 10_000_000_000
const DAY_SEC = 86_400
/** The chain is deployed in the past, so that blocks up to now can follow. */
const AGE_SEC = DAY_SEC
/** More than the chain time that a deployment takes. */
const DEPLOY_SEC = 6 * 3_600

/**
 * The deployed and seeded chain: from the cache if its sources are unchanged, deployed now otherwise.
 * Concurrent processes wait for the first one.
 */
export async function readChainState(chainId: number): Promise<StoredChain> {
  const file = join(paths.cache, `chain-${chainId}-${chainHash()}.json`)
  await readOrCreate(file, () => deployToState(chainId, stateFileOf(file)))
  return { stateFile: stateFileOf(file), deployment: JSON.parse(readFileSync(file, 'utf8')) as DevnetDeployment }
}

/**
 * Timestamp at which the deployment starts, in Unix seconds. No midnight falls into a deployment, which would leave the
 * staking bars without the snapshot of that day: they take one at each midnight before and after it.
 */
export function deployTime(nowSec: number): number {
  const timeSec = nowSec - AGE_SEC
  return timeSec - Math.max(0, (timeSec % DAY_SEC) - (DAY_SEC - DEPLOY_SEC))
}

/** Hash of the contracts, deploy steps and tables. */
function chainHash(): string {
  const hash = createHash('sha256').update(contractsHash())
  for (const [path, text] of Object.entries(readTypeScript(['deploy', 'tables', 'chain', 'brand.ts'])))
    hash.update(`${path}\n${text}`)
  return hash.digest('hex').slice(0, 16)
}

/** Deploys, writes the node's state to its own file and returns the deployment as text. */
async function deployToState(chainId: number, stateFile: string): Promise<string> {
  const artifacts = await readArtifacts()
  const [{ deployChain }, { deploymentOf }, { barHistoryStart }] = await Promise.all([
    import('./deployChain.ts'),
    import('./deploymentJson.ts'),
    import('./bars.ts'),
  ])
  const half = `${stateFile}.${process.pid}`
  const timestamp = deployTime(Math.floor(Date.now() / 1000))
  const args = [
    '--timestamp',
    String(barHistoryStart(timestamp)),
    '--no-mining',
    '--no-request-size-limit',
    '--gas-limit',
    String(DEPLOY_GAS_LIMIT),
    '--dump-state',
    half,
  ]
  const anvil = await startAnvil({ port: await freePort(0), chainId, args })
  let deployment: DevnetDeployment
  try {
    const accounts = (await anvil.rpc.send('eth_accounts')) as readonly string[]
    deployment = deploymentOf(await deployChain(anvil.rpc, artifacts, accounts, timestamp), accounts)
    await anvil.rpc.batch([
      { method: 'evm_setBlockGasLimit', params: [`0x${BLOCK_GAS_LIMIT.toString(16)}`] },
      { method: 'evm_mine', params: [] },
    ])
  } finally {
    // anvil dumps the state when it exits.
    await anvil.stop()
  }
  writeFileSync(stateFile, withoutTraces(readFileSync(half, 'utf8')))
  rmSync(half, { force: true })
  return `${JSON.stringify(deployment, undefined, 2)}\n`
}

/** Drops transaction traces, which nobody requests, to halve what the node loads at each start. */
function withoutTraces(state: string): string {
  const { transactions, ...rest } = JSON.parse(state) as { readonly transactions: readonly { readonly info: object }[] }
  return JSON.stringify({
    ...rest,
    transactions: transactions.map((transaction) => ({
      ...transaction,
      info: { ...transaction.info, traces: [], out: null },
    })),
  })
}

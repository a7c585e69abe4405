import type { Wallet } from 'ethers'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { readArtifacts } from '../../devnet/compile/artifacts'
import { checkMade } from '../../devnet/publish/checkMade'
import { Journal, type JournalHead } from '../../devnet/publish/journal'
import { deployOnListed } from '../../devnet/publish/mainnetPlan'
import { NodeError, PatientRpc } from '../../devnet/publish/patientRpc'
import { deployPublic } from '../../devnet/publish/plan'
import { PublicScript } from '../../devnet/publish/publicScript'
import { SignedSender } from '../../devnet/publish/signedSender'
import { checkDeployment } from '../doctor/checkDeployment'
import { readNetworkFile, withDeployed, writeNetworkFile } from './networkFile'

export interface PublishOptions {
  readonly wallet: Wallet
  /** The network's deployment before; its nodes are asked. */
  readonly file: string
  /** Where the deployment is written; `file` by default. */
  readonly out?: string
  readonly rpcUrl?: string
  readonly journalFile: string
  readonly treasury?: string
  readonly operator?: string
  readonly liquidityWei: bigint
  /** Ids of the vaults to deploy; all if absent. */
  readonly vaults?: readonly string[]
  readonly maxPriceWei: bigint
  /** Needed on Cronos itself: that it is meant, and who has audited the contracts. */
  readonly isMainnetMeant: boolean
  readonly audit?: string
  readonly pollMs?: number
  readonly log: (line: string) => void
}

const MAINNET = 25
const WEI = 10n ** 18n
/** What all transactions took in a rehearsal. */
const ABOUT_GAS = 1_050_000_000n
/** Runs opcodes of Shanghai and Cancun: PUSH0 thrice, MCOPY, STOP. */
const OPCODES = '0x5f5f5f5e00'

/**
 * Deploys everything to a public network, or goes on with what was interrupted; reads it back; and writes the network's
 * deployment file.
 */
export async function publish(options: PublishOptions): Promise<Deployment> {
  const { wallet, file, out = file, journalFile, log, liquidityWei } = options
  const before = readNetworkFile(file)
  mustBeAllowed(before, options)
  const { address: deployer } = wallet
  const { treasury = deployer, operator = deployer } = options
  const rpc = new PatientRpc(options.rpcUrl ?? before.rpcUrls[0] ?? '')
  await mustBeChain(rpc, before)
  const startBlock = Number(await rpc.send('eth_blockNumber'))
  const { network, chainId } = before
  const journal = Journal.open(journalFile, {
    kind: 'head',
    version: 1,
    network,
    chainId,
    deployer,
    treasury,
    operator,
    startBlock,
    liquidityWei: String(liquidityWei),
    known: await knownContracts(rpc, before),
    subgraphs: Object.keys(before.subgraphs),
    ...(options.vaults === undefined ? {} : { vaults: options.vaults }),
    ...(options.audit === undefined ? {} : { audit: options.audit }),
  })
  log(`${journal.isBegun ? 'Going on' : 'Beginning'} on ${network} (chain ${chainId}) with ${deployer}: ${journalFile}`)
  if (!journal.isBegun && chainId !== MAINNET) await mustHaveFunds(rpc, deployer, options)

  const { maxPriceWei, pollMs = 1_000 } = options
  const sender = new SignedSender({ rpc, wallet, chainId, journal, log, maxPriceWei, pollMs })
  await sender.resume()
  const artifacts = await readArtifacts()
  const nextNonce = Number(await rpc.send('eth_getTransactionCount', [deployer, 'latest']))
  const script = new PublicScript({ rpc, artifacts, deployer, journal, sender, nextNonce }, startBlock)
  const { known, subgraphs, vaults } = journal.head
  const sections =
    chainId === MAINNET
      ? await deployOnListed(script, before)
      : await deployPublic(script, {
          treasury,
          operator,
          liquidityWei,
          known,
          subgraphs: new Set(subgraphs),
          ...(vaults === undefined ? {} : { vaults: new Set(vaults) }),
        })
  const deployment = withDeployed(before, sections, journal.head.startBlock)
  const { problems, asked } = await checkMade(rpc, script.made, (name) => script.bytecodeOf(name), {
    deployer,
    treasury,
    operator,
  })
  log(`Read back ${script.made.length} contracts with ${asked} requests: ${problems.length} problems`)
  const findings = await findingsOf(deployment, rpc.url)
  const all = [...problems, ...findings]
  if (all.length > 0) throw new Error(`The chain differs from what was deployed:\n${all.join('\n')}`)
  writeNetworkFile(out, deployment)
  log(`${journal.states.size} transactions, ${gasOf(journal)} gas. Wrote ${out}`)
  return deployment
}

function mustBeAllowed({ chainId, network }: Deployment, { isMainnetMeant, audit }: PublishOptions): void {
  if (network === 'devnet') throw new Error('The local Cronos deploys itself: npm run devnet')
  if (chainId !== MAINNET) return
  if (isMainnetMeant && audit !== undefined && audit.trim() !== '') return
  throw new Error(
    'On Cronos itself, people trust these contracts with real money: name the audit with --audit <text>, and confirm with --i-know.',
  )
}

async function mustBeChain(rpc: PatientRpc, { chainId, chainName }: Deployment): Promise<void> {
  const is = Number(await rpc.send('eth_chainId'))
  if (is !== chainId) throw new Error(`The node is on chain ${is}, but ${chainName} is ${chainId}`)
  try {
    await rpc.send('eth_call', [{ data: OPCODES }, 'latest'])
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    throw new Error(`${chainName} can't run code for Cancun, for which the contracts are compiled: ${error.message}`, {
      cause: error,
    })
  }
}

async function mustHaveFunds(rpc: PatientRpc, deployer: string, { liquidityWei, log }: PublishOptions): Promise<void> {
  const wei = BigInt(String(await rpc.send('eth_getBalance', [deployer, 'latest'])))
  // Payouts and native stakes come to a few per cent of the liquidity.
  const needed = liquidityWei + liquidityWei / 20n
  if (wei < needed) throw new Error(`${deployer} has ${wei / WEI} CRO, and needs ${needed / WEI} beside the fees`)
  const price = BigInt(String(await rpc.send('eth_gasPrice')))
  log(`All transactions take about ${ABOUT_GAS} gas: ${(ABOUT_GAS * price) / WEI} CRO at the current price`)
}

/** Multicall and wrapped CRO, if the network has them where its file says. */
async function knownContracts(rpc: PatientRpc, { contracts }: Deployment): Promise<JournalHead['known']> {
  const has = async (address: string | undefined) =>
    address !== undefined && String(await rpc.send('eth_getCode', [address, 'latest'])) !== '0x'
  const { multicall, wcro } = contracts
  return {
    ...((await has(multicall)) && multicall !== undefined ? { multicall } : {}),
    ...((await has(wcro)) && wcro !== undefined ? { wcro } : {}),
  }
}

/** What `npm run check:config` finds. */
async function findingsOf(deployment: Deployment, rpcUrl: string): Promise<readonly string[]> {
  const client = createRpcClient(createFallbackNodes([rpcUrl], undefined))
  const { findings } = await checkDeployment(deployment, vaultTable, client)
  return findings.map(({ field, problem }) => `${field}: ${problem}`)
}

function gasOf({ states }: Journal): number {
  return [...states.values()].reduce((sum, { mined }) => sum + (mined?.gasUsed ?? 0), 0)
}

import { type Anvil, startAnvil } from './chain/anvil.ts'
import { passDays } from './chain/days.ts'
import { rolesOf } from './deploy/accounts.ts'
import { readChainState } from './deploy/chainState.ts'
import type { DevnetDeployment } from './deploy/deploymentJson.ts'
import type { DevnetKeeperOptions } from './keeper/devnetKeeper.ts'
import { startServices } from './services/server.ts'
import { BLOCK_TIME_SEC, DEFAULT_CHAIN_ID, DEFAULT_PORT, DEFAULT_SERVICES_PORT } from './tables/network.ts'
import { startTraders } from './traders.ts'
import { createPastTrades } from './trading/pastTrades.ts'

export interface DevnetOptions {
  /** JSON-RPC port; 8545 by default. */
  readonly port?: number
  /** Port of the HTTP services and the explorer; 8600 by default. */
  readonly servicesPort?: number
  /** 31337 by default, so that nothing signed here is valid on Cronos. */
  readonly chainId?: number
  /** Whether accounts trade and borrow, which moves prices and rewards; true by default. */
  readonly traders?: boolean
  /** Whether rounds of the games run; by default if accounts trade. */
  readonly keeper?: boolean
  /** Seconds of a round of the prediction market, 300 by default, and between draws of the lottery, 43,200 by default. */
  readonly roundSec?: number
  readonly lotterySec?: number
  /** Seconds between blocks, 2 by default; 'automine' mines a block per transaction. */
  readonly blockTimeSec?: number | 'automine'
  /** Unsigned votes of one more proposal, to measure with; none by default. */
  readonly bulkVotes?: number
}

export interface Devnet {
  readonly rpcUrl: string
  readonly servicesUrl: string
  readonly chainId: number
  /** The node's well-known unlocked accounts, in their usual order. */
  readonly accounts: readonly string[]
  /** Resolves when the node process exits, for any reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Accounts above this number belong to the devnet itself. */
const PUBLIC_ACCOUNTS = 10
/** Vaults that are compounded while days pass, so that they have a history. */
const KEPT_VAULTS = ['single-cro', 'vvs-vvs', 'vvs-cro-usdc', 'vvs-lion-usdc', 'vvs-cro-ful', 'vvs-cro-lion'] as const
/** Blocks of recent history at the default block time, so that the app can measure the block time at once. */
const HISTORY_BLOCKS = 100
/** Fixed, so that every start has the same history. */
const PAST_SEED = 25

/** Starts the local Cronos, deployed and seeded. It ends with this process at the latest. */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const { port = DEFAULT_PORT, servicesPort = DEFAULT_SERVICES_PORT, chainId = DEFAULT_CHAIN_ID } = options
  const { traders = true, keeper = traders, blockTimeSec = BLOCK_TIME_SEC, roundSec, lotterySec, bulkVotes } = options
  const { stateFile, deployment } = await readChainState(chainId)
  const interval = blockTimeSec === 'automine' ? [] : ['--block-time', String(blockTimeSec)]
  const anvil = await startAnvil({ port, chainId, args: ['--load-state', stateFile, ...interval] })
  try {
    const accounts = (await anvil.rpc.send('eth_accounts')) as readonly string[]
    const trades = traders ? createPastTrades(deployment, rolesOf(accounts), PAST_SEED) : undefined
    await mineHistory(
      anvil,
      { paceSec: blockTimeSec === 'automine' ? BLOCK_TIME_SEC : blockTimeSec, trades },
      deployment,
      accounts,
    )
    const lengths = {
      ...(roundSec === undefined ? {} : { roundSec }),
      ...(lotterySec === undefined ? {} : { lotterySec }),
    }
    const keeping = keeper ? await startKeeper({ rpc: anvil.rpc, deployment, accounts, ...lengths }) : undefined
    const services = await startServices({
      rpc: anvil.rpc,
      port: servicesPort,
      deployment,
      ...(keeping === undefined ? {} : { keeper: keeping.keeper }),
      ...(bulkVotes === undefined ? {} : { bulkVotes }),
    })
    const trading = traders ? startTraders({ rpc: anvil.rpc, deployment, accounts }) : undefined
    return {
      rpcUrl: anvil.rpc.url,
      servicesUrl: services.url,
      chainId,
      accounts: accounts.slice(0, PUBLIC_ACCOUNTS),
      ended: anvil.ended,
      async stop() {
        await trading?.stop()
        await keeping?.stop()
        await services.stop()
        await anvil.stop()
      },
    }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

/** Imported lazily: it depends on ethers, which would slow down the start. */
async function startKeeper(options: DevnetKeeperOptions) {
  const { startDevnetKeeper } = await import('./keeper/devnetKeeper.ts')
  return startDevnetKeeper(options)
}

interface Past {
  /** Seconds between the newest blocks. */
  readonly paceSec: number
  readonly trades: ReturnType<typeof createPastTrades> | undefined
}

/** Mines blocks up to now, because the stored state may be days old. */
async function mineHistory(
  { rpc }: Anvil,
  { paceSec, trades }: Past,
  deployment: DevnetDeployment,
  accounts: readonly string[],
): Promise<void> {
  const pace = Math.max(1, Math.round(paceSec))
  const nowSec = Math.floor(Date.now() / 1000)
  const latest = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string }
  const startSec = Math.max(nowSec - HISTORY_BLOCKS * pace, Number(latest.timestamp) + 1)
  const upkeep = {
    from: rolesOf(accounts).deployer,
    bars: barsOf(deployment),
    vaults: keptVaults(deployment),
    cakeVault: deployment.farms.contracts.cakeVault,
    ...(trades === undefined ? {} : { trades }),
  }
  await passDays(rpc, upkeep, Number(latest.timestamp), startSec)
  await rpc.send('evm_setTime', [startSec])
  await rpc.send('anvil_mine', [`0x${HISTORY_BLOCKS.toString(16)}`, `0x${pace.toString(16)}`])
}

function keptVaults({ vaults }: DevnetDeployment): readonly string[] {
  return KEPT_VAULTS.flatMap((id) => vaults.list[id]?.shareToken ?? [])
}

function barsOf({ vaults }: DevnetDeployment): readonly string[] {
  return Object.values(vaults.list).flatMap(({ yieldSource }) =>
    yieldSource.kind === 'staking' ? [yieldSource.bar] : [],
  )
}

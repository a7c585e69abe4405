import type { Artifacts } from '../compile/artifacts.ts'
import { productToken } from '../brand.ts'
import type { Rpc } from '../chain/rpc.ts'
import { rolesOf } from './accounts.ts'
import { deployBridge } from './bridge.ts'
import { deployCroLock } from './croLock.ts'
import { deployExchange, type Exchange } from './exchange.ts'
import { deployFarms, type Farms } from './farms.ts'
import { seedInscriptions } from './inscriptions.ts'
import { deployMarkets, type Markets } from './markets.ts'
import { deployNfts, type Nfts } from './nfts.ts'
import { seedPositions } from './positions.ts'
import { DeployScript, type Deployed } from './script.ts'
import { deployTokens, WRAPPED_CRO, type Tokens } from './tokens.ts'
import { deployVaults, type Vaults } from './vaults.ts'
import { deployZap } from './zap.ts'

/** Everything that stands on the local chain. */
export interface Chain {
  readonly multicall: Deployed
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly farms: Farms
  readonly markets: Markets
  readonly vaults: Vaults
  readonly croLock: Deployed
  readonly nfts: Nfts
  readonly zap: Deployed
  readonly bridge: Deployed
}

const WEI = 10n ** 18n
const USER_CRO = 200_000n * WEI
const OWN_CRO = 10_000_000n * WEI

/** Deploys all areas, one step an area, to a node that mines only when it is told to. */
export async function deployChain(rpc: Rpc, artifacts: Artifacts, accounts: readonly string[]): Promise<Chain> {
  const roles = rolesOf(accounts)
  const people = accounts.slice(0, 10)
  const balances = accounts.map((account) => [account, people.includes(account) ? USER_CRO : OWN_CRO] as const)
  const funded = new Map([...balances, [roles.deployer, WRAPPED_CRO + OWN_CRO]])
  await rpc.batch([...funded].map(([account, wei]) => ({ method: 'anvil_setBalance', params: [account, `0x${wei.toString(16)}`] })))

  const script = new DeployScript(rpc, artifacts, roles.deployer)
  const multicall = script.deploy('Multicall')
  const tokens = deployTokens(script)
  const exchange = await deployExchange(script, tokens)
  const markets = deployMarkets(script, tokens, roles)
  const farms = deployFarms(script, tokens, exchange)
  await script.mine()
  const ground = { tokens, exchange, farms, markets, roles }
  const vaults = deployVaults(script, ground)
  await script.mine()
  seedPositions(script, ground, vaults.all)
  await script.mine()
  const croLock = deployCroLock(script, roles)
  const nfts = deployNfts(script, tokens, roles)
  const zap = deployZap(script, tokens, exchange)
  const bridge = deployBridge(script, roles)
  seedInscriptions(script, roles)
  await script.mine()
  return { multicall, tokens, exchange, farms, markets, vaults, croLock, nfts, zap, bridge }
}

/** The product's own token. */
export function productTokenOf({ tokens }: Chain): Deployed {
  return tokens.get(productToken.symbol)
}

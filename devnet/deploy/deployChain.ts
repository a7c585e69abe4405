import { productToken } from '../brand.ts'
import type { Rpc } from '../chain/rpc.ts'
import type { Artifacts } from '../compile/artifacts.ts'
import { IFO_PAIR } from '../tables/ifos.ts'
import { rolesOf } from './accounts.ts'
import { type Auctions, deployAuctions } from './auctions.ts'
import { deployBars } from './bars.ts'
import { deployBridge } from './bridge.ts'
import { type Claims, deployClaims, seededContributionsWei } from './claims.ts'
import { type Competitions, deployCompetitions } from './competitions.ts'
import { deployCroLock } from './croLock.ts'
import { deployExchange } from './exchange.ts'
import { deployFarms } from './farms.ts'
import { deployGames, type Games, seededBetsWei } from './games.ts'
import { deployIfos, type Ifos } from './ifos.ts'
import { seedInscriptions } from './inscriptions.ts'
import { deployLenders } from './lenders.ts'
import { deployNftMarket, listBunnies, type NftMarketDeployed } from './market.ts'
import { deployMarkets } from './markets.ts'
import { deployNames, registerUserName } from './names.ts'
import { deployNfts, type Nfts } from './nfts.ts'
import { deployOddTokens } from './oddTokens.ts'
import { deployOlderExchange, type OlderExchange } from './olderExchange.ts'
import { seedPositions } from './positions.ts'
import { deployProfiles, type Profiles } from './profiles.ts'
import { type Deployed, DeployScript } from './script.ts'
import { deploySquad, type Squads } from './squad.ts'
import { deployStableSwaps } from './stableSwaps.ts'
import { deployStaking, type Staking } from './staking.ts'
import { deployTokens, WRAPPED_CRO } from './tokens.ts'
import { type DeployContext, deployVaults, type Vaults } from './vaults.ts'
import { deployZap } from './zap.ts'

/** Everything deployed on the local chain. */
export interface Chain extends DeployContext {
  readonly multicall: Deployed
  readonly vaults: Vaults
  readonly croLock: Deployed
  readonly nfts: Nfts
  readonly zap: Deployed
  readonly bridge: Deployed
  /** Registry of the name service. */
  readonly names: Deployed
  readonly olderExchange: OlderExchange
  readonly staking: Staking
  readonly games: Games
  readonly profiles: Profiles
  readonly claims: Claims
  readonly nftMarket: NftMarketDeployed
  readonly competitions: Competitions
  readonly ifos: Ifos
  readonly squads: Squads
  readonly auctions: Auctions
}

const WEI = 10n ** 18n
const USER_CRO = 200_000n * WEI
const OWN_CRO = 10_000_000n * WEI

/**
 * Deploys all areas, one step per area, to a node without automatic mining.
 * @param timeSec deploy time; tokens and bars are older
 */
export async function deployChain(
  rpc: Rpc,
  artifacts: Artifacts,
  accounts: readonly string[],
  timeSec: number,
): Promise<Chain> {
  const roles = rolesOf(accounts)
  const people = accounts.slice(0, 10)
  const balances = accounts.map(
    (account, index) =>
      [
        account,
        people.includes(account) ? USER_CRO + seededBetsWei(index) + seededContributionsWei(index) : OWN_CRO,
      ] as const,
  )
  const funded = new Map([...balances, [roles.deployer, WRAPPED_CRO + OWN_CRO]])
  await rpc.batch(
    [...funded].map(([account, wei]) => ({ method: 'anvil_setBalance', params: [account, `0x${wei.toString(16)}`] })),
  )

  const script = new DeployScript(rpc, artifacts, roles.deployer)
  const multicall = script.deploy('Multicall')
  const tokens = deployTokens(script)
  const bars = await deployBars(script, tokens, timeSec)
  const exchange = await deployExchange(script, tokens)
  const markets = deployMarkets(script, tokens, roles)
  const lenders = deployLenders(script, tokens, roles)
  const stableSwaps = deployStableSwaps(script, tokens)
  const farms = deployFarms(script, { tokens, exchange, stableSwaps })
  await script.mine()
  const context = { tokens, exchange, farms, markets, lenders, stableSwaps, bars, roles }
  const vaults = deployVaults(script, context)
  await script.mine()
  seedPositions(script, context, roles, vaults.all)
  await script.mine()
  const croLock = deployCroLock(script, roles)
  const nfts = deployNfts(script, tokens, roles)
  const zap = deployZap(script, tokens, exchange)
  const bridge = deployBridge(script, roles)
  seedInscriptions(script, roles)
  const names = deployNames(script, Number(await rpc.send('eth_chainId')))
  deployOddTokens(script, exchange, roles)
  const olderExchange = deployOlderExchange(script, tokens, roles)
  registerUserName(script, names, roles)
  await script.mine()
  const staking = await deployStaking(script, tokens, exchange, roles)
  const games = await deployGames(script, tokens, exchange, roles)
  const product = tokens.get(productToken.symbol)
  const profiles = await deployProfiles(script, {
    ...games,
    product,
    cakeVault: staking.cakeVault,
    accounts,
    admin: roles.profileAdmin,
  })
  const { profileAdmin } = roles
  const claims = await deployClaims(script, { tokens, profiles, roles, profileAdmin, owner: roles.claimsOwner })
  const nftMarket = await deployNftMarket(script, tokens.get('WCRO'), roles)
  const competitions = await deployCompetitions(script, { rpc, tokens, exchange, profiles, roles })
  const lpToken = exchange.pool(...IFO_PAIR)
  const ifos = await deployIfos(script, {
    owner: roles.ifoOwner,
    roles,
    lpToken,
    router: exchange.router,
    profile: profiles.profile,
    profileAdmin,
  })
  const squads = await deploySquad({
    script,
    product,
    profile: profiles.profile,
    bunnies: profiles.bunnies,
    roles,
    owner: roles.squadOwner,
  })
  // In the first block of the auctions.
  await listBunnies(script, { market: nftMarket.market, bunnies: profiles.bunnies, roles, profileAdmin })
  const auctions = await deployAuctions(script, product, roles)
  return {
    ...context,
    multicall,
    vaults,
    croLock,
    nfts,
    zap,
    bridge,
    names: names.registry,
    olderExchange,
    staking,
    games,
    profiles,
    claims,
    nftMarket,
    competitions,
    ifos,
    squads,
    auctions,
  }
}

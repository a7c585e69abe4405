import { productToken } from '../brand.ts'
import { deployFarmAuction } from '../deploy/auctions.ts'
import { deployBarContracts } from '../deploy/bars.ts'
import { deployClaimContracts } from '../deploy/claims.ts'
import { type Competitions, deployCompetition, trackedPairs } from '../deploy/competitions.ts'
import { deployLockContract } from '../deploy/croLock.ts'
import { addresses, contractSections, type DeployedContracts } from '../deploy/deploymentJson.ts'
import { deployExchange, type Exchange } from '../deploy/exchange.ts'
import { deployFarms } from '../deploy/farms.ts'
import { deployGameContracts } from '../deploy/games.ts'
import { deployPointCenter, deploySale, type Ifos } from '../deploy/ifos.ts'
import { deployLenders } from '../deploy/lenders.ts'
import { addBunnies, deployMarketContracts } from '../deploy/market.ts'
import { deployMarkets } from '../deploy/markets.ts'
import { deployNfts } from '../deploy/nfts.ts'
import { deployProfileContracts, type Profiles } from '../deploy/profiles.ts'
import type { Deployed, Script } from '../deploy/script.ts'
import { deployEdition, type Squads } from '../deploy/squad.ts'
import { deployStableSwaps } from '../deploy/stableSwaps.ts'
import { deployStakingContracts } from '../deploy/staking.ts'
import { deployTokens, type Tokens, WRAPPED_CRO } from '../deploy/tokens.ts'
import { deployVaults } from '../deploy/vaults.ts'
import { deployZap } from '../deploy/zap.ts'
import { barTable } from '../tables/bars.ts'
import { campaignStock, campaignWindows } from '../tables/campaigns.ts'
import { IFO_PAIR, ifoTable } from '../tables/ifos.ts'
import { type PoolRow, poolTable } from '../tables/pools.ts'
import { squadEditions } from '../tables/squad.ts'
import { ENDED_AFTER, stakingPoolTable } from '../tables/staking.ts'
import { tokenTable } from '../tables/tokens.ts'
import type { VaultRow } from '../tables/vaultRow.ts'
import { vaultTable } from '../tables/vaults.ts'

export interface PlanOptions {
  readonly treasury: string
  /** Account of the keeper, which runs rounds and draws. */
  readonly operator: string
  /** CRO for pools, lending markets and stakes, in wei. */
  readonly liquidityWei: bigint
  /** Contracts that the network has already. */
  readonly known: { readonly multicall?: string; readonly wcro?: string }
  /** Names of the subgraphs that the network's file has URLs of. */
  readonly subgraphs: ReadonlySet<string>
  /** Ids of the vaults to deploy; all if absent. */
  readonly vaults?: ReadonlySet<string>
}

/** Deep enough for the price of one token of any kind. */
const DEEP_USD = 5_000_000
/** Parts of the liquidity that the CRO lock and the loyalty NFT can pay out. */
const PAYOUT_PART = 100n
/** From the deployment to the first sale of the squad. */
const SQUAD_STARTS_SEC = 86_400
/** Of an empty presale. */
const PRESALE_SEC = 60

/**
 * Deploys the local chain's contracts without its people: no trades, bets, bids or stakes but the deployer's first ones,
 * so that nothing starts empty. Returns the sections of the deployment file.
 */
export async function deployPublic(script: Script, options: PlanOptions) {
  const { known, operator, treasury, liquidityWei } = options
  const { deployer } = script
  const roles = { deployer, treasury, operator, borrower: deployer, users: [], traders: [] }
  const multicall = known.multicall === undefined ? script.deploy('Multicall') : script.at('Multicall', known.multicall)
  const tokens = deployTokens(script, {
    scale: { numerator: liquidityWei, denominator: WRAPPED_CRO },
    ...(known.wcro === undefined ? {} : { wcro: known.wcro }),
  })
  await script.mine()
  const bars = deployBarContracts(script, tokens)
  const exchange = await deployExchange(script, tokens, publicPools())
  const markets = deployMarkets(script, tokens, roles)
  const lenders = deployLenders(script, tokens, roles)
  const stableSwaps = deployStableSwaps(script, tokens)
  const rows = publicVaults(options)
  const farms = deployFarms(script, { tokens, exchange, stableSwaps }, rows)
  await script.mine()
  const context = { tokens, exchange, farms, markets, lenders, stableSwaps, bars, roles }
  const vaults = deployVaults(script, context, rows)
  await script.mine()
  const croLock = deployLockContract(script, liquidityWei / PAYOUT_PART)
  const nfts = deployNfts(script, tokens, roles, {
    optionTokens: campaignStock.optionTokens,
    loyaltyWcro: liquidityWei / PAYOUT_PART,
  })
  const zap = deployZap(script, tokens, exchange)
  const bridge = script.deploy('BridgeStatus')
  await script.mine()
  // A pool that ends within blocks would be over before anyone sees it.
  const pools = stakingPoolTable.filter(({ blocks }) => blocks > ENDED_AFTER)
  const staking = await deployStakingContracts(script, tokens, exchange, roles, pools)
  const games = deployGameContracts({ script, tokens, exchange, roles })
  await script.mine()
  const product = tokens.get(productToken.symbol)
  const profiles = await deployProfileContracts(script, {
    ...games,
    product,
    cakeVault: staking.cakeVault,
    accounts: [],
    admin: deployer,
  })
  const claims = await deployClaimContracts(script, {
    tokens,
    profiles,
    roles,
    profileAdmin: deployer,
    owner: deployer,
  })
  const nftMarket = deployMarketContracts(script, tokens.get('WCRO'), { market: deployer, artist: deployer, treasury })
  addBunnies(script, nftMarket.market, profiles.bunnies, deployer)
  const competition = await deployNextCompetition(script, { tokens, exchange, profiles })
  const ifos = await deployComingSales(script, exchange, profiles)
  const squads = await deployComingSquad(script, { product, profile: profiles.profile, operator })
  const farmAuction = deployFarmAuction(script, product, { operator, treasury, auctioneer: deployer })
  await script.mine()
  const deployed: DeployedContracts = {
    ...context,
    multicall,
    vaults,
    croLock,
    nfts,
    zap,
    bridge,
    staking,
    games,
    profiles,
    claims,
    nftMarket,
    ifos,
    squads,
    auctions: { farmAuction, bidders: [] },
  }
  return { ...contractSections(deployed, competition), windows: campaignWindows }
}

/** Pools with CRO are as deep as there is CRO; test tokens cost nothing, so that the others have a real depth. */
function publicPools(): readonly PoolRow[] {
  const deep = (row: PoolRow): PoolRow => ({ ...row, sideUsd: Math.max(row.sideUsd, DEEP_USD), isUnscaled: true })
  const hasCro = ({ tokens }: PoolRow) => tokens.includes('WCRO')
  const isWith = (symbol: string) => (row: PoolRow) => row.tokens.includes(symbol)
  const others = poolTable.filter((row) => !hasCro(row))
  const unpriced = Object.keys(tokenTable).filter(
    (symbol) => symbol !== 'USDC' && !others.filter(isWith('USDC')).some(isWith(symbol)),
  )
  return [
    ...poolTable.filter(hasCro),
    ...others.map(deep),
    ...unpriced.map((symbol) => deep({ tokens: ['USDC', symbol], sideUsd: DEEP_USD })),
  ]
}

/** Without old versions; those of bars need the subgraph with the bar's ratios. */
function publicVaults({ subgraphs, vaults }: PlanOptions): readonly VaultRow[] {
  return vaultTable
    .filter(({ id }) => vaults?.has(id) !== false)
    .filter((row) => row.kind !== 'bar' || subgraphs.has(barTable[row.bar].subgraph))
    .map((row) => ({ ...row, oldVaults: 0 }))
}

interface CompetitionParts {
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly profiles: Pick<Profiles, 'profile' | 'bunnies'>
}

async function deployNextCompetition(script: Script, parts: CompetitionParts) {
  const { deployer } = script
  const roles = { organizer: deployer, profileAdmin: deployer }
  const contract = deployCompetition({ ...parts, script, roles }, 'coming', await script.readTime())
  await script.mine()
  const pairs: Pick<Competitions, 'pairs' | 'pricePair'> = trackedPairs(parts)
  return { ...pairs, contracts: addresses({ coming: contract }) }
}

async function deployComingSales(
  script: Script,
  exchange: Exchange,
  { profile }: Pick<Profiles, 'profile'>,
): Promise<Ifos> {
  const { deployer } = script
  const lpToken = exchange.pool(...IFO_PAIR)
  const terms = { owner: deployer, lpToken, profile, profileAdmin: deployer }
  const pointCenter = deployPointCenter(script, terms)
  const coming = ifoTable.filter(({ listedUsd }) => listedUsd === undefined)
  const sales = coming.map((row) => deploySale(script, terms, row))
  await script.mine()
  const contracts = sales.map(({ contract }) => contract)
  const starts = await script.readEach(contracts, 'startBlock')
  const ends = await script.readEach(contracts, 'endBlock')
  // As deployed: after an interruption, the script plans later blocks.
  const list = sales.map((sale, index) => ({
    ...sale,
    startBlock: Number(starts[index]?.[0]),
    endBlock: Number(ends[index]?.[0]),
  }))
  return { pointCenter, lpToken, list }
}

interface SquadParts {
  readonly product: Deployed
  readonly profile: Deployed
  readonly operator: string
}

/** The squad's sale, whose draw the keeper commits to, and the raffles without one. */
async function deployComingSquad(script: Script, { product, profile, operator }: SquadParts): Promise<Squads> {
  const startSec = (await script.readTime()) + SQUAD_STARTS_SEC
  const context = { script, product, profile, roles: { operator }, owner: script.deployer }
  const [first] = squadEditions
  if (first === undefined) throw new Error('The table has no squad')
  // There is nobody with bunnies of generation 0, for whom the presale is.
  const edition = deployEdition(context, { ...first, preSale: 0, preSaleSec: PRESALE_SEC }, startSec)
  const raffle = script.deploy('Raffle', [product.address])
  await script.mine()
  return { editions: [edition], raffle }
}

import { MaxUint256 } from 'ethers'
import { productToken } from '../brand.ts'
import type { Rpc } from '../chain/rpc.ts'
import type { TeamResult } from '../competition/ranks.ts'
import { readResults } from '../competition/readResults.ts'
import type { PricePair, TrackedPair } from '../competition/volume.ts'
import {
  type CompetitorRole,
  claimedBy,
  competitionTable,
  liveTrades,
  pastTrades,
  prizeTable,
  trackedPairTable,
  winnerBunnies,
} from '../tables/competitions.ts'
import type { Roles } from './accounts.ts'
import type { Exchange } from './exchange.ts'
import { MINTER_ROLE, POINT_ROLE, type Profiles } from './profiles.ts'
import type { Deployed, Script } from './script.ts'
import { type Tokens, unitsWorth } from './tokens.ts'

export type CompetitionName = keyof typeof competitionTable

/** The trading competitions, and the pairs that count. */
export interface Competitions {
  readonly contracts: Readonly<Record<CompetitionName, Deployed>>
  readonly pairs: readonly TrackedPair[]
  readonly pricePair: PricePair
}

export interface CompetitionContext extends CompetitionTerms {
  /** The script's node. */
  readonly rpc: Rpc
  readonly roles: CompetitionTerms['roles'] & Pick<Roles, 'users' | 'traders'>
}

interface CompetitionTerms {
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly profiles: Pick<Profiles, 'profile' | 'bunnies'>
  readonly roles: {
    /** Deploys and owns the competitions. */
    readonly organizer: string
    /** Grants the roles of profiles and bunnies. */
    readonly profileAdmin: string
  }
}

interface Step extends CompetitionContext {
  readonly script: Script
}

const STATUS = { open: 1, close: 2, claiming: 3 } as const
const NAMES = ['past', 'live', 'coming'] as const satisfies readonly CompetitionName[]

/**
 * Deploys a competition that is over and whose prizes can be claimed, a live one and the next one. Its swaps and ranks are
 * real. All registered accounts need active profiles. Mines a block for each phase.
 */
export async function deployCompetitions(script: Script, context: CompetitionContext): Promise<Competitions> {
  const step = { ...context, script }
  const nowSec = await script.readTime()
  const contracts = deployContracts(step, nowSec)
  await script.mine()
  for (const name of NAMES)
    for (const [role, index] of competitionTable[name].registered)
      script.call(contracts[name], 'register', [], { from: accountOf(step, role, index) })
  await script.mine()

  const { past, live } = competitionTable
  const source = { contracts, ...trackedPairs(step) }
  setStatus(step, contracts.past, STATUS.open)
  await script.mine(nowSec + past.startsAfterSec)
  for (const trade of pastTrades) swap(step, trade)
  await script.mine()
  setStatus(step, contracts.past, STATUS.close)
  await script.mine(nowSec + past.startsAfterSec + past.lengthSec)
  await payPrizes(step, source)
  setStatus(step, contracts.live, STATUS.open)
  await script.mine(nowSec + live.startsAfterSec)
  for (const trade of liveTrades) swap(step, trade)
  await script.mine()
  return source
}

function deployContracts(step: Step, nowSec: number): Competitions['contracts'] {
  const [past, live, coming] = NAMES.map((name) => deployCompetition(step, name, nowSec)) as [
    Deployed,
    Deployed,
    Deployed,
  ]
  return { past, live, coming }
}

/** Queues one competition. */
export function deployCompetition(
  { script, tokens, profiles, roles }: CompetitionTerms & { readonly script: Script },
  name: CompetitionName,
  nowSec: number,
): Deployed {
  const { profile, bunnies } = profiles
  const { startsAfterSec, lengthSec, claimPeriodSec } = competitionTable[name]
  const startSec = nowSec + startsAfterSec
  const product = tokens.get(productToken.symbol).address
  const params = [profile.address, bunnies.address, product, startSec, startSec + lengthSec, claimPeriodSec]
  const competition = script.deploy('TradingCompetition', [params], roles.organizer)
  const from = roles.profileAdmin
  script.call(profile, 'grantRole', [POINT_ROLE, competition.address], { from })
  script.call(bunnies, 'grantRole', [MINTER_ROLE, competition.address], { from })
  return competition
}

/** The pairs whose swaps count. */
export function trackedPairs({
  exchange,
}: Pick<CompetitionTerms, 'exchange'>): Pick<Competitions, 'pairs' | 'pricePair'> {
  const pairs = trackedPairTable.map(({ tokens: [a, b], quote }) => {
    const { address, tokens } = exchange.pool(a, b)
    return { pair: address, quote, quoteIndex: tokens[0].symbol === quote ? (0 as const) : (1 as const) }
  })
  const { address, tokens } = exchange.pool('WCRO', 'USDC')
  return { pairs, pricePair: { pair: address, usdcIndex: tokens[0].symbol === 'USDC' ? 0 : 1 } }
}

function setStatus({ script, roles }: Step, competition: Deployed, status: number): void {
  script.call(competition, 'updateCompetitionStatus', [status], { from: roles.organizer })
}

/**
 * Swaps tokens that the deployer gives the account and gets back, so that its balance stays the same, and about as much in
 * the other direction.
 */
function swap(step: Step, { by, path, usd }: (typeof pastTrades)[number]): void {
  const { script, tokens, exchange } = step
  const from = accountOf(step, ...by)
  const route = path.map((symbol) => tokens.get(symbol))
  const [sold, bought] = [route[0], route.at(-1)]
  if (sold === undefined || bought === undefined) throw new Error('A trade without a route')
  const amount = unitsWorth(usd, sold)
  const addresses = route.map(({ address }) => address)
  const args = (units: bigint, along: readonly string[]) => [units, 0n, along, script.deployer, MaxUint256]
  script.call(sold, 'transfer', [from, amount])
  // Traders go on trading with an allowance that they already have.
  script.call(sold, 'approve', [exchange.router.address, by[0] === 'traders' ? MaxUint256 : amount], { from })
  script.call(exchange.router, 'swapExactTokensForTokens', args(amount, addresses), { from })
  script.call(exchange.router, 'swapExactTokensForTokens', args(unitsWorth(usd, bought), [...addresses].reverse()))
}

/** Enters the results of the past competition, funds its prizes, starts the claims and makes some. */
async function payPrizes(step: Step, { contracts, pairs, pricePair }: Competitions): Promise<void> {
  const { rpc, script, tokens } = step
  const { past } = contracts
  const product = tokens.get(productToken.symbol)
  const results = await readResults(rpc, { competition: past.address, pairs, pricePair })
  enterResults(step, past, results)
  script.call(product, 'transfer', [past.address, prizesOf(results)])
  await script.mine()
  setStatus(step, past, STATUS.claiming)
  await script.mine()
  const prizes = new Map(results.flatMap((team, place) => prizesByAccount(team, place)))
  for (const [role, index] of claimedBy) {
    const from = accountOf(step, role, index)
    script.call(past, 'claimReward', [], { from })
    // So that the balance of users stays the same.
    if (role === 'users')
      script.call(product, 'transfer', [script.deployer, prizes.get(from.toLowerCase()) ?? 0n], { from })
  }
  await script.mine()
}

/** Sets the prizes by the places of the teams, the groups of all accounts and the winning team. */
function enterResults({ script, roles }: Step, competition: Deployed, results: readonly TeamResult[]): void {
  const from = roles.organizer
  const { firstCampaignId } = competitionTable.past
  for (const [place, { teamId, competitors }] of results.entries()) {
    const { cake, points } = prizesOfPlace(place)
    // The best group of the best team has the first campaign.
    const campaigns = cake.map((_, group) => firstCampaignId + BigInt(place * cake.length + cake.length - 1 - group))
    script.call(competition, 'updateTeamRewards', [teamId, campaigns, cake, points], { from })
    for (const group of [1, 2, 3, 4]) {
      const accounts = competitors.filter((competitor) => competitor.group === group).map(({ account }) => account)
      if (accounts.length > 0) script.call(competition, 'updateUserStatusMultiple', [accounts, group], { from })
    }
  }
  const teamId = results[0]?.teamId ?? 0
  script.call(competition, 'updateWinningTeamAndBunnyId', [teamId, winnerBunnies[teamId]], { from })
}

function prizesOfPlace(place: number) {
  const prizes = prizeTable[place]
  if (prizes === undefined) throw new Error(`No prizes for place ${place + 1}`)
  return prizes
}

/** Tokens of each account of a team. */
function prizesByAccount({ competitors }: TeamResult, place: number): readonly (readonly [string, bigint])[] {
  const { cake } = prizesOfPlace(place)
  return competitors.map(({ account, group }) => [account, cake[group] ?? 0n] as const)
}

function prizesOf(results: readonly TeamResult[]): bigint {
  return results.flatMap((team, place) => prizesByAccount(team, place)).reduce((sum, [, prize]) => sum + prize, 0n)
}

function accountOf({ roles }: Pick<Step, 'roles'>, role: CompetitorRole, index: number): string {
  const account = roles[role][index]
  if (account === undefined) throw new Error(`No account ${index} in ${role}`)
  return account
}

import { id } from 'ethers'
import { productToken } from '../brand.ts'
import {
  earlyBunnies,
  PAST_SEC,
  type Phase,
  type PreSeedRow,
  phaseBlocks,
  pointCampaigns,
  preSeeds,
  profileRefunds,
  roleTokenTable,
  swapPoolTable,
  teamBunnies,
  teamBunnyCampaigns,
} from '../tables/claims.ts'
import type { Roles } from './accounts.ts'
import { MINTER_ROLE, POINT_ROLE, type Profiles } from './profiles.ts'
import type { Deployed, Script } from './script.ts'
import type { DevnetToken, Tokens } from './tokens.ts'

export interface Claims {
  /** In the order of their tables. */
  readonly pointCampaigns: readonly Deployed[]
  readonly profileRefunds: readonly Deployed[]
  readonly teamBunnies: readonly Deployed[]
  readonly earlyBunnies: Deployed
  readonly preSeeds: readonly PreSeedContracts[]
  readonly roleToken: Deployed
  readonly swapPool: Deployed
}

export interface PreSeedContracts {
  readonly preSeed: Deployed
  /** Absent if the pre-seed has none. */
  readonly token?: Deployed
}

export interface ClaimsContext {
  readonly tokens: Pick<Tokens, 'get'>
  readonly profiles: Pick<Profiles, 'profile' | 'bunnies'>
  /** Users and traders have a part in the campaigns; there are none on a public network. */
  readonly roles: Pick<Roles, 'treasury'> & { readonly users: readonly string[]; readonly traders: readonly string[] }
  /** Admin of profiles and bunnies. */
  readonly profileAdmin: string
  /** Deploys and owns everything. Separate, so that no other contract's address changes. */
  readonly owner: string
}

interface Step extends ClaimsContext {
  readonly script: Script
  /** Whether campaigns and pre-seeds that are over soon after the deployment are deployed too. */
  readonly hasPast: boolean
}

const PAUSER_ROLE = id('PAUSER_ROLE')
const RATE_SCALE = 18

/** CRO that the account with this index contributes to all seeded pre-seeds. */
export function seededContributionsWei(userIndex: number): bigint {
  return userIndex > 1 ? 0n : preSeeds.reduce((sum, { contributions }) => sum + (contributions[userIndex] ?? 0n), 0n)
}

/**
 * Deploys campaigns, pre-seeds with their tokens, a token with roles and the swap pool, and lets past campaigns and
 * pre-seeds end, in three blocks. Tokens come from the script's deployer, so that all balances stay the same; CRO comes from
 * those who contribute it.
 */
export async function deployClaims(script: Script, context: ClaimsContext): Promise<Claims> {
  const step = { ...context, script, hasPast: true }
  const nowSec = await script.readTime()
  const claims = queueClaims(step, nowSec)
  await script.mine()
  claimEnded(step, claims.pointCampaigns)
  for (const [index, { preSeed }] of claims.preSeeds.entries()) contribute(step, preSeed, preSeeds[index])
  await script.mine()
  const [succeeded] = claims.preSeeds
  if (succeeded !== undefined) script.call(succeeded.preSeed, 'collect', [], { from: context.owner })
  await script.mine(nowSec + PAST_SEC)
  return claims
}

/** Deploys the campaigns and pre-seeds that are not over yet, the token with roles and the swap pool. */
export async function deployClaimContracts(script: Script, context: ClaimsContext): Promise<Claims> {
  const claims = queueClaims({ ...context, script, hasPast: false }, await script.readTime())
  await script.mine()
  return claims
}

function queueClaims(step: Step, nowSec: number): Claims {
  nameBunnies(step)
  return {
    pointCampaigns: deployPointCampaigns(step),
    profileRefunds: deployRefunds(step),
    earlyBunnies: deployEarlyBunnies(step),
    teamBunnies: deployTeamBunnies(step),
    preSeeds: preSeeds
      .filter(({ closesAfter }) => step.hasPast || closesAfter > PAST_SEC)
      .map((row) => deployPreSeed(step, row, nowSec)),
    roleToken: deployRoleToken(step),
    swapPool: deploySwapPool(step),
  }
}

const isDeployed =
  ({ hasPast }: Step) =>
  ({ phase }: { readonly phase: Phase }) =>
    hasPast || phase !== 'ended'

function windowOf({ script }: Step, phase: Phase): readonly [start: number, end: number] {
  const [start, end] = phaseBlocks[phase]
  return [script.block + start, script.block + end]
}

function nameBunnies({ script, profiles, profileAdmin: from }: Step): void {
  for (const { kind, name } of [...earlyBunnies, ...teamBunnies])
    script.call(profiles.bunnies, 'setBunnyName', [kind, name], { from })
}

function deployPointCampaigns(step: Step): readonly Deployed[] {
  const { script, profiles, profileAdmin, owner } = step
  return pointCampaigns.filter(isDeployed(step)).map(({ phase, campaignId, points, threshold }) => {
    const args = [profiles.profile.address, campaignId, points, threshold, ...windowOf(step, phase)]
    const campaign = script.deploy('PointCampaign', args, owner)
    script.call(profiles.profile, 'grantRole', [POINT_ROLE, campaign.address], { from: profileAdmin })
    return campaign
  })
}

function deployRefunds(step: Step): readonly Deployed[] {
  const { script, tokens, profiles, owner } = step
  const product = tokens.get(productToken.symbol)
  return profileRefunds.filter(isDeployed(step)).map(({ phase, amount, thresholdUser, claims }) => {
    const args = [profiles.profile.address, product.address, amount, thresholdUser, ...windowOf(step, phase)]
    const refund = script.deploy('ProfileRefund', args, owner)
    script.call(product, 'transfer', [refund.address, amount * claims])
    return refund
  })
}

function deployEarlyBunnies({ script, tokens, profiles, profileAdmin, owner: from }: Step): Deployed {
  const { profile, bunnies } = profiles
  const args = [profile.address, bunnies.address, tokens.get(productToken.symbol).address]
  const early = script.deploy('EarlyBunnies', args, from)
  script.call(bunnies, 'grantRole', [MINTER_ROLE, early.address], { from: profileAdmin })
  for (const { kind, name, description, thresholdUser, cost, isActive } of earlyBunnies) {
    script.call(early, 'addBunny', [kind, metadataUri(name, description), thresholdUser, cost], { from })
    if (!isActive) script.call(early, 'updateBunny', [kind, thresholdUser, cost, false], { from })
  }
  return early
}

function deployTeamBunnies(step: Step): readonly Deployed[] {
  const { script, profiles, profileAdmin, owner: from } = step
  const { profile, bunnies } = profiles
  return teamBunnyCampaigns.filter(isDeployed(step)).map(({ phase, thresholdUser }) => {
    const args = [profile.address, bunnies.address, thresholdUser, ...windowOf(step, phase)]
    const campaign = script.deploy('TeamBunnies', args, from)
    script.call(bunnies, 'grantRole', [MINTER_ROLE, campaign.address], { from: profileAdmin })
    for (const [index, { kind, name, description }] of teamBunnies.entries())
      script.call(campaign, 'addBunny', [kind, index + 1, metadataUri(name, description)], { from })
    return campaign
  })
}

const metadataUri = (name: string, description: string) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify({ name, description })).toString('base64')}`

function deployPreSeed({ script, roles, owner }: Step, row: PreSeedRow, nowSec: number): PreSeedContracts {
  const { minimum, maximum, maximumPerAccount, opensAfter, closesAfter, token } = row
  const limits = [minimum, maximum, maximumPerAccount]
  const preSeed = script.deploy(
    'PreSeed',
    [roles.treasury, ...limits, nowSec + opensAfter, nowSec + closesAfter],
    owner,
  )
  if (token === undefined) return { preSeed }
  const args = [token.name, token.symbol, preSeed.address, token.allocation, token.releaseSec]
  return { preSeed, token: script.deploy('ClaimToken', args, owner) }
}

function contribute({ script, roles }: Step, preSeed: Deployed, row: PreSeedRow | undefined): void {
  const [first, second] = roles.users
  for (const [index, from] of [first, second, ...roles.traders].entries()) {
    const value = row?.contributions[index] ?? 0n
    if (value > 0n && from !== undefined) script.call(preSeed, 'seed', [], { from, value })
  }
}

/** The first user claims what has ended afterwards, the second one misses it. */
function claimEnded({ script, roles }: Step, campaigns: readonly Deployed[]): void {
  const [from] = roles.users
  if (from === undefined) return
  for (const [index, campaign] of campaigns.entries())
    if (pointCampaigns[index]?.phase === 'ended') script.call(campaign, 'claim', [], { from })
}

function deployRoleToken({ script, roles, owner: from }: Step): Deployed {
  const { name, symbol, cap, balance } = roleTokenTable
  const [minter, pauser] = roles.users
  const token = script.deploy('RoleToken', [name, symbol, cap], from)
  if (minter === undefined || pauser === undefined) return token
  script.call(token, 'grantRole', [MINTER_ROLE, minter], { from })
  script.call(token, 'grantRole', [PAUSER_ROLE, pauser], { from })
  for (const account of [minter, pauser]) script.call(token, 'mint', [account, balance], { from: minter })
  return token
}

function deploySwapPool({ script, tokens, roles, owner }: Step): Deployed {
  const { base: symbol, acceptable, feeBps, liquidity } = swapPoolTable
  const base = tokens.get(symbol)
  const taken = acceptable.map((each) => tokens.get(each))
  const rates = taken.map(({ decimals }) => 10n ** BigInt(RATE_SCALE + base.decimals - decimals))
  const pool = script.deploy('SwapPool', [base.address, feeBps, taken.map(({ address }) => address), rates], owner)
  addLiquidity(script, pool, base, owner, liquidity.deployer)
  const [user] = roles.users
  if (user !== undefined) addLiquidity(script, pool, base, user, liquidity.user)
  return pool
}

function addLiquidity(script: Script, pool: Deployed, base: DevnetToken, from: string, whole: bigint): void {
  const amount = whole * 10n ** BigInt(base.decimals)
  script.call(base, 'transfer', [from, amount])
  script.call(base, 'approve', [pool.address, amount], { from })
  script.call(pool, 'addLiquidity', [base.address, amount], { from })
}

import { id } from 'ethers'
import { productToken } from '../brand.ts'
import {
  bunnyCampaigns,
  bunnyNames,
  generation0Table,
  type ProfileRow,
  pointTable,
  profileCosts,
  profileTable,
  REACTIVATION_FUNDS,
} from '../tables/profiles.ts'
import { teamTable } from '../tables/teams.ts'
import type { Deployed, Script } from './script.ts'

/** Profiles with their collectibles. */
export interface Profiles {
  readonly profile: Deployed
  readonly bunnies: Deployed
  readonly bunnyFactory: Deployed
  readonly vaultBunny: Deployed
  readonly predictionBunny: Deployed
  readonly lotteryBunny: Deployed
}

export interface ProfilesContext {
  readonly product: Deployed
  readonly cakeVault: Deployed
  readonly prediction: Deployed
  readonly lottery: Deployed
  /** The node's accounts; none on a public network. */
  readonly accounts: readonly string[]
  /** Deploys and owns everything, gives points and mints. Separate, so that no other contract's address changes. */
  readonly admin: string
}

export const MINTER_ROLE = id('MINTER_ROLE')
export const POINT_ROLE = id('POINT_ROLE')
const DAY_SEC = 86_400

interface Step extends ProfilesContext {
  readonly script: Script
}

/** Deploys profiles, bunnies and their campaigns in a block. */
export async function deployProfileContracts(script: Script, context: ProfilesContext): Promise<Profiles> {
  const step = { ...context, script }
  const core = deployCore(step)
  const campaigns = deployCampaigns(step, core, await script.readTime())
  await script.mine()
  return { ...core, ...campaigns }
}

/**
 * Deploys profiles, bunnies and their campaigns, and creates the profiles of the table, with points, in a few blocks. What
 * they cost comes from the script's deployer, so that all balances stay the same.
 */
export async function deployProfiles(script: Script, context: ProfilesContext): Promise<Profiles> {
  const step = { ...context, script }
  const profiles = await deployProfileContracts(script, context)
  for (const [tokenId, row] of profileTable.entries()) createProfile(step, profiles, row, tokenId)
  mintGeneration0(step, profiles)
  await script.mine()
  givePoints(step, profiles)
  for (const row of profileTable)
    if (row.isPaused === true) script.call(profiles.profile, 'pauseProfile', [], { from: accountOf(step, row.account) })
  await script.mine()
  return profiles
}

type Core = Pick<Profiles, 'profile' | 'bunnies' | 'bunnyFactory'>

function deployCore({ script, product, admin: from }: Step): Core {
  const { reactivate, register, update, starter } = profileCosts
  const art = script.deploy('BunnyArt', [], from)
  const bunnies = script.deploy('Bunnies', [`${productToken.name} Bunnies`, 'BUNNY', art.address], from)
  const profile = script.deploy('Profile', [product.address, reactivate, register, update], from)
  const factoryArgs = [bunnies.address, product.address, starter, script.block]
  const bunnyFactory = script.deploy('BunnyFactory', factoryArgs, from)
  for (const [kind, name] of bunnyNames) script.call(bunnies, 'setBunnyName', [kind, name], { from })
  for (const { name, description } of teamTable) script.call(profile, 'addTeam', [name, description], { from })
  script.call(profile, 'addNftAddress', [bunnies.address], { from })
  script.call(profile, 'grantRole', [POINT_ROLE, from], { from })
  for (const minter of [bunnyFactory.address, from]) script.call(bunnies, 'grantRole', [MINTER_ROLE, minter], { from })
  return { profile, bunnies, bunnyFactory }
}

function deployCampaigns(
  { script, cakeVault, prediction, lottery, accounts, admin: from }: Step,
  { profile, bunnies }: Core,
  nowSec: number,
): Omit<Profiles, keyof Core> {
  const { vault, prediction: rounds, lottery: draws } = bunnyCampaigns
  const common = (blocks: number) => [profile.address, bunnies.address, script.block + blocks]
  const vaultBunny = script.deploy(
    'BunnySpecialVault',
    [
      cakeVault.address,
      nowSec + vault.days * DAY_SEC,
      common(vault.blocks),
      [vault.kind, vault.points, vault.campaignId],
    ],
    from,
  )
  const predictionBunny = script.deploy(
    'BunnySpecialPrediction',
    [prediction.address, rounds.thresholdRound, common(rounds.blocks), [rounds.kind, rounds.points, rounds.campaignId]],
    from,
  )
  const lotteryBunny = script.deploy(
    'BunnySpecialLottery',
    [lottery.address, draws.firstRound, draws.lastRound, common(draws.blocks), draws.points, draws.campaignIds],
    from,
  )
  const invited = draws.invited.flatMap((index) => accounts[index] ?? [])
  if (invited.length > 0) script.call(lotteryBunny, 'whitelistAddresses', [invited], { from })
  for (const { address } of [vaultBunny, predictionBunny, lotteryBunny]) {
    script.call(bunnies, 'grantRole', [MINTER_ROLE, address], { from })
    script.call(profile, 'grantRole', [POINT_ROLE, address], { from })
  }
  return { vaultBunny, predictionBunny, lotteryBunny }
}

/** Buys a starter, whose token id is the row's place, and registers with it. */
function createProfile(step: Step, core: Core, row: ProfileRow, tokenId: number): void {
  const { script, product } = step
  const { profile, bunnies, bunnyFactory } = core
  const from = accountOf(step, row.account)
  const { register, starter } = profileCosts
  const left = row.isPaused === true ? REACTIVATION_FUNDS : 0n
  script.call(product, 'transfer', [from, register + starter + left])
  script.call(product, 'approve', [bunnyFactory.address, starter], { from })
  script.call(bunnyFactory, 'mintNFT', [row.starter], { from })
  script.call(product, 'approve', [profile.address, register], { from })
  script.call(bunnies, 'approve', [profile.address, tokenId], { from })
  script.call(profile, 'createProfile', [row.teamId, bunnies.address, tokenId], { from })
}

function mintGeneration0(step: Step, { bunnies }: Core): void {
  for (const [account, kinds] of generation0Table)
    for (const kind of kinds) step.script.call(bunnies, 'mint', [accountOf(step, account), kind], { from: step.admin })
}

function givePoints(step: Step, { profile }: Core): void {
  const { script, admin: from } = step
  const { several, single, teams } = pointTable
  const accounts = several.accounts.map((account) => accountOf(step, account))
  script.call(profile, 'increaseUserPointsMultiple', [accounts, several.points, several.campaignId], { from })
  for (const { account, points, campaignId } of single)
    script.call(profile, 'increaseUserPoints', [accountOf(step, account), points, campaignId], { from })
  for (const { teamId, points, campaignId } of teams)
    script.call(profile, 'increaseTeamPoints', [teamId, points, campaignId], { from })
}

function accountOf({ accounts }: Step, index: number): string {
  const account = accounts[index]
  if (account === undefined) throw new Error(`The node has no account ${index}`)
  return account
}

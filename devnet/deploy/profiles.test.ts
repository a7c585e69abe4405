import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bunnyCampaigns,
  bunnyNames,
  generation0Table,
  pointTable,
  profileCosts,
  profileTable,
  REACTIVATION_FUNDS,
} from '../tables/profiles.ts'
import { teamTable } from '../tables/teams.ts'
import { market } from '../testing/gameFixtures.ts'
import { readTeam, readUser } from '../testing/profileFixtures.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { balanceOf, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { ONE } from '../testing/vaultFixtures.ts'
import { rolesOf } from './accounts.ts'
import { deployProfiles, type Profiles } from './profiles.ts'
import type { Deployed, DeployScript } from './script.ts'

const ADMIN = 18
const START_UNITS = 1_000n * ONE

let chain: TestChain
let accounts: readonly string[]
let product: TestContract
let profile: TestContract
let bunnies: TestContract
let deployed: Profiles
let roles: ReturnType<typeof rolesOf>

/** The contracts that the campaigns read, without the rest of their areas. The first user has a deposit, a bet and a ticket. */
async function deployPlayed(script: DeployScript, token: Deployed) {
  const { operator, treasury, users } = roles
  const [from] = users
  const chef = script.deploy('CakeMasterChef', [token.address, ONE, 'Staked', 'STAKED'])
  const cakeVault = script.deploy('CakeVault', [token.address, chef.address, treasury])
  const feed = script.deploy('TestFeed')
  const { intervalSec, bufferSec, allowanceSec, minBet, feeBps } = market
  const terms = [feed.address, operator, intervalSec, bufferSec, allowanceSec, minBet, feeBps]
  const prediction = script.deploy('Prediction', [terms])
  const random = script.deploy('TestRandom')
  const lottery = script.deploy('Lottery', [[token.address, random.address, operator, treasury, 60, 3_600]])
  const endSec = (await script.readTime()) + 3_600
  const shares = [250n, 375n, 625n, 1_250n, 2_500n, 5_000n]
  script.call(lottery, 'startLottery', [endSec, ONE, 2_000n, shares, 0n], { from: operator })
  script.call(prediction, 'genesisStartRound', [], { from: operator })
  for (const spender of [cakeVault, lottery]) {
    script.call(token, 'transfer', [from, ONE])
    script.call(token, 'approve', [spender.address, ONE], { from })
  }
  await script.mine()
  script.call(cakeVault, 'deposit', [ONE], { from })
  script.call(lottery, 'buyTickets', [1n, [1_234_567n]], { from })
  script.call(prediction, 'betBull', [1n], { from, value: minBet })
  await script.mine((await script.readTime()) + 1)
  return { cakeVault, prediction, lottery }
}

beforeAll(async () => {
  const started = await startScriptChain(async (script, all) => {
    accounts = all
    roles = rolesOf(all)
    const token = script.deploy('TestToken', ['Product', 'PRODUCT', 18, 10n ** 9n * ONE])
    for (const { account } of profileTable) script.call(token, 'transfer', [all[account], START_UNITS])
    await script.mine()
    const played = await deployPlayed(script, token)
    const context = { product: token, ...played, accounts: all, admin: all[ADMIN] ?? '' }
    return { token, profiles: await deployProfiles(script, context) }
  })
  chain = started.chain
  deployed = started.deployed.profiles
  product = chain.at('TestToken', started.deployed.token.address)
  profile = chain.at('Profile', deployed.profile.address)
  bunnies = chain.at('Bunnies', deployed.bunnies.address)
})
afterAll(() => chain.stop())

const addressOf = (index: number) => accounts[index] ?? ''

describe('seeded profiles', () => {
  it('have the costs and teams of the tables', async () => {
    expect(await readUint(profile, 'numberCakeToRegister')).toBe(profileCosts.register)
    expect(await readUint(profile, 'numberCakeToUpdate')).toBe(profileCosts.update)
    expect(await readUint(profile, 'numberCakeToReactivate')).toBe(profileCosts.reactivate)
    expect(await readUint(profile, 'numberTeams')).toBe(BigInt(teamTable.length))
    for (const [index, { name, description }] of teamTable.entries()) {
      const teamId = index + 1
      const members = profileTable.filter((row) => row.teamId === teamId && row.isPaused !== true)
      expect(await readTeam(profile, BigInt(teamId))).toEqual({
        name,
        description,
        users: BigInt(members.length),
        points: pointTable.teams[index]?.points,
        isJoinable: true,
      })
    }
  })

  it.each(profileTable)('of account $account: $username', async ({ account, starter, teamId, isPaused }) => {
    const user = await readUser(profile, addressOf(account))
    const several = pointTable.several.accounts.some((index) => index === account) ? pointTable.several.points : 0n
    const single = pointTable.single.find((row) => row.account === account)?.points ?? 0n
    expect(user).toMatchObject({ teamId: BigInt(teamId), points: several + single, isActive: isPaused !== true })
    if (isPaused !== true) {
      expect(user.nftAddress).toBe(bunnies.address)
      expect(await readUint(bunnies, 'getBunnyId', [user.tokenId])).toBe(BigInt(starter))
    }
    expect((await balanceOf(product, addressOf(account))) - START_UNITS).toBe(
      isPaused === true ? REACTIVATION_FUNDS : 0n,
    )
    for (const spender of [profile.address, deployed.bunnyFactory.address])
      expect(await readUint(product, 'allowance', [addressOf(account), spender])).toBe(0n)
  })

  it('include a paused one that can be reactivated with its bunny', () =>
    chain.withSnapshot(async () => {
      const tokenId = profileTable.findIndex(({ isPaused }) => isPaused === true)
      const account = addressOf(profileTable[tokenId]?.account ?? -1)
      expect(await bunnies.read('ownerOf', [tokenId])).toBe(account)
      await bunnies.send(account, 'approve', [profile.address, tokenId])
      await product.send(account, 'approve', [profile.address, profileCosts.reactivate])
      await profile.send(account, 'reactivateProfile', [bunnies.address, tokenId])
      expect(await profile.read('getUserStatus', [account])).toBe(true)
    }))

  it('leave the third user to register', () =>
    chain.withSnapshot(async () => {
      const [, , user] = roles.users
      const factory = chain.at('BunnyFactory', deployed.bunnyFactory.address)
      expect(await profile.read('hasRegistered', [user])).toBe(false)
      const total = profileCosts.register + profileCosts.starter
      await product.send(roles.deployer, 'transfer', [user, total])
      await product.send(user, 'approve', [factory.address, profileCosts.starter])
      await product.send(user, 'approve', [profile.address, profileCosts.register])
      const tokenId = await readUint(bunnies, 'totalSupply')
      await factory.send(user, 'mintNFT', [5n])
      await bunnies.send(user, 'approve', [profile.address, tokenId])
      await profile.send(user, 'createProfile', [3n, bunnies.address, tokenId])
      expect(await balanceOf(product, user)).toBe(0n)
    }))
})

describe('seeded bunnies', () => {
  it('have the names of the table', async () => {
    for (const [kind, name] of bunnyNames) expect(await bunnies.read('getBunnyName', [kind])).toBe(name)
  })

  it('of generation 0 are in the wallets of the table', async () => {
    for (const [account, kinds] of generation0Table) {
      const owner = addressOf(account)
      const count = Number(await balanceOf(bunnies, owner))
      const ids = await Promise.all(
        Array.from({ length: count }, (_, index) => readUint(bunnies, 'tokenOfOwnerByIndex', [owner, index])),
      )
      const held = await Promise.all(ids.map((tokenId) => readUint(bunnies, 'getBunnyId', [tokenId])))
      expect(held).toEqual(kinds.map(BigInt))
    }
  })

  it('for players can be claimed by the first user', () =>
    chain.withSnapshot(async () => {
      const [user, , newcomer] = roles.users
      const vaultBunny = chain.at('BunnySpecialVault', deployed.vaultBunny.address)
      const predictionBunny = chain.at('BunnySpecialPrediction', deployed.predictionBunny.address)
      const lotteryBunny = chain.at('BunnySpecialLottery', deployed.lotteryBunny.address)
      const before = (await readUser(profile, user)).points
      for (const campaign of [vaultBunny, predictionBunny]) {
        expect(await campaign.read('canClaim', [user])).toBe(true)
        expect(await campaign.read('canClaim', [newcomer])).toBe(false)
        await campaign.send(user, 'mintNFT')
      }
      expect(await lotteryBunny.read('canClaimNft1', [user, 1n])).toBe(true)
      await lotteryBunny.send(user, 'mintNFT', [18n, 1n, 0n])
      await lotteryBunny.send(user, 'mintNFT', [20n, 0n, 0n])
      const { vault, prediction, lottery } = bunnyCampaigns
      const given = vault.points + prediction.points + lottery.points[0] + lottery.points[2]
      expect((await readUser(profile, user)).points - before).toBe(given)
      expect(await lotteryBunny.read('userWhitelistForNft3', [newcomer])).toBe(true)
    }))
})

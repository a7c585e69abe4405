import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productToken } from '../brand.ts'
import {
  earlyBunnies,
  PAST_SEC,
  pointCampaigns,
  preSeeds,
  profileRefunds,
  roleTokenTable,
  swapPoolTable,
  teamBunnies,
} from '../tables/claims.ts'
import { tokenTable } from '../tables/tokens.ts'
import { mineAt, readTime } from '../testing/gameFixtures.ts'
import { readUser } from '../testing/profileFixtures.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { balanceOf, mineTo, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { accountOf, ONE } from '../testing/vaultFixtures.ts'
import { rolesOf } from './accounts.ts'
import { type Claims, deployClaims, seededContributionsWei } from './claims.ts'
import { deployProfiles } from './profiles.ts'
import type { Deployed, DeployScript } from './script.ts'
import type { DevnetToken } from './tokens.ts'

const PROFILE_ADMIN = 18
const OWNER = 26
const CURRENCIES = [productToken.symbol, swapPoolTable.base, ...swapPoolTable.acceptable]

let chain: TestChain
let claims: Claims
let profile: TestContract
let bunnies: TestContract
let product: TestContract
let alice: string
let bob: string
let newcomer: string
let treasury: string

/** Only the tokens that claims need, of which three users have some. */
function deployCurrencies(script: DeployScript, accounts: readonly string[]): ReadonlyMap<string, DevnetToken> {
  return new Map(
    CURRENCIES.map((symbol) => {
      const row = tokenTable[symbol]
      if (row === undefined) throw new Error(`No token ${symbol}`)
      const token = script.deploy('TestToken', [row.name, symbol, row.decimals, 10n ** BigInt(9 + row.decimals)])
      for (const user of accounts.slice(0, 3)) script.call(token, 'transfer', [user, 10n ** BigInt(3 + row.decimals)])
      return [symbol, { ...token, symbol, ...row }] as const
    }),
  )
}

const at = (contract: string, deployed: Deployed | undefined) => chain.at(contract, deployed?.address ?? '')

beforeAll(async () => {
  const started = await startScriptChain(async (script, accounts) => {
    const currencies = deployCurrencies(script, accounts)
    await script.mine()
    const get = (symbol: string) => {
      const token = currencies.get(symbol)
      if (token === undefined) throw new Error(`No token ${symbol}`)
      return token
    }
    const token = get(productToken.symbol)
    // The bunnies' own campaigns are not used here.
    const played = { cakeVault: token, prediction: token, lottery: token }
    const admin = accounts[PROFILE_ADMIN] ?? ''
    const profiles = await deployProfiles(script, { product: token, ...played, accounts, admin })
    const roles = rolesOf(accounts)
    const context = { tokens: { get }, profiles, roles, profileAdmin: admin, owner: accounts[OWNER] ?? '' }
    return { profiles, token, claims: await deployClaims(script, context) }
  })
  chain = started.chain
  claims = started.deployed.claims
  profile = at('Profile', started.deployed.profiles.profile)
  bunnies = at('Bunnies', started.deployed.profiles.bunnies)
  product = at('TestToken', started.deployed.token)
  ;({
    users: [alice, bob, newcomer],
    treasury,
  } = rolesOf(chain.accounts))
})
afterAll(() => chain.stop())

/** Whether the first two users can claim of each of these contracts. */
const answers = (contract: string, all: readonly Deployed[]) =>
  Promise.all(
    all.map((each) => Promise.all([alice, bob].map((account) => at(contract, each).read('canClaim', [account])))),
  )

describe('seeded achievements', () => {
  it('can be claimed by those with enough points while they are live', () =>
    chain.withSnapshot(async () => {
      expect(await answers('PointCampaign', claims.pointCampaigns)).toEqual([
        [false, false],
        [true, true],
        [true, false],
        [false, false],
      ])
      const ended = at('PointCampaign', claims.pointCampaigns[0])
      expect(await ended.read('hasClaimed', [alice])).toBe(true)
      await expect(ended.send(bob, 'claim')).rejects.toThrow('Has ended')
      const before = (await readUser(profile, bob)).points
      await at('PointCampaign', claims.pointCampaigns[1]).send(bob, 'claim')
      expect((await readUser(profile, bob)).points - before).toBe(pointCampaigns[1].points)
    }))

  it('begin within reach', () =>
    chain.withSnapshot(async () => {
      const upcoming = at('PointCampaign', claims.pointCampaigns[3])
      await expect(upcoming.send(alice, 'claim')).rejects.toThrow('Not begun')
      await mineTo(chain, await readUint(upcoming, 'startBlock'))
      await upcoming.send(alice, 'claim')
    }))
})

describe('seeded refunds', () => {
  it('are funded and can be claimed while they are live', () =>
    chain.withSnapshot(async () => {
      expect(await answers('ProfileRefund', claims.profileRefunds)).toEqual([
        [false, false],
        [true, true],
        [false, false],
      ])
      for (const [index, { amount, claims: count }] of profileRefunds.entries())
        expect(await balanceOf(product, at('ProfileRefund', claims.profileRefunds[index]))).toBe(amount * count)
      const before = await balanceOf(product, alice)
      await at('ProfileRefund', claims.profileRefunds[1]).send(alice, 'getCakeBack')
      expect((await balanceOf(product, alice)) - before).toBe(profileRefunds[1].amount)
    }))

  it('pay nobody who registers for them, because they pay more than a profile costs', () =>
    chain.withSnapshot(async () => {
      const cost = await readUint(profile, 'numberCakeToRegister')
      expect(cost).toBeLessThan(profileRefunds[1].amount)
      const tokenId = await readUint(bunnies, 'tokenOfOwnerByIndex', [newcomer, 0n])
      await bunnies.send(newcomer, 'approve', [profile.address, tokenId])
      await product.send(newcomer, 'approve', [profile.address, cost])
      await profile.send(newcomer, 'createProfile', [1n, bunnies.address, tokenId])
      const refund = at('ProfileRefund', claims.profileRefunds[1])
      expect(await refund.read('canClaim', [newcomer])).toBe(false)
      await expect(refund.send(newcomer, 'getCakeBack')).rejects.toThrow('Not eligible')
    }))
})

describe('seeded bunnies', () => {
  it('for early users have terms and names', () =>
    chain.withSnapshot(async () => {
      const early = at('EarlyBunnies', claims.earlyBunnies)
      const kinds = earlyBunnies.map(({ kind }) => kind)
      for (const account of [alice, bob]) {
        expect(await early.read('canClaimMultiple', [account, kinds])).toEqual([true, true, false])
      }
      expect(await early.read('canClaimMultiple', [newcomer, kinds])).toEqual([false, false, false])
      await product.send(alice, 'approve', [early.address, earlyBunnies[1].cost])
      await early.send(alice, 'mintNFT', [kinds[1]])
      const tokenId = (await readUint(bunnies, 'totalSupply')) - 1n
      expect(await bunnies.read('ownerOf', [tokenId])).toBe(alice)
      expect(await bunnies.read('getBunnyNameOfTokenId', [tokenId])).toBe(earlyBunnies[1].name)
    }))

  it('of teams can be claimed while they are live', () =>
    chain.withSnapshot(async () => {
      expect(await answers('TeamBunnies', claims.teamBunnies)).toEqual([
        [false, false],
        [true, true],
        [false, false],
      ])
      for (const account of [alice, bob]) {
        const { teamId } = await readUser(profile, account)
        const { events } = await at('TeamBunnies', claims.teamBunnies[1]).send(account, 'mintNFT')
        expect(events[0]?.args['bunnyId']).toBe(BigInt(teamBunnies[Number(teamId) - 1]?.kind ?? 0))
      }
    }))
})

describe('seeded pre-seeds', () => {
  const contract = (index: number) => at('PreSeed', claims.preSeeds[index]?.preSeed)
  const token = (index: number) => at('ClaimToken', claims.preSeeds[index]?.token)

  it('hold what was contributed, unless it was collected', async () => {
    for (const [index, { contributions }] of preSeeds.entries()) {
      const preSeed = contract(index)
      const total = contributions.reduce((sum, each) => sum + each, 0n)
      const isCollected = index === 0
      expect(await readUint(preSeed, 'totalContributions')).toBe(total)
      expect(await preSeed.read('isCollected')).toBe(isCollected)
      expect(await chain.balanceOf(preSeed.address)).toBe(isCollected ? 0n : total)
      for (const [user, account] of [alice, bob].entries())
        expect(await readUint(preSeed, 'contributors', [account])).toBe(contributions[user] ?? 0n)
    }
    expect(await chain.balanceOf(treasury)).toBeGreaterThan(10_000_000n * ONE)
    const seeded = preSeeds.reduce((sum, { contributions }) => sum + (contributions[1] ?? 0n), 0n)
    expect([seededContributionsWei(1), seededContributionsWei(2)]).toEqual([seeded, 0n])
  })

  it('pay the tokens of one that has succeeded', () =>
    chain.withSnapshot(async () => {
      await mineAt(chain, (await readTime(chain)) + PAST_SEC)
      for (const account of [alice, bob]) {
        const { events } = await token(0).send(account, 'claim')
        expect(await balanceOf(token(0), account)).toBe(events[0]?.args['amount'])
      }
      expect(await readUint(token(2), 'claimable', [alice])).toBe(0n)
    }))

  it('refund one that has failed', () =>
    chain.withSnapshot(async () => {
      for (const [index, account] of [alice, bob].entries()) {
        const { events } = await contract(1).send(account, 'refund')
        expect(events[0]?.args['amount']).toBe(preSeeds[1]?.contributions[index])
      }
    }))

  it('accept CRO while they are open, and not before', () =>
    chain.withSnapshot(async () => {
      await contract(2).send(newcomer, 'seed', [], ONE)
      await expect(contract(3).send(newcomer, 'seed', [], ONE)).rejects.toThrow('Not open yet')
      await mineAt(chain, Number(await readUint(contract(3), 'opensAt')))
      await contract(3).send(newcomer, 'seed', [], ONE)
    }))
})

describe('seeded tokens', () => {
  it('with roles are minted by the first user and paused by the second', () =>
    chain.withSnapshot(async () => {
      const token = at('RoleToken', claims.roleToken)
      for (const account of [alice, bob]) expect(await balanceOf(token, account)).toBe(roleTokenTable.balance)
      await token.send(alice, 'mint', [newcomer, ONE])
      await token.send(bob, 'pause')
      expect(await token.read('paused')).toBe(true)
    }))

  it('can be swapped for the base token of the swap pool, of which the first user has a share', () =>
    chain.withSnapshot(async () => {
      const pool = at('SwapPool', claims.swapPool)
      const [baseAddress = '', ...acceptable] = (await pool.read('tokens')) as readonly string[]
      const base = chain.at('TestToken', baseAddress)
      expect(await base.read('symbol')).toBe(swapPoolTable.base)
      for (const [index, address] of acceptable.entries()) {
        const token = chain.at('TestToken', address)
        expect(await token.read('symbol')).toBe(swapPoolTable.acceptable[index])
        const one = 10n ** (await readUint(token, 'decimals'))
        await token.send(bob, 'approve', [pool.address, one])
        const before = await balanceOf(base, bob)
        await pool.send(bob, 'swap', [address, one])
        expect((await balanceOf(base, bob)) - before).toBe((ONE * 999n) / 1_000n)
      }
      await pool.send(alice, 'removeLiquidity', [await readUint(pool, 'sharesOf', [alice])])
      const owner = accountOf(chain, OWNER)
      await pool.send(owner, 'removeLiquidity', [await readUint(pool, 'sharesOf', [owner])])
      // Of the 1,000 shares of nobody.
      expect(await balanceOf(base, pool)).toBeLessThan(1_002n)
    }))
})

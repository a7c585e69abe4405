import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployPrediction, market, operator, readTime, runAt, useSteadyTime } from '../../testing/gameFixtures.ts'
import {
  deployBunnies,
  deployProfile,
  eventRows,
  mintPicture,
  ROLE,
  readUser,
  register,
} from '../../testing/profileFixtures.ts'
import { deployCakeChef, mineTo, readBlockNumber, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

const VAULT = { bunnyId: 16n, points: 100n, campaignId: 513_010_001n } as const
const PREDICTION = { bunnyId: 17n, points: 50n, campaignId: 514_010_001n } as const
/** Seconds from the fixture to the threshold of the vault's campaign. */
const THRESHOLD_SEC = 10_000
const THRESHOLD_ROUND = 2n

let chain: TestChain
let nft: TestContract
let profile: TestContract
let bunnies: TestContract
let vault: TestContract
let forVault: TestContract
let forPlayers: TestContract
let game: Awaited<ReturnType<typeof deployPrediction>>
let thresholdSec: number
let endBlock: bigint
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ nft, profile } = await deployProfile(chain))
  bunnies = await deployBunnies(chain, [VAULT.bunnyId, PREDICTION.bunnyId])
  const { cake, chef } = await deployCakeChef(chain, ONE)
  vault = await chain.deploy('CakeVault', [cake.address, chef.address, treasury(chain)])
  await approve(cake, vault, chain.accounts.slice(0, 5))
  game = await deployPrediction(chain)
  thresholdSec = (await readTime(chain)) + THRESHOLD_SEC
  endBlock = (await readBlockNumber(chain)) + 200n
  const common = [profile.address, bunnies.address, endBlock]
  const reward = (row: typeof VAULT | typeof PREDICTION) => [row.bunnyId, row.points, row.campaignId]
  forVault = await chain.deploy('BunnySpecialVault', [vault.address, thresholdSec, common, reward(VAULT)])
  const { prediction } = game
  forPlayers = await chain.deploy('BunnySpecialPrediction', [
    prediction.address,
    THRESHOLD_ROUND,
    common,
    reward(PREDICTION),
  ])
  for (const campaign of [forVault, forPlayers]) {
    await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, campaign.address])
    await profile.send(owner(chain), 'grantRole', [ROLE.point, campaign.address])
  }
  await register({ nft, profile }, alice, 1n)
  await register({ nft, profile }, bob, 2n)
})
afterAll(() => chain.stop())

const deposit = (account: string) => vault.send(account, 'deposit', [ONE])
const bet = (account: string, epoch: bigint) => game.prediction.send(account, 'betBull', [epoch], market.minBet)
const canClaim = (campaign: TestContract, account: string) => campaign.read('canClaim', [account])
const mint = (campaign: TestContract, account: string) => campaign.send(account, 'mintNFT')

/** Starts the market and returns the time at which round `epoch` starts, having run the ones before. */
async function playTo(epoch: number): Promise<void> {
  await game.prediction.send(operator(chain), 'genesisStartRound')
  let timeSec = await readTime(chain)
  for (let round = 2; round <= epoch; round += 1) {
    timeSec += market.intervalSec
    await runAt(chain, game, timeSec, 100n, round === 2 ? 'genesisLockRound' : 'executeRound')
  }
}

describe('the bunny for the vault', () => {
  it('is for shares whose last deposit is before the threshold, once, with points', () =>
    chain.withSnapshot(async () => {
      await expect(mint(forVault, alice)).rejects.toThrow('ERR_USER_NOT_ELIGIBLE')
      await deposit(alice)
      expect(await canClaim(forVault, alice)).toBe(true)
      const { events } = await mint(forVault, alice)
      expect(eventRows(events)).toEqual([['BunnyMint', alice, 0n, VAULT.bunnyId]])
      expect(await bunnies.read('ownerOf', [0n])).toBe(alice)
      expect((await readUser(profile, alice)).points).toBe(VAULT.points)
      expect(await forVault.read('hasClaimed', [alice])).toBe(true)
      expect(await canClaim(forVault, alice)).toBe(false)
      await expect(mint(forVault, alice)).rejects.toThrow('ERR_HAS_CLAIMED')
    }))

  it('is not for who deposits later, or has withdrawn everything', () =>
    chain.withSnapshot(async () => {
      await deposit(alice)
      await deposit(bob)
      await vault.send(bob, 'withdrawAll')
      expect(await canClaim(forVault, bob)).toBe(false)
      await expect(mint(forVault, bob)).rejects.toThrow('ERR_USER_NOT_ELIGIBLE')
      await chain.setNextTime(thresholdSec)
      await deposit(bob)
      await expect(mint(forVault, bob)).rejects.toThrow('ERR_USER_NOT_ELIGIBLE')
      await mint(forVault, alice)
    }))

  it('is for deposits until the second before the threshold', () =>
    chain.withSnapshot(async () => {
      await chain.setNextTime(thresholdSec - 1)
      await deposit(alice)
      await mint(forVault, alice)
    }))
})

describe('the bunny for prediction players', () => {
  it('is for a first bet up to the threshold', () =>
    chain.withSnapshot(async () => {
      await playTo(Number(THRESHOLD_ROUND))
      await bet(alice, THRESHOLD_ROUND)
      await runAt(chain, game, (await readTime(chain)) + market.intervalSec, 100n)
      await bet(alice, THRESHOLD_ROUND + 1n)
      await bet(bob, THRESHOLD_ROUND + 1n)
      expect(await canClaim(forPlayers, alice)).toBe(true)
      expect(await canClaim(forPlayers, bob)).toBe(false)
      await mint(forPlayers, alice)
      expect(await readUint(bunnies, 'getBunnyId', [0n])).toBe(PREDICTION.bunnyId)
      expect((await readUser(profile, alice)).points).toBe(PREDICTION.points)
      await expect(mint(forPlayers, bob)).rejects.toThrow('ERR_USER_NOT_ELIGIBLE')
      await forPlayers.send(owner(chain), 'changeThresholdRound', [THRESHOLD_ROUND + 1n])
      await mint(forPlayers, bob)
    }))

  it('is not for who never bet', async () => {
    expect(await canClaim(forPlayers, alice)).toBe(false)
    await expect(mint(forPlayers, alice)).rejects.toThrow('ERR_USER_NOT_ELIGIBLE')
  })
})

describe('a campaign', () => {
  it('needs an active profile', () =>
    chain.withSnapshot(async () => {
      await deposit(alice)
      await deposit(carol)
      await profile.send(alice, 'pauseProfile')
      for (const account of [alice, carol]) {
        expect(await canClaim(forVault, account)).toBe(false)
        await expect(mint(forVault, account)).rejects.toThrow('ERR_USER_NOT_ACTIVE')
      }
      await mintPicture({ nft, profile }, alice, 9n)
      await profile.send(alice, 'reactivateProfile', [nft.address, 9n])
      await mint(forVault, alice)
    }))

  it('ends with its end block', () =>
    chain.withSnapshot(async () => {
      await deposit(alice)
      await deposit(bob)
      // The transaction is in the block after.
      await mineTo(chain, endBlock - 2n)
      expect(await canClaim(forVault, alice)).toBe(true)
      await mint(forVault, alice)
      await expect(mint(forVault, bob)).rejects.toThrow('TOO_LATE')
      expect(await canClaim(forVault, bob)).toBe(false)
      await expect(forVault.send(owner(chain), 'changeEndBlock', [endBlock + 100n])).rejects.toThrow('TOO_LATE')
    }))

  it('gives neither bunny nor points without the roles for both', () =>
    chain.withSnapshot(async () => {
      await deposit(alice)
      await profile.send(owner(chain), 'revokeRole', [ROLE.point, forVault.address])
      await expect(mint(forVault, alice)).rejects.toThrow()
      expect(await readUint(bunnies, 'totalSupply')).toBe(0n)
      expect(await forVault.read('hasClaimed', [alice])).toBe(false)
    }))

  it('is changed by its owner', () =>
    chain.withSnapshot(async () => {
      const changes = [
        [forVault, 'changeEndBlock', endBlock + 1n, 'endBlock', 'NewEndBlock'],
        [forVault, 'changeNumberPoints', 7n, 'numberPoints', 'NewNumberPoints'],
        [forVault, 'changeCampaignId', 8n, 'campaignId', 'NewCampaignId'],
        [forVault, 'changeThresholdTimestamp', 9n, 'thresholdTimestamp', 'NewThresholdTimestamp'],
        [forPlayers, 'changeThresholdRound', 5n, 'thresholdRound', 'NewThresholdRound'],
      ] as const
      for (const [campaign, fn, value, getter, event] of changes) {
        await expect(campaign.send(alice, fn, [value]), fn).rejects.toThrow()
        const { events } = await campaign.send(owner(chain), fn, [value])
        expect(eventRows(events)).toEqual([[event, value]])
        expect(await readUint(campaign, getter)).toBe(value)
      }
      await expect(forVault.send(owner(chain), 'changeEndBlock', [1n])).rejects.toThrow('End has passed')
    }))
})

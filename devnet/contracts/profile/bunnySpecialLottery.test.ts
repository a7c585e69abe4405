import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployLottery, drawLottery, startLottery, ticketNumber, useSteadyTime } from '../../testing/gameFixtures.ts'
import { deployBunnies, deployProfile, eventRows, ROLE, readUser, register } from '../../testing/profileFixtures.ts'
import { mineTo, readBlockNumber, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, owner, treasury } from '../../testing/vaultFixtures.ts'

const KIND = { bought: 18n, won: 19n, invited: 20n } as const
const POINTS = [10n, 20n, 30n] as const
const CAMPAIGNS = [515_010_001n, 515_010_002n, 515_010_003n] as const

let chain: TestChain
let token: TestContract
let nft: TestContract
let profile: TestContract
let bunnies: TestContract
let random: TestContract
let lottery: TestContract
let campaign: TestContract
let endBlock: bigint
/** End of lottery 1. */
let endSec: number
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ token, nft, profile } = await deployProfile(chain))
  bunnies = await deployBunnies(chain, Object.values(KIND))
  random = await chain.deploy('TestRandom')
  lottery = await deployLottery(chain, token, random, treasury(chain))
  await approve(token, lottery, chain.accounts.slice(0, 5))
  endSec = await startLottery(chain, lottery)
  endBlock = (await readBlockNumber(chain)) + 200n
  const common = [profile.address, bunnies.address, endBlock]
  campaign = await chain.deploy('BunnySpecialLottery', [lottery.address, 1n, 1n, common, POINTS, CAMPAIGNS])
  await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, campaign.address])
  await profile.send(owner(chain), 'grantRole', [ROLE.point, campaign.address])
  await register({ nft, profile }, alice, 1n)
  await register({ nft, profile }, bob, 2n)
})
afterAll(() => chain.stop())

const buy = (account: string, digits: readonly string[], id = 1n) =>
  lottery.send(account, 'buyTickets', [id, digits.map(ticketNumber)])
const draw = (digits: string) => drawLottery(chain, { lottery, random }, endSec, digits)
const mint = (account: string, bunnyId: bigint, id = 0n, cursor = 0n) =>
  campaign.send(account, 'mintNFT', [bunnyId, id, cursor])
const canClaim = (fn: 'canClaimNft1' | 'canClaimNft2' | 'canClaimNft3', ...args: unknown[]) => campaign.read(fn, args)
const pointsOf = async (account: string) => (await readUser(profile, account)).points

describe('the bunny for a ticket', () => {
  it('is given once, for a lottery of the campaign', () =>
    chain.withSnapshot(async () => {
      await expect(mint(alice, KIND.bought, 1n)).rejects.toThrow('Claim: Cannot claim')
      await buy(alice, ['123456'])
      expect(await canClaim('canClaimNft1', alice, 1n)).toBe(true)
      expect(await canClaim('canClaimNft1', bob, 1n)).toBe(false)
      for (const id of [0n, 2n]) expect(await canClaim('canClaimNft1', alice, id)).toBe(false)
      const { events } = await mint(alice, KIND.bought, 1n)
      expect(eventRows(events)).toEqual([['BunnyMint', alice, 0n, KIND.bought]])
      expect(await readUint(bunnies, 'getBunnyId', [0n])).toBe(KIND.bought)
      expect(await pointsOf(alice)).toBe(POINTS[0])
      expect(await canClaim('canClaimNft1', alice, 1n)).toBe(false)
      await expect(mint(alice, KIND.bought, 1n)).rejects.toThrow('ERR_HAS_CLAIMED')
    }))

  it('is not given for a lottery after the last one', () =>
    chain.withSnapshot(async () => {
      await draw('000000')
      await startLottery(chain, lottery)
      await buy(alice, ['123456'], 2n)
      await expect(mint(alice, KIND.bought, 2n)).rejects.toThrow('Claim: Cannot claim')
      await campaign.send(owner(chain), 'changeLotteryRounds', [1n, 2n])
      await mint(alice, KIND.bought, 2n)
    }))
})

describe('the bunny for a prize', () => {
  it('is given for a ticket whose prize was claimed', () =>
    chain.withSnapshot(async () => {
      await buy(alice, ['111111', '123456'])
      await draw('129999')
      expect(await canClaim('canClaimNft2', alice, 1n, 1n)).toBe(false)
      await expect(mint(alice, KIND.won, 1n, 1n)).rejects.toThrow('Claim: Cannot claim')
      await lottery.send(alice, 'claimTickets', [1n, [1n], [1n]])
      // The other ticket is unclaimed, and there are no more.
      for (const cursor of [0n, 2n, 2n ** 255n]) expect(await canClaim('canClaimNft2', alice, 1n, cursor)).toBe(false)
      expect(await canClaim('canClaimNft2', bob, 1n, 1n)).toBe(false)
      expect(await canClaim('canClaimNft2', alice, 1n, 1n)).toBe(true)
      await mint(alice, KIND.won, 1n, 1n)
      expect(await pointsOf(alice)).toBe(POINTS[1])
      await mint(alice, KIND.bought, 1n)
      expect(await pointsOf(alice)).toBe(POINTS[0] + POINTS[1])
      await expect(mint(alice, KIND.won, 1n, 1n)).rejects.toThrow('ERR_HAS_CLAIMED')
    }))
})

describe('the bunny for invited accounts', () => {
  it('is given to those on the list', () =>
    chain.withSnapshot(async () => {
      await expect(campaign.send(alice, 'whitelistAddresses', [[alice]])).rejects.toThrow()
      const { events } = await campaign.send(owner(chain), 'whitelistAddresses', [[alice, carol]])
      expect(events.map(({ name }) => name)).toEqual(['NewAddressWhitelisted'])
      expect(await campaign.read('userWhitelistForNft3', [alice])).toBe(true)
      expect(await canClaim('canClaimNft3', alice)).toBe(true)
      expect(await canClaim('canClaimNft3', bob)).toBe(false)
      expect(await canClaim('canClaimNft3', carol)).toBe(false)
      await mint(alice, KIND.invited)
      expect(await pointsOf(alice)).toBe(POINTS[2])
      await expect(mint(bob, KIND.invited)).rejects.toThrow('Claim: Cannot claim')
      await expect(mint(carol, KIND.invited)).rejects.toThrow('ERR_USER_NOT_ACTIVE')
    }))
})

describe('the campaign', () => {
  it('has three kinds', () =>
    chain.withSnapshot(async () => {
      for (const kind of [KIND.bought - 1n, KIND.invited + 1n]) {
        await expect(mint(alice, kind, 1n)).rejects.toThrow('Claim: Incorrect bunnyId')
        await expect(campaign.send(owner(chain), 'changeNumberPoints', [kind, 1n])).rejects.toThrow('Incorrect bunnyId')
        await expect(campaign.send(owner(chain), 'changeCampaignId', [kind, 1n])).rejects.toThrow('Incorrect bunnyId')
      }
      for (const [index, kind] of Object.values(KIND).entries()) {
        expect(await readUint(campaign, 'numberPoints', [kind])).toBe(POINTS[index])
        expect(await readUint(campaign, 'campaignIds', [kind])).toBe(CAMPAIGNS[index])
      }
    }))

  it('ends with its end block', () =>
    chain.withSnapshot(async () => {
      await buy(alice, ['123456'])
      await buy(bob, ['123456'])
      // The transaction is in the block after.
      await mineTo(chain, endBlock - 2n)
      await mint(alice, KIND.bought, 1n)
      await expect(mint(bob, KIND.bought, 1n)).rejects.toThrow('TOO_LATE')
      expect(await canClaim('canClaimNft1', bob, 1n)).toBe(false)
    }))

  it('is changed by its owner', () =>
    chain.withSnapshot(async () => {
      const changes: readonly (readonly [string, readonly bigint[], string])[] = [
        ['changeNumberPoints', [KIND.won, 7n], 'NewNumberPoints'],
        ['changeCampaignId', [KIND.won, 8n], 'NewCampaignId'],
        ['changeLotteryRounds', [2n, 3n], 'NewLotteryRounds'],
      ]
      for (const [fn, args, event] of changes) {
        await expect(campaign.send(alice, fn, args), fn).rejects.toThrow()
        const { events } = await campaign.send(owner(chain), fn, args)
        expect(eventRows(events)).toEqual([[event, ...args]])
      }
      expect(await readUint(campaign, 'numberPoints', [KIND.won])).toBe(7n)
      expect(await readUint(campaign, 'finalLotteryRound')).toBe(3n)
      for (const rounds of [
        [0n, 1n],
        [2n, 1n],
      ])
        await expect(campaign.send(owner(chain), 'changeLotteryRounds', rounds)).rejects.toThrow('Rounds out of range')
    }))
})

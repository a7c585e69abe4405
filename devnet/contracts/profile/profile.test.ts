import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cost,
  deployProfile,
  eventRows,
  mintPicture,
  readTeam,
  readUser,
  register,
} from '../../testing/profileFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

let chain: TestChain
let token: TestContract
let nft: TestContract
let profile: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  ;({ token, nft, profile } = await deployProfile(chain))
  await mintPicture({ nft, profile }, alice, 1n)
  await mintPicture({ nft, profile }, alice, 2n)
  await mintPicture({ nft, profile }, bob, 3n)
})
afterAll(() => chain.stop())

const create = (account: string, tokenId: bigint, teamId = 1n) =>
  profile.send(account, 'createProfile', [teamId, nft.address, tokenId])
const update = (account: string, tokenId: bigint) => profile.send(account, 'updateProfile', [nft.address, tokenId])
const reactivate = (account: string, tokenId: bigint) =>
  profile.send(account, 'reactivateProfile', [nft.address, tokenId])
const pause = (account: string) => profile.send(account, 'pauseProfile')
const counts = async () => [
  await readUint(profile, 'numberActiveProfiles'),
  (await readTeam(profile, 1n)).users,
  (await readTeam(profile, 2n)).users,
]
/** What an account pays for a call. */
async function paidFor(account: string, call: () => Promise<unknown>): Promise<bigint> {
  const before = await balanceOf(token, account)
  await call()
  return before - (await balanceOf(token, account))
}

describe('a new profile', () => {
  it('takes the cost and the picture, and joins the team', () =>
    chain.withSnapshot(async () => {
      expect(await profile.read('hasRegistered', [alice])).toBe(false)
      const paid = await paidFor(alice, async () => {
        const { events } = await create(alice, 1n, 2n)
        expect(eventRows(events)).toEqual([['UserNew', alice, 2n, nft.address, 1n]])
      })
      expect(paid).toBe(cost.register)
      expect(await balanceOf(token, profile)).toBe(cost.register)
      expect(await nft.read('ownerOf', [1n])).toBe(profile.address)
      expect(await profile.read('pictureOwner', [nft.address, 1n])).toBe(alice)
      expect(await profile.read('hasRegistered', [alice])).toBe(true)
      expect(await profile.read('getUserStatus', [alice])).toBe(true)
      expect(await readUser(profile, alice)).toEqual({
        userId: 1n,
        points: 0n,
        teamId: 2n,
        nftAddress: nft.address,
        tokenId: 1n,
        isActive: true,
      })
      expect(await counts()).toEqual([1n, 0n, 1n])
      await create(bob, 3n)
      expect((await readUser(profile, bob)).userId).toBe(2n)
    }))

  it('is one per account, also while it is paused', () =>
    chain.withSnapshot(async () => {
      await create(alice, 1n)
      await expect(create(alice, 2n)).rejects.toThrow('Already registered')
      await pause(alice)
      await expect(create(alice, 2n)).rejects.toThrow('Already registered')
    }))

  it('needs a team that exists and is open', () =>
    chain.withSnapshot(async () => {
      for (const teamId of [0n, 3n]) await expect(create(alice, 1n, teamId)).rejects.toThrow('Invalid teamId')
      await profile.send(owner(chain), 'makeTeamNotJoinable', [1n])
      await expect(create(alice, 1n)).rejects.toThrow('Team not joinable')
      await profile.send(owner(chain), 'makeTeamJoinable', [1n])
      await create(alice, 1n)
    }))

  it("needs the caller's own NFT of an admitted collection, approved for the contract", () =>
    chain.withSnapshot(async () => {
      const other = await chain.deploy('HookNft')
      await expect(profile.send(alice, 'createProfile', [1n, other.address, 1n])).rejects.toThrow('NFT address invalid')
      await expect(create(bob, 1n)).rejects.toThrow('Only NFT owner can register')
      await expect(create(alice, 9n)).rejects.toThrow()
      await nft.send(alice, 'approve', [ZeroAddress, 1n])
      await expect(create(alice, 1n)).rejects.toThrow()
      expect(await profile.read('hasRegistered', [alice])).toBe(false)
    }))

  it('costs nothing if it fails, and fails without the cost', () =>
    chain.withSnapshot(async () => {
      await token.send(alice, 'approve', [profile.address, cost.register - 1n])
      await expect(create(alice, 1n)).rejects.toThrow()
      await token.send(alice, 'approve', [profile.address, cost.register])
      expect(await paidFor(alice, () => create(alice, 1n))).toBe(cost.register)
    }))
})

describe('a picture', () => {
  it('is exchanged for the cost of an update', () =>
    chain.withSnapshot(async () => {
      await create(alice, 1n)
      const paid = await paidFor(alice, async () => {
        const { events } = await update(alice, 2n)
        expect(eventRows(events)).toEqual([['UserUpdate', alice, nft.address, 2n]])
      })
      expect(paid).toBe(cost.update)
      expect(await nft.read('ownerOf', [1n])).toBe(alice)
      expect(await nft.read('ownerOf', [2n])).toBe(profile.address)
      expect(await profile.read('pictureOwner', [nft.address, 1n])).toBe(ZeroAddress)
      expect((await readUser(profile, alice)).tokenId).toBe(2n)
      expect(await counts()).toEqual([1n, 1n, 0n])
    }))

  it("can only be the caller's own, of a profile that is not paused", () =>
    chain.withSnapshot(async () => {
      await expect(update(alice, 1n)).rejects.toThrow('Has not registered')
      await create(alice, 1n)
      await expect(update(alice, 3n)).rejects.toThrow('Only NFT owner can update')
      await expect(update(alice, 1n)).rejects.toThrow('Only NFT owner can update')
      await pause(alice)
      await expect(update(alice, 2n)).rejects.toThrow('User not active')
    }))

  it('can be reclaimed neither while it is in use nor by anyone else', () =>
    chain.withSnapshot(async () => {
      await create(alice, 1n)
      const reclaim = (account: string) => profile.send(account, 'reclaimPicture', [nft.address, 1n])
      await expect(reclaim(alice)).rejects.toThrow('Picture is in use')
      await expect(reclaim(bob)).rejects.toThrow('Not the owner of the picture')
      await pause(alice)
      await expect(reclaim(alice)).rejects.toThrow('Not the owner of the picture')
    }))

  it('is not taken by a safe transfer to the contract', async () => {
    await expect(
      nft.send(alice, 'safeTransferFrom(address,address,uint256)', [alice, profile.address, 1n]),
    ).rejects.toThrow()
  })
})

describe('a pause', () => {
  it('gives the picture back and costs nothing; team and points remain', () =>
    chain.withSnapshot(async () => {
      await create(alice, 1n)
      await profile.send(owner(chain), 'increaseUserPoints', [alice, 70n, 5n])
      const paid = await paidFor(alice, async () => {
        const { events } = await pause(alice)
        expect(eventRows(events)).toEqual([['UserPause', alice, 1n]])
      })
      expect(paid).toBe(0n)
      expect(await nft.read('ownerOf', [1n])).toBe(alice)
      expect(await profile.read('getUserStatus', [alice])).toBe(false)
      expect(await readUser(profile, alice)).toEqual({
        userId: 1n,
        points: 70n,
        teamId: 1n,
        nftAddress: ZeroAddress,
        tokenId: 0n,
        isActive: false,
      })
      expect(await counts()).toEqual([0n, 0n, 0n])
      await expect(pause(alice)).rejects.toThrow('User not active')
      await expect(pause(bob)).rejects.toThrow('Has not registered')
    }))

  it('works for a collection that is no longer admitted', () =>
    chain.withSnapshot(async () => {
      await create(alice, 1n)
      await profile.send(owner(chain), 'revokeRole', [await profile.read('NFT_ROLE'), nft.address])
      expect(await profile.read('isPictureCollection', [nft.address])).toBe(false)
      await pause(alice)
      expect(await nft.read('ownerOf', [1n])).toBe(alice)
      await nft.send(alice, 'approve', [profile.address, 1n])
      await expect(reactivate(alice, 1n)).rejects.toThrow('NFT address invalid')
    }))

  it('ends for the cost of a reactivation, also in a closed team', () =>
    chain.withSnapshot(async () => {
      await expect(reactivate(alice, 1n)).rejects.toThrow('Has not registered')
      await create(alice, 1n, 2n)
      await expect(reactivate(alice, 2n)).rejects.toThrow('User is active')
      await pause(alice)
      await profile.send(owner(chain), 'makeTeamNotJoinable', [2n])
      await expect(reactivate(alice, 3n)).rejects.toThrow('Only NFT owner can update')
      const paid = await paidFor(alice, async () => {
        const { events } = await reactivate(alice, 2n)
        expect(eventRows(events)).toEqual([['UserReactivate', alice, 2n, nft.address, 2n]])
      })
      expect(paid).toBe(cost.reactivate)
      expect(await readUser(profile, alice)).toMatchObject({ teamId: 2n, tokenId: 2n, isActive: true })
      expect(await counts()).toEqual([1n, 0n, 1n])
    }))
})

describe('costs', () => {
  it('can be changed by the admin, up to a limit', () =>
    chain.withSnapshot(async () => {
      await expect(profile.send(alice, 'updateNumberCake', [0n, 0n, 0n])).rejects.toThrow()
      const max = 10n * ONE
      for (const costs of [
        [max + 1n, 0n, 0n],
        [0n, max + 1n, 0n],
        [0n, 0n, max + 1n],
      ])
        await expect(profile.send(owner(chain), 'updateNumberCake', costs)).rejects.toThrow('Cost is too high')
      await profile.send(owner(chain), 'updateNumberCake', [3n, max, 0n])
      expect(await readUint(profile, 'numberCakeToReactivate')).toBe(3n)
      expect(await readUint(profile, 'numberCakeToRegister')).toBe(max)
      expect(await readUint(profile, 'numberCakeToUpdate')).toBe(0n)
      expect(await paidFor(alice, () => create(alice, 1n))).toBe(max)
      expect(await paidFor(alice, () => update(alice, 2n))).toBe(0n)
    }))

  it('go to the admin, to the wei and no further', () =>
    chain.withSnapshot(async () => {
      await register({ nft, profile }, alice, 10n)
      await register({ nft, profile }, bob, 11n)
      await expect(profile.send(alice, 'claimFee', [1n])).rejects.toThrow()
      await expect(profile.send(owner(chain), 'claimFee', [2n * cost.register + 1n])).rejects.toThrow()
      const before = await balanceOf(token, owner(chain))
      await profile.send(owner(chain), 'claimFee', [2n * cost.register])
      expect((await balanceOf(token, owner(chain))) - before).toBe(2n * cost.register)
      expect(await balanceOf(token, profile)).toBe(0n)
    }))
})

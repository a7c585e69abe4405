import { id, ZeroAddress } from 'ethers'
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
import { balanceOf, deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { owner } from '../../testing/vaultFixtures.ts'

const MANNER = { honest: 0n, refusing: 1n, burningGas: 2n, idle: 3n } as const
const CREATE = 'createProfile(uint256,address,uint256)'
const UPDATE = 'updateProfile(address,uint256)'
const REACTIVATE = 'reactivateProfile(address,uint256)'
const PAUSE = 'pauseProfile()'
const RECLAIM = 'reclaimPicture(address,uint256)'

let chain: TestChain
let token: TestContract
let nft: TestContract
let hostile: TestContract
let profile: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  ;({ token, nft, profile } = await deployProfile(chain))
  hostile = await chain.deploy('HookNft')
  await profile.send(owner(chain), 'addNftAddress', [hostile.address])
  await register({ nft: hostile, profile }, alice, 1n)
  await mintPicture({ nft, profile }, alice, 1n)
})
afterAll(() => chain.stop())

const setManner = (manner: bigint) => hostile.send(owner(chain), 'setManner', [manner])
const reclaim = (account: string, tokenId: bigint) =>
  profile.send(account, 'reclaimPicture', [hostile.address, tokenId])

describe('a collection that refuses transfers', () => {
  it.each([
    ['reverting', MANNER.refusing],
    ['burning all gas', MANNER.burningGas],
  ])('%s, keeps nobody from pausing, and its picture can be reclaimed once it gives in', (_, manner) =>
    chain.withSnapshot(async () => {
      await setManner(manner)
      const { events } = await profile.send(alice, 'pauseProfile')
      expect(eventRows(events)).toEqual([
        ['UserPause', alice, 1n],
        ['PictureKept', alice, hostile.address, 1n],
      ])
      expect(await readUser(profile, alice)).toMatchObject({ isActive: false, nftAddress: ZeroAddress })
      expect(await readUint(profile, 'numberActiveProfiles')).toBe(0n)
      expect((await readTeam(profile, 1n)).users).toBe(0n)
      expect(await profile.read('pictureOwner', [hostile.address, 1n])).toBe(alice)

      await expect(reclaim(alice, 1n)).rejects.toThrow()
      await profile.send(alice, 'reactivateProfile', [nft.address, 1n])
      await setManner(MANNER.honest)
      await expect(reclaim(bob, 1n)).rejects.toThrow('Not the owner of the picture')
      await reclaim(alice, 1n)
      expect(await hostile.read('ownerOf', [1n])).toBe(alice)
      await expect(reclaim(alice, 1n)).rejects.toThrow('Not the owner of the picture')
      expect(await readUser(profile, alice)).toMatchObject({ isActive: true, nftAddress: nft.address, tokenId: 1n })
    }),
  )

  it('is not one whose transfers cost a lot, however little gas is sent with a pause', () =>
    chain.withSnapshot(async () => {
      const work = await chain.deploy('WorkHook')
      await hostile.send(owner(chain), 'setHook', [work.address])
      const data = id(PAUSE).slice(0, 10)
      const pauses = (gas: number) =>
        chain.rpc.send('eth_call', [{ from: alice, to: profile.address, data, gas: `0x${gas.toString(16)}` }, 'latest'])
      // The least gas with which it succeeds, which is what wallets look for.
      let [low, high] = [21_000, 2_000_000]
      while (high - low > 500) {
        const middle = Math.floor((low + high) / 2)
        const isEnough = await pauses(middle).then(
          () => true,
          () => false,
        )
        ;[low, high] = isEnough ? [low, middle] : [middle, high]
      }
      const { status } = await chain.transact({ from: alice, to: profile.address, data, gas: `0x${high.toString(16)}` })
      expect(status).toBe('0x1')
      expect(await profile.read('getUserStatus', [alice])).toBe(false)
      expect(await hostile.read('ownerOf', [1n])).toBe(alice)
    }))

  it('keeps nobody from changing the picture', () =>
    chain.withSnapshot(async () => {
      await setManner(MANNER.refusing)
      const before = await balanceOf(token, alice)
      await profile.send(alice, 'updateProfile', [nft.address, 1n])
      expect(before - (await balanceOf(token, alice))).toBe(cost.update)
      expect(await readUser(profile, alice)).toMatchObject({ nftAddress: nft.address, tokenId: 1n })
      expect(await profile.read('pictureOwner', [hostile.address, 1n])).toBe(alice)
      await setManner(MANNER.honest)
      await reclaim(alice, 1n)
      expect(await hostile.read('ownerOf', [1n])).toBe(alice)
    }))

  it('takes no cost for a picture that it does not hand over', () =>
    chain.withSnapshot(async () => {
      await mintPicture({ nft: hostile, profile }, bob, 2n)
      const before = await balanceOf(token, bob)
      for (const [manner, error] of [
        [MANNER.refusing, 'refuses transfers'],
        [MANNER.idle, 'Picture was not received'],
      ] as const) {
        await setManner(manner)
        await expect(profile.send(bob, 'createProfile', [1n, hostile.address, 2n])).rejects.toThrow(error)
      }
      expect(await balanceOf(token, bob)).toBe(before)
      expect(await profile.read('hasRegistered', [bob])).toBe(false)
    }))
})

describe('a collection that lies about its owners', () => {
  it("can't exchange the owner of a picture", () =>
    chain.withSnapshot(async () => {
      await hostile.send(bob, 'setClaimedOwner', [bob])
      await expect(profile.send(bob, 'createProfile', [1n, hostile.address, 1n])).rejects.toThrow(
        'Picture of another profile',
      )
      await hostile.send(bob, 'setClaimedOwner', [ZeroAddress])
      await setManner(MANNER.refusing)
      await profile.send(alice, 'pauseProfile')
      await hostile.send(bob, 'setClaimedOwner', [bob])
      await expect(profile.send(bob, 'createProfile', [1n, hostile.address, 1n])).rejects.toThrow(
        'Picture of another profile',
      )
      expect(await profile.read('pictureOwner', [hostile.address, 1n])).toBe(alice)
    }))
})

describe('re-entrancy', () => {
  /** Deploys an account with tokens and two NFTs of the hostile collection, which calls it on each transfer. */
  async function deployAttacker(hooked: TestContract) {
    const attacker = await deployReenterer(chain)
    const { account } = attacker
    await token.send(owner(chain), 'transfer', [account.address, 10n * cost.register])
    await attacker.run(token, 'approve(address,uint256)', [profile.address, 10n * cost.register])
    for (const tokenId of [20n, 21n]) {
      await hostile.send(owner(chain), 'mint', [account.address, tokenId])
      await attacker.run(hostile, 'approve(address,uint256)', [profile.address, tokenId])
    }
    await hooked.send(owner(chain), 'setHook', [account.address])
    return attacker
  }

  it.each([
    [CREATE, [2n], 21n],
    [UPDATE, [], 21n],
    [REACTIVATE, [], 21n],
    [PAUSE, undefined, 0n],
    [RECLAIM, [], 20n],
  ] as const)('into %s fails while a picture moves', (fn, first, tokenId) =>
    chain.withSnapshot(async () => {
      const { run, arm, tried } = await deployAttacker(hostile)
      await arm(profile, fn, first === undefined ? [] : [...first, hostile.address, tokenId])
      await run(profile, CREATE, [1n, hostile.address, 20n])
      await run(profile, UPDATE, [hostile.address, 21n])
      await run(profile, PAUSE)
      // In, in and out, out.
      expect(await tried()).toEqual([4n, 0n])
      expect(await readUint(profile, 'numberActiveProfiles')).toBe(1n)
      expect((await readTeam(profile, 1n)).users).toBe(1n)
      expect((await readTeam(profile, 2n)).users).toBe(0n)
    }),
  )

  it('fails while a cost is paid in a token that calls the payer', () =>
    chain.withSnapshot(async () => {
      const hookToken = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = await chain.deploy('Profile', [hookToken.address, 1n, 2n, 3n])
      await other.send(owner(chain), 'addTeam', ['Early', ''])
      await other.send(owner(chain), 'addNftAddress', [nft.address])
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hookToken.send(owner(chain), 'mint', [account.address, 100n])
      await run(hookToken, 'approve(address,uint256)', [other.address, 100n])
      for (const tokenId of [30n, 31n]) {
        await nft.send(owner(chain), 'mint', [account.address, tokenId])
        await run(nft, 'approve(address,uint256)', [other.address, tokenId])
      }
      await hookToken.send(owner(chain), 'setHook', [account.address])
      await arm(other, CREATE, [1n, nft.address, 31n])
      await run(other, CREATE, [1n, nft.address, 30n])
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(hookToken, other)).toBe(2n)
      expect(await readUint(other, 'numberActiveProfiles')).toBe(1n)
    }))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployProfile, eventRows, ROLE, readTeam, readUser, register } from '../../testing/profileFixtures.ts'
import { readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { owner } from '../../testing/vaultFixtures.ts'

const CAMPAIGN = 510_010_001n
/** Of one call. */
const MAX_ACCOUNTS = 1_000

let chain: TestChain
let nft: TestContract
let profile: TestContract
let token: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ token, nft, profile } = await deployProfile(chain))
  await register({ nft, profile }, alice, 1n)
  await register({ nft, profile }, bob, 2n)
})
afterAll(() => chain.stop())

const asOwner = (fn: string, args: readonly unknown[]) => profile.send(owner(chain), fn, args)
const pointsOf = async (account: string) => (await readUser(profile, account)).points
const eventsOf = async (sent: ReturnType<typeof asOwner>) => eventRows((await sent).events)

describe('teams', () => {
  it('are numbered from 1 and open', async () => {
    expect(await readUint(profile, 'numberTeams')).toBe(2n)
    expect(await readTeam(profile, 1n)).toEqual({
      name: 'Early',
      description: 'Team Early',
      users: 2n,
      points: 0n,
      isJoinable: true,
    })
    for (const teamId of [0n, 3n]) await expect(readTeam(profile, teamId)).rejects.toThrow('Invalid teamId')
  })

  it('are added and renamed by the admin, with names of 4 to 19 bytes', () =>
    chain.withSnapshot(async () => {
      expect(await eventsOf(asOwner('addTeam', ['Four', '']))).toEqual([['TeamAdd', 3n, 'Four']])
      expect(await readTeam(profile, 3n)).toMatchObject({ name: 'Four', description: '', isJoinable: true })
      const longest = 'x'.repeat(19)
      expect(await eventsOf(asOwner('renameTeam', [1n, longest, 'New']))).toEqual([['TeamRename', 1n, longest]])
      expect(await readTeam(profile, 1n)).toMatchObject({ name: longest, description: 'New', users: 2n })
      // Seven letters of three bytes.
      for (const name of ['abc', 'x'.repeat(20), '\u65e5'.repeat(7)]) {
        await expect(asOwner('addTeam', [name, ''])).rejects.toThrow('4 to 19 bytes')
        await expect(asOwner('renameTeam', [1n, name, ''])).rejects.toThrow('4 to 19 bytes')
      }
      await expect(asOwner('renameTeam', [4n, 'Four', ''])).rejects.toThrow('Invalid teamId')
      await expect(profile.send(alice, 'addTeam', ['Four', ''])).rejects.toThrow()
      await expect(profile.send(alice, 'renameTeam', [1n, 'Four', ''])).rejects.toThrow()
    }))

  it('are closed and opened by the admin', () =>
    chain.withSnapshot(async () => {
      expect(await eventsOf(asOwner('makeTeamNotJoinable', [2n]))).toEqual([['TeamJoinableUpdate', 2n, false]])
      expect((await readTeam(profile, 2n)).isJoinable).toBe(false)
      expect(await eventsOf(asOwner('makeTeamJoinable', [2n]))).toEqual([['TeamJoinableUpdate', 2n, true]])
      for (const fn of ['makeTeamJoinable', 'makeTeamNotJoinable']) {
        await expect(asOwner(fn, [3n])).rejects.toThrow('Invalid teamId')
        await expect(profile.send(alice, fn, [1n])).rejects.toThrow()
      }
    }))

  it('of an account are changed by the special role only, and count active profiles only', () =>
    chain.withSnapshot(async () => {
      expect(await eventsOf(asOwner('changeTeam', [alice, 2n]))).toEqual([['UserChangeTeam', alice, 1n, 2n]])
      expect([(await readTeam(profile, 1n)).users, (await readTeam(profile, 2n)).users]).toEqual([1n, 1n])
      await profile.send(bob, 'pauseProfile')
      await asOwner('changeTeam', [bob, 2n])
      expect([(await readTeam(profile, 1n)).users, (await readTeam(profile, 2n)).users]).toEqual([0n, 1n])
      await nft.send(bob, 'approve', [profile.address, 2n])
      await profile.send(bob, 'reactivateProfile', [nft.address, 2n])
      expect([(await readTeam(profile, 1n)).users, (await readTeam(profile, 2n)).users]).toEqual([0n, 2n])

      await expect(asOwner('changeTeam', [alice, 2n])).rejects.toThrow('Already in the team')
      await expect(asOwner('changeTeam', [alice, 3n])).rejects.toThrow('Invalid teamId')
      await expect(asOwner('changeTeam', [carol, 1n])).rejects.toThrow('Has not registered')
      await asOwner('makeTeamNotJoinable', [1n])
      await expect(asOwner('changeTeam', [alice, 1n])).rejects.toThrow('Team not joinable')
      await expect(profile.send(alice, 'changeTeam', [alice, 1n])).rejects.toThrow()
    }))
})

describe('points of an account', () => {
  it('are given and removed with an event each, so that events add up to the points', () =>
    chain.withSnapshot(async () => {
      expect(await eventsOf(asOwner('increaseUserPoints', [alice, 100n, CAMPAIGN]))).toEqual([
        ['UserPointIncrease', alice, 100n, CAMPAIGN],
      ])
      expect(await eventsOf(asOwner('increaseUserPointsMultiple', [[alice, bob], 20n, CAMPAIGN]))).toEqual([
        ['UserPointIncreaseMultiple', [alice, bob], 20n, CAMPAIGN],
      ])
      expect(await eventsOf(asOwner('removeUserPoints', [alice, 50n]))).toEqual([['UserPointDecrease', alice, 50n]])
      expect(await eventsOf(asOwner('removeUserPointsMultiple', [[alice, bob], 20n]))).toEqual([
        ['UserPointDecrease', alice, 20n],
        ['UserPointDecrease', bob, 20n],
      ])
      expect([await pointsOf(alice), await pointsOf(bob)]).toEqual([50n, 0n])
      expect((await readTeam(profile, 1n)).points).toBe(0n)
    }))

  it('are given while a profile is paused, but not without one', () =>
    chain.withSnapshot(async () => {
      await profile.send(alice, 'pauseProfile')
      await asOwner('increaseUserPoints', [alice, 1n, CAMPAIGN])
      expect(await pointsOf(alice)).toBe(1n)
      await expect(asOwner('increaseUserPoints', [carol, 1n, CAMPAIGN])).rejects.toThrow('Not registered')
      await expect(asOwner('increaseUserPointsMultiple', [[alice, carol], 1n, CAMPAIGN])).rejects.toThrow(
        'Not registered',
      )
      expect(await pointsOf(alice)).toBe(1n)
      await expect(asOwner('removeUserPoints', [carol, 0n])).rejects.toThrow('Not registered')
      await expect(readUser(profile, carol)).rejects.toThrow('Not registered')
    }))

  it('never fall below 0', () =>
    chain.withSnapshot(async () => {
      await asOwner('increaseUserPoints', [alice, 5n, CAMPAIGN])
      await expect(asOwner('removeUserPoints', [alice, 6n])).rejects.toThrow('Not enough points')
      // Twice the same account.
      await expect(asOwner('removeUserPointsMultiple', [[alice, alice], 3n])).rejects.toThrow('Not enough points')
      await asOwner('removeUserPoints', [alice, 5n])
    }))

  it('are given to at most 1,000 accounts at once', () =>
    chain.withSnapshot(async () => {
      const most = Array.from({ length: MAX_ACCOUNTS }, () => alice)
      await asOwner('increaseUserPointsMultiple', [most, 2n, CAMPAIGN])
      expect(await pointsOf(alice)).toBe(2_000n)
      await asOwner('removeUserPointsMultiple', [most, 2n])
      await expect(asOwner('increaseUserPointsMultiple', [[...most, alice], 2n, CAMPAIGN])).rejects.toThrow('< 1001')
      await expect(asOwner('removeUserPointsMultiple', [[...most, alice], 0n])).rejects.toThrow('< 1001')
    }))

  it('need the role for points, which the admin grants and revokes', () =>
    chain.withSnapshot(async () => {
      const calls: readonly (readonly [string, readonly unknown[]])[] = [
        ['increaseUserPoints', [alice, 1n, CAMPAIGN]],
        ['increaseUserPointsMultiple', [[alice], 1n, CAMPAIGN]],
        ['removeUserPoints', [alice, 1n]],
        ['removeUserPointsMultiple', [[alice], 1n]],
        ['increaseTeamPoints', [1n, 1n, CAMPAIGN]],
        ['removeTeamPoints', [1n, 1n]],
      ]
      for (const [fn, args] of calls) await expect(profile.send(bob, fn, args), fn).rejects.toThrow()
      await expect(profile.send(bob, 'grantRole', [ROLE.point, bob])).rejects.toThrow()
      await asOwner('grantRole', [ROLE.point, bob])
      expect(await readUint(profile, 'getRoleMemberCount', [ROLE.point])).toBe(2n)
      expect(await profile.read('getRoleMember', [ROLE.point, 1n])).toBe(bob)
      for (const [fn, args] of calls) await profile.send(bob, fn, args)
      await asOwner('revokeRole', [ROLE.point, bob])
      await expect(profile.send(bob, 'increaseUserPoints', [alice, 1n, CAMPAIGN])).rejects.toThrow()
    }))
})

describe('points of a team', () => {
  it('are its own, given and removed with an event', () =>
    chain.withSnapshot(async () => {
      expect(await eventsOf(asOwner('increaseTeamPoints', [2n, 30n, CAMPAIGN]))).toEqual([
        ['TeamPointIncrease', 2n, 30n, CAMPAIGN],
      ])
      expect(await eventsOf(asOwner('removeTeamPoints', [2n, 10n]))).toEqual([['TeamPointDecrease', 2n, 10n]])
      expect((await readTeam(profile, 2n)).points).toBe(20n)
      await expect(asOwner('removeTeamPoints', [2n, 21n])).rejects.toThrow('Not enough points')
      for (const teamId of [0n, 3n]) {
        await expect(asOwner('increaseTeamPoints', [teamId, 1n, CAMPAIGN])).rejects.toThrow('Invalid teamId')
        await expect(asOwner('removeTeamPoints', [teamId, 0n])).rejects.toThrow('Invalid teamId')
      }
    }))
})

describe('picture collections', () => {
  it('are ERC-721 contracts that the admin admits', () =>
    chain.withSnapshot(async () => {
      expect(await profile.read('isPictureCollection', [nft.address])).toBe(true)
      for (const address of [token.address, alice])
        await expect(asOwner('addNftAddress', [address])).rejects.toThrow('Not ERC721')
      const other = await chain.deploy('HookNft')
      await expect(profile.send(alice, 'addNftAddress', [other.address])).rejects.toThrow()
      await asOwner('addNftAddress', [other.address])
      expect(await profile.read('isPictureCollection', [other.address])).toBe(true)
    }))
})

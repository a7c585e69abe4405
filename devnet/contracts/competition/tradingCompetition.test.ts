import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  competitionPlan,
  deployCompetition,
  deployCompetitionParts,
  joinTeam,
  passTo,
  STATUS,
} from '../../testing/competitionFixtures.ts'
import { readTime, useSteadyTime } from '../../testing/gameFixtures.ts'
import { eventRows, readUser } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, ONE, owner } from '../../testing/vaultFixtures.ts'

const { claimPeriodSec } = competitionPlan
const CAMPAIGNS = [1n, 2n, 3n, 4n, 5n].map((rank) => 512_010_000n + rank)
/** Prizes of the winning team and of the other, by group. */
const CAKE = [
  [0n, 10n, 20n, 30n, 40n],
  [0n, 1n, 2n, 3n, 4n],
].map((team) => team.map((amount) => amount * ONE))
const POINTS = [
  [500n, 850n, 1_000n, 1_250n, 2_500n],
  [0n, 250n, 500n, 850n, 1_000n],
]

let chain: TestChain
let parts: Awaited<ReturnType<typeof deployCompetitionParts>>
let token: TestContract
let competition: TestContract
/** Two accounts of each team. */
let alice: string
let bob: string
let carol: string
let dave: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  parts = await deployCompetitionParts(chain)
  token = parts.token
  ;[alice, bob, carol, dave] = [1, 2, 3, 4].map((index) => accountOf(chain, index)) as [string, string, string, string]
  for (const [index, account] of [alice, bob, carol, dave].entries())
    await joinTeam(chain, parts, account, index < 2 ? 1n : 2n, BigInt(index))
  competition = await deployCompetition(chain, parts)
})
afterAll(() => chain.stop())

const register = (account: string) => competition.send(account, 'register')
const claim = (account: string) => competition.send(account, 'claimReward')
const setStatus = (status: bigint, from = owner(chain)) => competition.send(from, 'updateCompetitionStatus', [status])
const setGroup = (accounts: readonly string[], group: bigint, from = owner(chain)) =>
  competition.send(from, 'updateUserStatusMultiple', [accounts, group])
const setWinner = (team: bigint, bunny: bigint, from = owner(chain)) =>
  competition.send(from, 'updateWinningTeamAndBunnyId', [team, bunny])
const setPrizes = (team: bigint, from = owner(chain)) =>
  competition.send(from, 'updateTeamRewards', [team, CAMPAIGNS, CAKE[team === 1n ? 0 : 1], POINTS[team === 1n ? 0 : 1]])
const fund = (amount: bigint) => token.send(owner(chain), 'transfer', [competition.address, amount])
const info = async (account: string) => [...((await competition.read('claimInformation', [account])) as unknown[])]
const canClaim = (account: string) => competition.read('canClaim', [account])

/** Everyone competes; alice is the best of the winning team, carol of the other. */
async function finish(): Promise<void> {
  for (const account of [alice, bob, carol, dave]) await register(account)
  await passTo(chain, competition, 'open')
  await passTo(chain, competition, 'close')
  for (const team of [1n, 2n]) await setPrizes(team)
  await setGroup([alice, carol], 4n)
  await setGroup([bob], 1n)
  await setWinner(1n, 11n)
}

/** What `finish` promises: groups 4 and 1 of team 1, 4 and 0 of team 2. */
const PROMISED = (40n + 10n + 4n) * ONE

async function startClaims(): Promise<void> {
  await finish()
  await fund(PROMISED)
  await setStatus(STATUS.claiming)
}

describe('registration', () => {
  it('is for active profiles, once, before the start, and fixes the team', () =>
    chain.withSnapshot(async () => {
      const { events } = await register(alice)
      expect(eventRows(events)).toEqual([['UserRegister', alice, 1n]])
      expect([...((await competition.read('userTradingStats', [alice])) as unknown[])]).toEqual([0n, 1n, true, false])
      expect(await info(alice)).toEqual([true, false, 0n, 0n, 0n, false])
      await expect(register(alice)).rejects.toThrow('registered already')
      await expect(register(owner(chain))).rejects.toThrow('no active profile')
      await parts.profile.send(bob, 'pauseProfile')
      await expect(register(bob)).rejects.toThrow('no active profile')
      await parts.profile.send(owner(chain), 'changeTeam', [alice, 2n])
      expect([...((await competition.read('userTradingStats', [alice])) as unknown[])][1]).toBe(1n)
      await passTo(chain, competition, 'open')
      await expect(register(carol)).rejects.toThrow('registration is over')
    }))

  it('is not for teams that came later', () =>
    chain.withSnapshot(async () => {
      await parts.profile.send(owner(chain), 'addTeam', ['Third', 'Came later'])
      await parts.profile.send(owner(chain), 'changeTeam', [alice, 3n])
      await expect(register(alice)).rejects.toThrow('not in the competition')
      expect(await readUint(competition, 'numberTeams')).toBe(2n)
    }))
})

describe('status', () => {
  it('goes up one by one, by anyone at the times of the schedule', () =>
    chain.withSnapshot(async () => {
      for (const status of [STATUS.registration, STATUS.close, STATUS.claiming, STATUS.over])
        await expect(setStatus(status)).rejects.toThrow('not the next status')
      await chain.setNextTime(Number(await readUint(competition, 'startTime')) - 1)
      await expect(setStatus(STATUS.open)).rejects.toThrow('has not started')
      const { events } = await setStatus(STATUS.open, alice)
      expect(eventRows(events)).toEqual([['NewCompetitionStatus', STATUS.open]])
      await expect(setStatus(STATUS.registration)).rejects.toThrow('not the next status')
      await chain.setNextTime(Number(await readUint(competition, 'endTime')) - 1)
      await expect(setStatus(STATUS.close)).rejects.toThrow('is not over')
      await setStatus(STATUS.close, bob)
      expect(await competition.read('currentStatus')).toBe(STATUS.close)
    }))

  it('reaches the claims by the owner only, with a winner and all prizes funded', () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol, dave]) await register(account)
      await passTo(chain, competition, 'open')
      await passTo(chain, competition, 'close')
      await expect(setStatus(STATUS.claiming)).rejects.toThrow('no winning team')
      for (const team of [1n, 2n]) await setPrizes(team)
      await setGroup([alice, carol], 4n)
      await setGroup([bob], 1n)
      await setWinner(1n, 11n)
      await fund(PROMISED - 1n)
      await expect(setStatus(STATUS.claiming)).rejects.toThrow('not funded')
      await fund(1n)
      await expect(setStatus(STATUS.claiming, alice)).rejects.toThrow()
      const { timeSec } = await setStatus(STATUS.claiming)
      expect(await readUint(competition, 'claimDeadline')).toBe(BigInt(timeSec + claimPeriodSec))
      expect(await readUint(competition, 'unclaimedRewards')).toBe(PROMISED)
    }))

  it('ends when the claim period does, and not before, whoever asks', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      const deadline = Number(await readUint(competition, 'claimDeadline'))
      for (const from of [owner(chain), alice])
        await expect(setStatus(STATUS.over, from)).rejects.toThrow('claim period is not over')
      await chain.setNextTime(deadline)
      await expect(setStatus(STATUS.over)).rejects.toThrow('claim period is not over')
      await setStatus(STATUS.over, dave)
      await expect(setStatus(STATUS.over)).rejects.toThrow('not the next status')
      await expect(claim(alice)).rejects.toThrow('claims have not started')
      expect((await info(alice)).slice(3)).toEqual([40n * ONE, 2_500n, true])
    }))
})

describe('results', () => {
  it('are entered by the owner between the end and the claims', () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol]) await register(account)
      await expect(setGroup([alice], 4n)).rejects.toThrow('ranks are not open')
      await expect(setWinner(1n, 10n)).rejects.toThrow('ranks are not open')
      await passTo(chain, competition, 'open')
      await expect(setGroup([alice], 4n)).rejects.toThrow('ranks are not open')
      await passTo(chain, competition, 'close')
      await expect(setGroup([alice], 4n, alice)).rejects.toThrow()
      await expect(setWinner(1n, 10n, alice)).rejects.toThrow()
      await expect(setPrizes(1n, alice)).rejects.toThrow()
      await expect(setGroup([alice], 5n)).rejects.toThrow('no such group')
      await expect(setGroup([alice, dave], 4n)).rejects.toThrow('not registered')
      for (const team of [0n, 3n]) {
        await expect(setWinner(team, 10n)).rejects.toThrow('not in the competition')
        await expect(setPrizes(team)).rejects.toThrow('not in the competition')
      }
      for (const bunny of [9n, 13n]) await expect(setWinner(1n, bunny)).rejects.toThrow("not a winner's bunny")
      const { events } = await setGroup([alice, bob], 3n)
      const [row] = eventRows(events)
      expect([row?.[0], Array.from(row?.[1] as Iterable<string>), row?.[2]]).toEqual([
        'UserUpdateMultiple',
        [alice, bob],
        3n,
      ])
      expect(eventRows((await setWinner(2n, 12n)).events)).toEqual([['WinningTeam', 2n]])
      expect(eventRows((await setPrizes(1n)).events)).toEqual([['TeamRewardsUpdate', 1n]])
    }))

  it('count an account that is moved to another group once', () =>
    chain.withSnapshot(async () => {
      await finish()
      for (const group of [3n, 0n, 4n]) await setGroup([alice, alice], group)
      await fund(PROMISED)
      await setStatus(STATUS.claiming)
      expect(await readUint(competition, 'unclaimedRewards')).toBe(PROMISED)
    }))

  it('and prizes are final once the claims have started', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      await expect(setGroup([dave], 4n)).rejects.toThrow('ranks are not open')
      await expect(setWinner(2n, 10n)).rejects.toThrow('ranks are not open')
      await expect(setPrizes(1n)).rejects.toThrow('claims have started')
    }))

  it('have the prizes of all teams in a view', () =>
    chain.withSnapshot(async () => {
      await setPrizes(2n)
      const teams = [...((await competition.read('viewRewardTeams')) as unknown[][][])].map((team) =>
        [...team].map((column) => [...column]),
      )
      const none = Array.from({ length: 5 }, () => 0n)
      expect(teams).toEqual([
        [none, none, none],
        [CAMPAIGNS, CAKE[1], POINTS[1]],
      ])
    }))
})

describe('claims', () => {
  it('pay tokens, points and, to the winning team, a bunny, once', () =>
    chain.withSnapshot(async () => {
      await finish()
      await fund(PROMISED)
      expect([await canClaim(alice), await info(alice)]).toEqual([false, [true, false, 4n, 0n, 0n, false]])
      await expect(claim(alice)).rejects.toThrow('claims have not started')
      await setStatus(STATUS.claiming)
      expect([await canClaim(alice), await info(alice)]).toEqual([true, [true, false, 4n, 40n * ONE, 2_500n, true]])
      expect(await info(carol)).toEqual([true, false, 4n, 4n * ONE, 1_000n, false])
      for (const [account, group, cake, points, bunnies] of [
        [alice, 4n, 40n, 2_500n, 1n],
        [bob, 1n, 10n, 850n, 1n],
        [carol, 4n, 4n, 1_000n, 0n],
      ] as const) {
        const before = await balanceOf(token, account)
        const { events } = await claim(account)
        expect((await balanceOf(token, account)) - before).toBe(cake * ONE)
        expect((await readUser(parts.profile, account)).points).toBe(points)
        expect(await balanceOf(parts.bunnies, account)).toBe(bunnies)
        expect(eventRows(events)).toEqual([['RewardClaim', account, group, cake * ONE, points]])
        expect([await canClaim(account), (await info(account))[1]]).toEqual([false, true])
        await expect(claim(account)).rejects.toThrow('claimed already')
      }
      expect(await readUint(parts.bunnies, 'getBunnyId', [0n])).toBe(11n)
      expect([await balanceOf(token, competition), await readUint(competition, 'unclaimedRewards')]).toEqual([0n, 0n])
    }))

  it('count points under the campaign of the group', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      const { blockNumber } = await claim(alice)
      const logs = (await chain.rpc.send('eth_getLogs', [
        { address: parts.profile.address, fromBlock: `0x${blockNumber.toString(16)}` },
      ])) as readonly { readonly topics: readonly string[] }[]
      expect(logs.map(({ topics }) => BigInt(topics[2] ?? 0))).toEqual([CAMPAIGNS[4]])
    }))

  it('are for registered accounts with prizes, until the deadline', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      await expect(claim(owner(chain))).rejects.toThrow('not registered')
      expect([await canClaim(owner(chain)), await canClaim(dave)]).toEqual([false, false])
      await expect(claim(dave)).rejects.toThrow('no prize')
      const deadline = Number(await readUint(competition, 'claimDeadline'))
      await chain.setNextTime(deadline)
      await claim(alice)
      await expect(claim(bob)).rejects.toThrow('claim period is over')
      expect(await canClaim(bob)).toBe(false)
    }))

  it('pay group 0 of the winning team points, but no bunny', () =>
    chain.withSnapshot(async () => {
      await finish()
      await setGroup([bob], 0n)
      await fund(PROMISED)
      await setStatus(STATUS.claiming)
      expect(await info(bob)).toEqual([true, false, 0n, 0n, 500n, false])
      await claim(bob)
      expect((await readUser(parts.profile, bob)).points).toBe(500n)
      expect(await balanceOf(parts.bunnies, bob)).toBe(0n)
    }))

  it('remain open to an account that has paused its profile', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      await parts.profile.send(alice, 'pauseProfile')
      await claim(alice)
      expect((await readUser(parts.profile, alice)).points).toBe(2_500n)
    }))

  it('leave the owner only what no prize needs, and what nobody claimed in time', () =>
    chain.withSnapshot(async () => {
      await startClaims()
      await fund(7n)
      const rest = (amount: bigint, from = owner(chain)) => competition.send(from, 'claimRemainder', [amount])
      await expect(rest(8n)).rejects.toThrow('owed to winners')
      await expect(rest(1n, alice)).rejects.toThrow()
      await claim(carol)
      await expect(rest(8n)).rejects.toThrow('owed to winners')
      const { events } = await rest(7n)
      expect(eventRows(events)).toEqual([['RemainderClaim', 7n]])
      await claim(alice)
      await chain.setNextTime(Number(await readUint(competition, 'claimDeadline')) + 1)
      await rest(10n * ONE)
      await setStatus(STATUS.over)
      expect(await balanceOf(token, competition)).toBe(0n)
    }))

  it('cannot be re-entered by a token that calls back', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = await deployCompetition(chain, { ...parts, token: hooked })
      const { account, run, arm, tried } = await deployReenterer(chain)
      await token.send(owner(chain), 'transfer', [account.address, 10n * ONE])
      await run(token, 'approve(address,uint256)', [parts.profile.address, 10n * ONE])
      await parts.nft.send(alice, 'mint', [account.address, 99n])
      await run(parts.nft, 'approve(address,uint256)', [parts.profile.address, 99n])
      await run(parts.profile, 'createProfile(uint256,address,uint256)', [1n, parts.nft.address, 99n])
      await run(other, 'register()')
      await other.send(alice, 'register')
      await passTo(chain, other, 'open')
      await passTo(chain, other, 'close')
      await other.send(owner(chain), 'updateTeamRewards', [1n, CAMPAIGNS, CAKE[0], POINTS[0]])
      await other.send(owner(chain), 'updateUserStatusMultiple', [[account.address, alice], 4n])
      await other.send(owner(chain), 'updateWinningTeamAndBunnyId', [1n, 10n])
      await hooked.send(alice, 'mint', [other.address, 80n * ONE])
      await other.send(owner(chain), 'updateCompetitionStatus', [STATUS.claiming])
      await hooked.send(alice, 'setHook', [account.address])
      await arm(other, 'claimReward()')
      await run(other, 'claimReward()')
      expect(await tried()).toEqual([1n, 0n])
      expect([await balanceOf(hooked, account.address), await balanceOf(hooked, other)]).toEqual([40n * ONE, 40n * ONE])
    }))
})

describe('a deployment', () => {
  it('needs times in order and a claim period of a day', async () => {
    const now = await readTime(chain)
    const deploy = (start: number, end: number, period: number) =>
      chain.deploy('TradingCompetition', [
        [parts.profile.address, parts.bunnies.address, token.address, start, end, period],
      ])
    await expect(deploy(now, now + 500, 86_400)).rejects.toThrow('times out of order')
    await expect(deploy(now + 500, now + 500, 86_400)).rejects.toThrow('times out of order')
    await expect(deploy(now + 500, now + 600, 86_399)).rejects.toThrow('claim period is too short')
  })
})

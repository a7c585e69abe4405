import { afterAll, beforeAll, expect, it } from 'vitest'
import { REVERTS } from '../../testing/claimFixtures.ts'
import {
  deployCompetition,
  deployCompetitionParts,
  joinTeam,
  passTo,
  STATUS,
} from '../../testing/competitionFixtures.ts'
import { useSteadyTime } from '../../testing/gameFixtures.ts'
import { ROLE, readUser } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, ONE, owner } from '../../testing/vaultFixtures.ts'

const CAMPAIGNS = [1n, 2n, 3n, 4n, 5n]
const CAKE = [0n, 0n, 0n, 0n, 40n * ONE]
const POINTS = [0n, 0n, 0n, 0n, 2_500n]
const SURPLUS = 5n * ONE

let chain: TestChain
let parts: Awaited<ReturnType<typeof deployCompetitionParts>>
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  parts = await deployCompetitionParts(chain)
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  await joinTeam(chain, parts, alice, 1n, 0n)
  await joinTeam(chain, parts, bob, 1n, 1n)
})
afterAll(() => chain.stop())

/** A competition that alice and bob have won, with claims open and tokens that no prize needs. */
async function startClaims(token: TestContract): Promise<TestContract> {
  const competition = await deployCompetition(chain, { ...parts, token })
  const by = owner(chain)
  for (const account of [alice, bob]) await competition.send(account, 'register')
  await passTo(chain, competition, 'open')
  await passTo(chain, competition, 'close')
  await competition.send(by, 'updateTeamRewards', [1n, CAMPAIGNS, CAKE, POINTS])
  await competition.send(by, 'updateUserStatusMultiple', [[alice, bob], 4n])
  await competition.send(by, 'updateWinningTeamAndBunnyId', [1n, 10n])
  await token.send(by, 'transfer', [competition.address, 80n * ONE + SURPLUS])
  await competition.send(by, 'updateCompetitionStatus', [STATUS.claiming])
  return competition
}

const pointsOf = async (account: string) => (await readUser(parts.profile, account)).points

it.each([
  ['points', { points: 0n, bunnies: 1n }],
  ['bunnies', { points: 2_500n, bunnies: 0n }],
] as const)('a missing role for %s keeps no tokens back, and what it stopped is given once, later', (what, given) =>
  chain.withSnapshot(async () => {
    const { token, profile, bunnies } = parts
    const competition = await startClaims(token)
    const [contract, role] = what === 'points' ? [profile, ROLE.point] : [bunnies, ROLE.minter]
    const before = await balanceOf(token, alice)
    await contract.send(owner(chain), 'revokeRole', [role, competition.address])
    await competition.send(alice, 'claimReward')
    expect((await balanceOf(token, alice)) - before).toBe(40n * ONE)
    expect([await pointsOf(alice), await balanceOf(bunnies, alice)]).toEqual([given.points, given.bunnies])
    expect(await readUint(competition, 'ungivenPoints', [alice])).toBe(2_500n - given.points)
    expect(await competition.read('hasUngivenBunny', [alice])).toBe(given.bunnies === 0n)
    await expect(competition.send(alice, 'claimReward')).rejects.toThrow('claimed already')
    await expect(competition.send(alice, 'claimUngiven')).rejects.toThrow(REVERTS.noRole)
    await expect(competition.send(bob, 'claimUngiven')).rejects.toThrow('nothing to claim')

    await contract.send(owner(chain), 'grantRole', [role, competition.address])
    await chain.setNextTime(Number(await readUint(competition, 'claimDeadline')) + 1)
    await competition.send(alice, 'claimUngiven')
    expect([await pointsOf(alice), await balanceOf(bunnies, alice)]).toEqual([2_500n, 1n])
    expect((await balanceOf(token, alice)) - before).toBe(40n * ONE)
    await expect(competition.send(alice, 'claimUngiven')).rejects.toThrow('nothing to claim')
  }),
)

it('cannot be re-entered by an owner who takes the remainder while a prize is paid', () =>
  chain.withSnapshot(async () => {
    const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
    await hooked.send(alice, 'mint', [owner(chain), 100n * ONE])
    const competition = await startClaims(hooked)
    const { account, arm, tried } = await deployReenterer(chain)
    await competition.send(owner(chain), 'transferOwnership', [account.address])
    await hooked.send(alice, 'setHook', [account.address])
    await arm(competition, 'claimRemainder(uint256)', [SURPLUS])
    await competition.send(alice, 'claimReward')
    expect(await tried()).toEqual([1n, 0n])
    expect(await balanceOf(hooked, competition)).toBe(40n * ONE + SURPLUS)
  }))

import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deployCompetition,
  deployCompetitionParts,
  joinTeam,
  passTo,
  STATUS,
} from '../../testing/competitionFixtures.ts'
import { useSteadyTime } from '../../testing/gameFixtures.ts'
import { readUser } from '../../testing/profileFixtures.ts'
import { balanceOf, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const COMPETITIONS = 8
const TEAMS = [1n, 2n] as const
const CAMPAIGNS = [1n, 2n, 3n, 4n, 5n]
const seed = testSeed()

let chain: TestChain
let parts: Awaited<ReturnType<typeof deployCompetitionParts>>

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  parts = await deployCompetitionParts(chain)
})
afterAll(() => chain.stop())

it('pays out what was promised and leaves the rest to the owner, over random competitions', async () => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const { token, profile, bunnies } = parts
  const players = chain.accounts.slice(1, 11)
  const teamOf = (index: number) => TEAMS[index % TEAMS.length] ?? 1n
  for (const [index, account] of players.entries()) await joinTeam(chain, parts, account, teamOf(index), BigInt(index))
  const points = new Map<string, bigint>()
  const minted = new Map<string, bigint>()

  for (let round = 0; round < COMPETITIONS; round += 1) {
    const competition = await deployCompetition(chain, parts)
    const entered = players.flatMap((account, index) =>
      random() < 0.8 ? [{ account, teamId: teamOf(index), group: 0 }] : [],
    )
    for (const { account } of entered) await competition.send(account, 'register')
    await passTo(chain, competition, 'open')
    await passTo(chain, competition, 'close')
    const prizes = TEAMS.map(() => CAMPAIGNS.map(() => ({ cake: BigInt(below(1e9)), points: BigInt(below(100)) })))
    for (const [index, teamId] of TEAMS.entries())
      await competition.send(owner(chain), 'updateTeamRewards', [
        teamId,
        CAMPAIGNS,
        prizes[index]?.map(({ cake }) => cake),
        prizes[index]?.map((prize) => prize.points),
      ])
    // Some are moved twice, some never.
    for (let step = 0; step < 12; step += 1) {
      const group = below(5)
      const moved = entered.filter(() => random() < 0.3)
      for (const user of moved) user.group = group
      const accounts = moved.map(({ account }) => account)
      await competition.send(owner(chain), 'updateUserStatusMultiple', [accounts, group])
    }
    const winner = TEAMS[below(2)] ?? 1n
    await competition.send(owner(chain), 'updateWinningTeamAndBunnyId', [winner, 10n])
    const prizeOf = ({ teamId, group }: (typeof entered)[number]) =>
      prizes[Number(teamId) - 1]?.[group] ?? { cake: 0n, points: 0n }
    const promised = entered.reduce((sum, user) => sum + prizeOf(user).cake, 0n)
    const surplus = BigInt(below(1_000))
    await token.send(owner(chain), 'transfer', [competition.address, promised + surplus])
    await competition.send(owner(chain), 'updateCompetitionStatus', [STATUS.claiming])
    expect(await readUint(competition, 'unclaimedRewards')).toBe(promised)

    let left = promised
    for (const user of entered.filter(() => random() < 0.8)) {
      const { account } = user
      const prize = prizeOf(user)
      const hasNft = user.group > 0 && user.teamId === winner
      if (prize.cake === 0n && prize.points === 0n && !hasNft) continue
      const before = await balanceOf(token, account)
      await competition.send(account, 'claimReward')
      expect((await balanceOf(token, account)) - before).toBe(prize.cake)
      points.set(account, (points.get(account) ?? 0n) + prize.points)
      if (hasNft) minted.set(account, (minted.get(account) ?? 0n) + 1n)
      left -= prize.cake
      expect(await balanceOf(token, competition)).toBe(left + surplus)
      expect(await readUint(competition, 'unclaimedRewards')).toBe(left)
    }
    await competition.send(owner(chain), 'claimRemainder', [surplus])
    await chain.setNextTime(Number(await readUint(competition, 'claimDeadline')) + 1)
    await competition.send(owner(chain), 'updateCompetitionStatus', [STATUS.over])
    await competition.send(owner(chain), 'claimRemainder', [left])
    expect(await balanceOf(token, competition)).toBe(0n)
  }

  for (const account of players) {
    expect((await readUser(profile, account)).points).toBe(points.get(account) ?? 0n)
    expect(await balanceOf(bunnies, account)).toBe(minted.get(account) ?? 0n)
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { cost, deployProfile, readTeam, readUser } from '../../testing/profileFixtures.ts'
import { balanceOf, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const STEPS = 150
const CAMPAIGN = 1n
const NFTS_EACH = 3
const seed = testSeed()

interface ModelUser {
  teamId: number
  points: bigint
  /** Token id of the picture; undefined while paused. */
  picture: bigint | undefined
}

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

it('keeps counts, points, pictures and payments right over random actions', async () => {
  const { token, nft, profile } = await deployProfile(chain)
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const accounts = chain.accounts.slice(1, 5)
  const tokenIds = (index: number) => Array.from({ length: NFTS_EACH }, (_, i) => BigInt(index * NFTS_EACH + i))
  for (const [index, account] of accounts.entries()) {
    for (const tokenId of tokenIds(index)) await nft.send(account, 'mint', [account, tokenId])
    await nft.send(account, 'setApprovalForAll', [profile.address, true])
  }
  const users = new Map<string, ModelUser>()
  let paid = 0n

  async function act(index: number): Promise<void> {
    const account = accounts[index] ?? ''
    const user = users.get(account)
    const free = tokenIds(index).filter((tokenId) => tokenId !== user?.picture)
    const tokenId = free[below(free.length)] ?? 0n
    const picture = [nft.address, tokenId]
    if (user === undefined) {
      const teamId = 1 + below(2)
      await profile.send(account, 'createProfile', [teamId, ...picture])
      users.set(account, { teamId, points: 0n, picture: tokenId })
      paid += cost.register
      return
    }
    const action = below(4)
    if (action === 0) {
      const points = BigInt(below(1_000))
      const isGiven = points > user.points || random() < 0.5
      if (isGiven) await profile.send(owner(chain), 'increaseUserPoints', [account, points, CAMPAIGN])
      else await profile.send(owner(chain), 'removeUserPoints', [account, points])
      user.points += isGiven ? points : -points
    } else if (action === 1) {
      await profile.send(owner(chain), 'changeTeam', [account, 3 - user.teamId])
      user.teamId = 3 - user.teamId
    } else if (user.picture === undefined) {
      await profile.send(account, 'reactivateProfile', picture)
      user.picture = tokenId
      paid += cost.reactivate
    } else if (action === 2) {
      await profile.send(account, 'pauseProfile')
      user.picture = undefined
    } else {
      await profile.send(account, 'updateProfile', picture)
      user.picture = tokenId
      paid += cost.update
    }
  }

  for (let step = 0; step < STEPS; step += 1) await act(below(accounts.length))

  const active = [...users.values()].filter(({ picture }) => picture !== undefined)
  expect(await readUint(profile, 'numberActiveProfiles')).toBe(BigInt(active.length))
  for (const teamId of [1, 2]) {
    const members = active.filter((user) => user.teamId === teamId)
    expect((await readTeam(profile, BigInt(teamId))).users).toBe(BigInt(members.length))
  }
  for (const [account, user] of users) {
    expect(await readUser(profile, account)).toMatchObject({
      teamId: BigInt(user.teamId),
      points: user.points,
      tokenId: user.picture ?? 0n,
      isActive: user.picture !== undefined,
    })
  }
  expect(await balanceOf(nft, profile)).toBe(BigInt(active.length))
  expect(await balanceOf(token, profile)).toBe(paid)
})

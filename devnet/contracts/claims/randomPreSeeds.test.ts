import { afterAll, beforeAll, expect, it } from 'vitest'
import { mineAt, readTime } from '../../testing/gameFixtures.ts'
import { balanceOf, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { ONE, owner, treasury } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const ROUNDS = 25
const OPEN_SEC = 500
const RELEASE_SEC = 1_009

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

interface Round {
  readonly preSeed: TestContract
  readonly token: TestContract
  readonly closesAt: number
  readonly allocation: bigint
  /** In wei, by account. */
  readonly contributions: ReadonlyMap<string, bigint>
}

const sumOf = (amounts: Iterable<bigint>) => [...amounts].reduce((sum, amount) => sum + amount, 0n)

/** A pre-seed to which some accounts have contributed, once or twice, until shortly before its end. */
async function playRound(random: () => number): Promise<Round> {
  const opensAt = (await readTime(chain)) + 10
  const closesAt = opensAt + OPEN_SEC
  const minimum = BigInt(Math.floor(random() * 8e18)) + 1n
  const limits = [minimum, 100n * ONE, 50n * ONE]
  const preSeed = await chain.deploy('PreSeed', [treasury(chain), ...limits, opensAt, closesAt])
  const allocation = BigInt(Math.floor(10 ** (1 + random() * 14)))
  const token = await chain.deploy('ClaimToken', ['Token', 'TOKEN', preSeed.address, allocation, RELEASE_SEC])
  await mineAt(chain, opensAt)
  const contributions = new Map<string, bigint>()
  for (const account of [...chain.accounts.slice(1, 7), ...chain.accounts.slice(1, 3)]) {
    if (random() < 0.3) continue
    const amount = BigInt(Math.floor(10 ** (random() * 18.3))) + 1n
    await preSeed.send(account, 'seed', [], amount)
    contributions.set(account, (contributions.get(account) ?? 0n) + amount)
  }
  await mineAt(chain, closesAt)
  return { preSeed, token, closesAt, allocation, contributions }
}

async function refundAll({ preSeed, token, contributions }: Round): Promise<void> {
  for (const [account, amount] of contributions) {
    const before = await chain.balanceOf(account)
    const { feeWei } = await preSeed.send(account, 'refund')
    expect((await chain.balanceOf(account)) - before + feeWei).toBe(amount)
    expect(await readUint(token, 'claimable', [account])).toBe(0n)
  }
}

async function releaseAll(
  { preSeed, token, closesAt, allocation, contributions }: Round,
  random: () => number,
): Promise<void> {
  const total = sumOf(contributions.values())
  const before = await chain.balanceOf(treasury(chain))
  await preSeed.send(owner(chain), 'collect')
  expect((await chain.balanceOf(treasury(chain))) - before).toBe(total)
  for (const account of contributions.keys()) {
    await mineAt(chain, (await readTime(chain)) + 1 + Math.floor(random() * 300))
    if ((await readUint(token, 'claimable', [account])) > 0n) await token.send(account, 'claim')
  }
  await mineAt(chain, Math.max(closesAt + RELEASE_SEC, await readTime(chain)) + 1)
  for (const [account, amount] of contributions) {
    const allotment = (allocation * amount) / total
    if ((await readUint(token, 'claimable', [account])) > 0n) await token.send(account, 'claim')
    expect(await balanceOf(token, account)).toBe(allotment)
  }
  const left = allocation - (await readUint(token, 'totalSupply'))
  expect(left).toBeGreaterThanOrEqual(0n)
  expect(left).toBeLessThan(BigInt(contributions.size) + 1n)
}

it(`pays every wei of ${ROUNDS} random pre-seeds to the treasury or back, and each allotment in full`, async () => {
  const random = seededRandom(testSeed())
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await playRound(random)
    const { preSeed, contributions } = round
    expect(await chain.balanceOf(preSeed.address)).toBe(sumOf(contributions.values()))
    if ((await preSeed.read('hasSucceeded')) === true) await releaseAll(round, random)
    else await refundAll(round)
    expect(await chain.balanceOf(preSeed.address)).toBe(0n)
  }
})

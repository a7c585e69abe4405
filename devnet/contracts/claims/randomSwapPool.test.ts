import { afterAll, beforeAll, expect, it } from 'vitest'
import { readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { deployPool, exactValue, type PoolUnderTest, readBalances } from '../../testing/swapPoolFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { ONE } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const STEPS = 250

let chain: TestChain
let under: PoolUnderTest
beforeAll(async () => {
  chain = await startTestChain()
  under = await deployPool(chain)
})
afterAll(() => chain.stop())

it(`never loses value of a share over ${STEPS} random steps, and pays out what came in`, async () => {
  const { pool, base, same, six } = under
  const random = seededRandom(testSeed())
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const users = usersOf(chain)
  const held = async () => (await Promise.all(users.map((user) => readBalances(under, user)))).flat()
  const before = await held()
  /** From one base unit to a million tokens. */
  const amountOf = (token: unknown) =>
    token === six ? BigInt(Math.floor(10 ** (random() * 12))) : BigInt(Math.floor(10 ** (random() * 15))) * 10n ** 9n

  let [value, total] = [0n, 0n]
  let done = 0
  for (let step = 0; step < STEPS; step += 1) {
    const user = pick(users)
    const chosen = pick(['add', 'remove', 'swap', 'swap'] as const)
    const token = chosen === 'add' ? pick([base, base, same, six]) : pick([same, six])
    const owned = await readUint(pool, 'sharesOf', [user])
    const part = random() < 0.2 ? owned : (owned * BigInt(Math.floor(random() * 1e6))) / 1_000_000n
    const [fn, args] =
      chosen === 'remove'
        ? (['removeLiquidity', [part]] as const)
        : ([chosen === 'add' ? 'addLiquidity' : 'swap', [token.address, amountOf(token)]] as const)
    await pool.send(user, fn, args).then(
      () => (done += 1),
      (error: unknown) => expect(String(error)).toMatch(/Not enough liquidity|Amount is too small|Nothing to remove/),
    )
    const [nextValue, nextTotal] = [await exactValue(under), await readUint(pool, 'totalShares')]
    if (total > 0n && nextTotal > 0n) expect(nextValue * total).toBeGreaterThanOrEqual(value * nextTotal)
    if (nextTotal === 0n) expect(nextValue).toBe(0n)
    ;[value, total] = [nextValue, nextTotal]
  }
  expect(done).toBeGreaterThan(STEPS / 3)
  for (const user of users) {
    const owned = await readUint(pool, 'sharesOf', [user])
    if (owned > 0n) await pool.send(user, 'removeLiquidity', [owned])
  }
  expect(await readUint(pool, 'totalShares')).toBe(1_000n)
  const left = await readBalances(under, pool)
  expect(left).toEqual(
    await Promise.all([base, same, six].map((token) => readUint(pool, 'reserveOf', [token.address]))),
  )
  // Nobody's shares, and what rounding kept back.
  expect((await exactValue(under)) / ONE).toBeLessThan(ONE / 1_000n)
  const sums = (balances: readonly bigint[]) =>
    [0, 1, 2].map((index) => balances.reduce((sum, balance, at) => (at % 3 === index ? sum + balance : sum), 0n))
  expect(sums([...(await held()), ...left])).toEqual(sums(before))
})

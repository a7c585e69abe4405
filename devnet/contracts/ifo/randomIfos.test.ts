import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  BOTH,
  deployIfo,
  deployIfoTokens,
  expectedAmounts,
  type IfoTokens,
  type PoolPlan,
  type Sale,
} from '../../testing/ifoFixtures.ts'
import { balanceOf, mineTo } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const SALES = 25
const PEOPLE = 8

let chain: TestChain
let tokens: IfoTokens
let people: readonly string[]
let random: () => number

beforeAll(async () => {
  random = seededRandom(testSeed())
  chain = await startTestChain()
  people = chain.accounts.slice(1, 1 + PEOPLE)
  tokens = await deployIfoTokens(chain, people)
})
afterAll(() => chain.stop())

interface Commitment {
  readonly account: string
  readonly pid: bigint
  readonly amount: bigint
}

const below = (limit: number) => Math.floor(random() * limit)
/** Any number of digits up to 27, and 1 at least. */
const anyAmount = () => 1n + BigInt(Math.floor(random() * 1e12)) * 10n ** BigInt(below(15))

const anyPool = (): PoolPlan => ({ raising: anyAmount(), offering: anyAmount(), limit: 0n, hasTax: random() < 0.7 })

/** Commitments of a part of the raising amount up to thousands of times as much, some of a few base units. */
function commitments(pools: readonly PoolPlan[]): readonly Commitment[] {
  return BOTH.flatMap((pid) => {
    const raising = pools[Number(pid)]?.raising ?? 0n
    const scale = [1n, 10n, 1_000n, 20_000n][below(4)] ?? 1n
    return people.flatMap((account) => {
      if (random() < 0.3) return []
      const part = 1n + (raising * scale * BigInt(below(1_000_000))) / BigInt(PEOPLE * 1_000_000)
      return [{ account, pid, amount: random() < 0.2 ? 1n + BigInt(below(1_000)) : part }]
    })
  })
}

/** In a random order. */
function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

async function withdrawAll(sale: Sale): Promise<void> {
  const [lpAmount = 0n, offerAmount = 0n] = await sale.withdrawable()
  await sale.withdraw(lpAmount, offerAmount)
}

it('pays out what came in to the base unit, over random sales, harvests and withdrawals in any order', async () => {
  const kinds = { over: 0, missed: 0 }
  for (let index = 0; index < SALES; index += 1) {
    const pools = [anyPool(), anyPool()] as const
    const made = commitments(pools)
    const totalOf = (pid: bigint) => made.reduce((sum, { pid: of, amount }) => sum + (of === pid ? amount : 0n), 0n)
    const raised = pools.reduce((sum, { raising }, pid) => sum + smaller(totalOf(BigInt(pid)), raising), 0n)
    const minimumRaise = [0n, raised, raised + 1n][below(3)] ?? 0n
    const isMissed = raised < minimumRaise
    if (isMissed) kinds.missed += 1
    if (BOTH.some((pid) => totalOf(pid) > (pools[Number(pid)]?.raising ?? 0n))) kinds.over += 1

    const before = [await balanceOf(tokens.lp, owner(chain)), await balanceOf(tokens.offering, owner(chain))] as const
    const sale = await deployIfo(chain, tokens, people, { pools, minimumRaise })
    await sale.start()
    for (const { account, pid, amount } of shuffled(made)) await sale.commit(account, amount, pid)
    await mineTo(chain, sale.endBlock + 1n)
    const paid = { refunding: 0n, offering: 0n }
    for (const { account, pid, amount } of shuffled(made)) {
      if (random() < 0.3) await withdrawAll(sale)
      const expected = isMissed
        ? { offering: 0n, refunding: amount, tax: 0n }
        : expectedAmounts(pools[Number(pid)] ?? anyPool(), totalOf(pid), amount)
      expect(await sale.amountsOf(account, pid)).toEqual(expected)
      const balances = [await balanceOf(tokens.lp, account), await balanceOf(tokens.offering, account)] as const
      await sale.harvest(account, pid)
      expect((await balanceOf(tokens.lp, account)) - balances[0]).toBe(expected.refunding)
      expect((await balanceOf(tokens.offering, account)) - balances[1]).toBe(expected.offering)
      paid.refunding += expected.refunding
      paid.offering += expected.offering
    }
    await withdrawAll(sale)
    expect([await balanceOf(tokens.lp, sale.ifo), await balanceOf(tokens.offering, sale.ifo)]).toEqual([0n, 0n])
    expect((await balanceOf(tokens.lp, owner(chain))) - before[0]).toBe(totalOf(0n) + totalOf(1n) - paid.refunding)
    expect(before[1] - (await balanceOf(tokens.offering, owner(chain)))).toBe(paid.offering)
  }
  expect(kinds.over).toBeGreaterThan(SALES / 4)
  expect(kinds.missed).toBeGreaterThan(0)
})

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

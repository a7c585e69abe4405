import { expect } from 'vitest'
import type { TestChain, TestContract } from './testChain.ts'
import { accountOf, VIRTUAL } from './vaultWorld.ts'

const STEPS = 70

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

/** A vault that is walked. */
export interface World {
  readonly token: TestContract
  readonly vault: TestContract
  readonly strategy: TestContract
  /** Something beside the vault's own calls: time, a loan, a gift. */
  disturb(random: () => number): Promise<unknown>
}

/** What must hold after every step, whoever did what. */
async function checkBooks(
  { vault, strategy }: World,
  users: readonly string[],
  priceBefore: readonly [bigint, bigint],
): Promise<[bigint, bigint]> {
  const [assets, fees, supply, value] = await Promise.all([
    number(vault, 'totalAssets'),
    number(vault, 'claimableFee'),
    number(vault, 'totalSupply'),
    number(strategy, 'value'),
  ])
  const claims = await Promise.all(users.map((user) => number(vault, 'updatedBalanceOf', [user])))
  expect(claims.reduce((sum, claim) => sum + claim, 0n)).toBeLessThanOrEqual(assets)
  expect(value).toBeGreaterThanOrEqual(assets + fees)
  const price: [bigint, bigint] = [assets + VIRTUAL, supply + VIRTUAL]
  expect(price[0] * priceBefore[1]).toBeGreaterThanOrEqual(priceBefore[0] * price[1])
  return price
}

/** Takes random steps of three users, and checks the vault's books after each. */
export async function walk(chain: TestChain, world: World, random: () => number): Promise<void> {
  const users = [1, 2, 3].map((index) => accountOf(chain, index))
  const { vault } = world
  let price: [bigint, bigint] = [1n, 1n]
  for (let step = 0; step < STEPS; step += 1) {
    const user = users[Math.floor(random() * users.length)] ?? ''
    const worth = await number(vault, 'updatedBalanceOf', [user])
    const kind = random()
    // From a few base units to whole fortunes, so that rounding of every size is met.
    const amount = BigInt(Math.floor(10 ** (1 + random() * 12))) + 3n
    if (kind < 0.4 || worth === 0n) await ignoring(/too small/, vault.send(user, 'deposit', [amount]))
    else if (kind < 0.65)
      await ignoring(
        /redeem tokens is zero|insufficient cash/,
        vault.send(user, 'withdraw', [1n + (worth * BigInt(Math.floor(random() * 1000))) / 1001n]),
      )
    else if (kind < 0.75) await ignoring(/redeem tokens is zero|insufficient cash/, vault.send(user, 'withdrawAll'))
    else if (kind < 0.85) await ignoring(/nothing to compound/, vault.send(user, 'forceCompound'))
    else if (kind < 0.9) await vault.send(user, 'transfer', [users[0], (await number(vault, 'balanceOf', [user])) / 3n])
    else await world.disturb(random)
    price = await checkBooks(world, users, price)
  }
  // Nobody is left who cannot be paid.
  for (const user of users) {
    if ((await number(vault, 'balanceOf', [user])) > 0n)
      await ignoring(/redeem tokens is zero/, vault.send(user, 'withdrawAll'))
  }
  await checkBooks(world, users, price)
}

async function ignoring(expected: RegExp, sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof Error && expected.test(error.message))) throw error
  }
}

import { expect } from 'vitest'
import type { TestChain, TestContract } from './testChain.ts'
import { accountOf, VIRTUAL } from './vaultFixtures.ts'

const STEPS = 70

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

/** A vault under invariant testing. */
export interface VaultFixture {
  readonly token: TestContract
  readonly vault: TestContract
  readonly strategy: TestContract
  /** Changes the environment: time, a loan or a donation. */
  perturb(random: () => number): Promise<unknown>
}

/** Invariants that must hold after every step. */
async function checkInvariants(
  { vault, strategy }: VaultFixture,
  users: readonly string[],
  priceBefore: readonly [bigint, bigint],
): Promise<[bigint, bigint]> {
  const [assets, fees, supply, value] = await Promise.all([
    readUint(vault, 'totalAssets'),
    readUint(vault, 'claimableFee'),
    readUint(vault, 'totalSupply'),
    readUint(strategy, 'value'),
  ])
  const claims = await Promise.all(users.map((user) => readUint(vault, 'updatedBalanceOf', [user])))
  expect(claims.reduce((sum, claim) => sum + claim, 0n)).toBeLessThanOrEqual(assets)
  expect(value).toBeGreaterThanOrEqual(assets + fees)
  const price: [bigint, bigint] = [assets + VIRTUAL, supply + VIRTUAL]
  expect(price[0] * priceBefore[1]).toBeGreaterThanOrEqual(priceBefore[0] * price[1])
  return price
}

/** Takes random steps as three users and checks the vault's invariants after each. */
export async function runRandomSteps(chain: TestChain, fixture: VaultFixture, random: () => number): Promise<void> {
  const users = [1, 2, 3].map((index) => accountOf(chain, index))
  const { vault } = fixture
  let price: [bigint, bigint] = [1n, 1n]
  for (let step = 0; step < STEPS; step += 1) {
    const user = users[Math.floor(random() * users.length)] ?? ''
    const worth = await readUint(vault, 'updatedBalanceOf', [user])
    const kind = random()
    // From a few base units to very large amounts, to cover rounding at every scale.
    const amount = BigInt(Math.floor(10 ** (1 + random() * 12))) + 3n
    if (kind < 0.4 || worth === 0n) await ignoring(/too small/, vault.send(user, 'deposit', [amount]))
    else if (kind < 0.65)
      await ignoring(
        /redeem tokens is zero|insufficient cash/,
        vault.send(user, 'withdraw', [1n + (worth * BigInt(Math.floor(random() * 1000))) / 1001n]),
      )
    else if (kind < 0.75) await ignoring(/redeem tokens is zero|insufficient cash/, vault.send(user, 'withdrawAll'))
    else if (kind < 0.85) await ignoring(/nothing to compound/, vault.send(user, 'forceCompound'))
    else if (kind < 0.9)
      await vault.send(user, 'transfer', [users[0], (await readUint(vault, 'balanceOf', [user])) / 3n])
    else await fixture.perturb(random)
    price = await checkInvariants(fixture, users, price)
  }
  // Every user can withdraw everything at the end.
  for (const user of users) {
    if ((await readUint(vault, 'balanceOf', [user])) > 0n)
      await ignoring(/redeem tokens is zero/, vault.send(user, 'withdrawAll'))
  }
  await checkInvariants(fixture, users, price)
}

async function ignoring(expected: RegExp, sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof Error && expected.test(error.message))) throw error
  }
}

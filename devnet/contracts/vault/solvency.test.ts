import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, deployFarmVault, deployLendingVault, deployToken, ONE, VIRTUAL } from '../../testing/vaultWorld.ts'
import { seededRandom } from '../../trading/random.ts'

const STEPS = 70
const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)

let chain: TestChain

beforeAll(async () => {
  console.log(`Random steps with SUNDIAL_TEST_SEED=${seed}`)
  chain = await startTestChain()
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) => (await contract.read(fn, args)) as bigint

interface World {
  readonly token: TestContract
  readonly vault: TestContract
  readonly strategy: TestContract
  /** Something beside the vault's own calls: time, a loan, a gift. */
  disturb(random: () => number): Promise<unknown>
}

/** What must hold after every step, whoever did what. */
async function checkBooks({ vault, strategy }: World, users: readonly string[], priceBefore: readonly [bigint, bigint]): Promise<[bigint, bigint]> {
  const [assets, fees, supply, value] = await Promise.all([
    number(vault, 'totalAssets'), number(vault, 'claimableFee'), number(vault, 'totalSupply'), number(strategy, 'value'),
  ])
  const claims = await Promise.all(users.map((user) => number(vault, 'updatedBalanceOf', [user])))
  expect(claims.reduce((sum, claim) => sum + claim, 0n)).toBeLessThanOrEqual(assets)
  expect(value).toBeGreaterThanOrEqual(assets + fees)
  const price: [bigint, bigint] = [assets + VIRTUAL, supply + VIRTUAL]
  expect(price[0] * priceBefore[1]).toBeGreaterThanOrEqual(priceBefore[0] * price[1])
  return price
}

async function walk(world: World, random: () => number): Promise<void> {
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
    else if (kind < 0.65) await ignoring(/redeem tokens is zero|insufficient cash/, vault.send(user, 'withdraw', [1n + (worth * BigInt(Math.floor(random() * 1000))) / 1001n]))
    else if (kind < 0.75) await ignoring(/redeem tokens is zero|insufficient cash/, vault.send(user, 'withdrawAll'))
    else if (kind < 0.85) await ignoring(/nothing to compound/, vault.send(user, 'forceCompound'))
    else if (kind < 0.9) await vault.send(user, 'transfer', [users[0], (await number(vault, 'balanceOf', [user])) / 3n])
    else await world.disturb(random)
    price = await checkBooks(world, users, price)
  }
  // Nobody is left who cannot be paid.
  for (const user of users) {
    if ((await number(vault, 'balanceOf', [user])) > 0n) await ignoring(/redeem tokens is zero/, vault.send(user, 'withdrawAll'))
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

describe('the books of a vault', () => {
  it('balance after every random step of a farming vault with a deposit fee', async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault, strategy } = await deployFarmVault(chain, token, 12_345_678_901n, 7n)
    await walk({
      token, vault, strategy,
      disturb: (random) => token.send(accountOf(chain, 4), 'transfer', [strategy.address, BigInt(Math.floor(random() * 1e9))]),
    }, seededRandom(seed))
  })

  it('balance after every random step of a lending vault', async () => {
    const token = await deployToken(chain, 'LENT', 8n)
    const { market, vault, strategy, borrower } = await deployLendingVault(chain, token, 40_000_000_000n)
    await market.send(borrower, 'mint', [10n ** 13n])
    await walk({
      token, vault, strategy,
      disturb: (random) =>
        random() < 0.5
          ? market.send(borrower, 'borrow', [BigInt(Math.floor(random() * 1e12))])
          : market.send(borrower, 'repay', [BigInt(Math.floor(random() * 1e12))]),
    }, seededRandom(seed + 1))
  })

  it('give nobody more than was put in where nothing was earned', async () => {
    const random = seededRandom(seed + 2)
    const token = await deployToken(chain, 'FLAT')
    const [ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
    for (const { vault } of [await deployFarmVault(chain, token, 0n), await deployLendingVault(chain, token, 0n)]) {
      await approve(token, vault, [ann, ben])
      await vault.send(ben, 'deposit', [ONE / 3n])
      const others = await number(vault, 'updatedBalanceOf', [ben])
      for (let round = 0; round < 15; round += 1) {
        const before = await number(token, 'balanceOf', [ann])
        await vault.send(ann, 'deposit', [10n ** 10n + BigInt(Math.floor(random() * 1e15))])
        if (random() < 0.5) await vault.send(ann, 'withdraw', [3n * 10n ** 9n])
        await vault.send(ann, 'withdrawAll')
        expect(await number(token, 'balanceOf', [ann])).toBeLessThanOrEqual(before)
        expect(await number(vault, 'updatedBalanceOf', [ben])).toBeGreaterThanOrEqual(others)
      }
    }
  })
})

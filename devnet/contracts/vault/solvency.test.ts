import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { walk } from '../../testing/vaultWalk.ts'
import { accountOf, approve, deployFarmVault, deployLendingVault, deployToken, ONE } from '../../testing/vaultWorld.ts'
import { seededRandom } from '../../trading/random.ts'

const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)

let chain: TestChain

beforeAll(async () => {
  console.log(`Random steps with SUNDIAL_TEST_SEED=${seed}`)
  chain = await startTestChain()
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('the books of a vault', () => {
  it('balance after every random step of a farming vault with a deposit fee', async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault, strategy } = await deployFarmVault(chain, token, 12_345_678_901n, 7n)
    await walk(
      chain,
      {
        token,
        vault,
        strategy,
        disturb: (random) =>
          token.send(accountOf(chain, 4), 'transfer', [strategy.address, BigInt(Math.floor(random() * 1e9))]),
      },
      seededRandom(seed),
    )
  })

  it('balance after every random step of a lending vault', async () => {
    const token = await deployToken(chain, 'LENT', 8n)
    const { market, vault, strategy, borrower } = await deployLendingVault(chain, token, 40_000_000_000n)
    await market.send(borrower, 'mint', [10n ** 13n])
    await walk(
      chain,
      {
        token,
        vault,
        strategy,
        disturb: (random) =>
          random() < 0.5
            ? market.send(borrower, 'borrow', [BigInt(Math.floor(random() * 1e12))])
            : market.send(borrower, 'repay', [BigInt(Math.floor(random() * 1e12))]),
      },
      seededRandom(seed + 1),
    )
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

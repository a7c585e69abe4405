import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import {
  accountOf,
  approve,
  deployFarmVault,
  deployLendingVault,
  deployToken,
  ONE,
} from '../../testing/vaultFixtures.ts'
import { runRandomSteps } from '../../testing/vaultInvariants.ts'
import { seededRandom } from '../../trading/random.ts'

const seed = testSeed()

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('vault invariants', () => {
  it('hold after every random step of a farming vault with a deposit fee', async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault, strategy } = await deployFarmVault(chain, token, 12_345_678_901n, 7n)
    await runRandomSteps(
      chain,
      {
        token,
        vault,
        strategy,
        perturb: (random) =>
          token.send(accountOf(chain, 4), 'transfer', [strategy.address, BigInt(Math.floor(random() * 1e9))]),
      },
      seededRandom(seed),
    )
  })

  it('hold after every random step of a lending vault', async () => {
    const token = await deployToken(chain, 'LENT', 8n)
    const { market, vault, strategy, borrower } = await deployLendingVault(chain, token, 40_000_000_000n)
    await market.send(borrower, 'mint', [10n ** 13n])
    await runRandomSteps(
      chain,
      {
        token,
        vault,
        strategy,
        perturb: (random) =>
          random() < 0.5
            ? market.send(borrower, 'borrow', [BigInt(Math.floor(random() * 1e12))])
            : market.send(borrower, 'repay', [BigInt(Math.floor(random() * 1e12))]),
      },
      seededRandom(seed + 1),
    )
  })

  it('pay nobody more than was deposited if nothing was earned', async () => {
    const random = seededRandom(seed + 2)
    const token = await deployToken(chain, 'FLAT')
    const [alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
    for (const { vault } of [await deployFarmVault(chain, token, 0n), await deployLendingVault(chain, token, 0n)]) {
      await approve(token, vault, [alice, bob])
      await vault.send(bob, 'deposit', [ONE / 3n])
      const others = await readUint(vault, 'updatedBalanceOf', [bob])
      for (let round = 0; round < 15; round += 1) {
        const before = await readUint(token, 'balanceOf', [alice])
        await vault.send(alice, 'deposit', [10n ** 10n + BigInt(Math.floor(random() * 1e15))])
        if (random() < 0.5) await vault.send(alice, 'withdraw', [3n * 10n ** 9n])
        await vault.send(alice, 'withdrawAll')
        expect(await readUint(token, 'balanceOf', [alice])).toBeLessThanOrEqual(before)
        expect(await readUint(vault, 'updatedBalanceOf', [bob])).toBeGreaterThanOrEqual(others)
      }
    }
  })
})

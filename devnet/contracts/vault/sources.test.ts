import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  deployBarVault,
  deployInterestVault,
  deployPerSecondVault,
  deployStableVault,
  plainInterest,
} from '../../testing/strategyFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultFixtures.ts'
import { runRandomSteps } from '../../testing/vaultInvariants.ts'
import { seededRandom } from '../../trading/random.ts'

const seed = testSeed()

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

const upTo = (most: number, random: () => number) => 1n + BigInt(Math.floor(random() * most))

describe('vault invariants hold after every random step', () => {
  it('on a farm with a reward per second', async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault, strategy } = await deployPerSecondVault(chain, token, 987_654_321n)
    await runRandomSteps(
      chain,
      {
        token,
        vault,
        strategy,
        perturb: (random) => token.send(accountOf(chain, 4), 'transfer', [strategy.address, upTo(1e9, random)]),
      },
      seededRandom(seed),
    )
  })

  it('on a lending vault', async () => {
    const token = await deployToken(chain, 'LENT', 8n)
    const { vault, strategy, lender, borrower } = await deployInterestVault(chain, token, plainInterest)
    await lender.send(borrower, 'deposit', [10n ** 13n])
    const perturb = (random: () => number) =>
      lender.send(borrower, random() < 0.5 ? 'borrow' : 'repay', [upTo(1e12, random)])
    await runRandomSteps(chain, { token, vault, strategy, perturb }, seededRandom(seed + 1))
  })

  it('on a staking bar', async () => {
    const token = await deployToken(chain, 'BAR')
    const { vault, strategy, bar } = await deployBarVault(chain, token, 1_234_567n)
    await bar.send(accountOf(chain, 4), 'enter', [10n ** 12n])
    await runRandomSteps(
      chain,
      {
        token,
        vault,
        strategy,
        perturb: (random) => bar.send(accountOf(chain, 4), 'enter', [upTo(1e12, random) + 10n]),
      },
      seededRandom(seed + 2),
    )
  })

  it('on a farm of a stable swap', async () => {
    const coins = [
      { token: await deployToken(chain, 'ONE'), decimals: 18 },
      { token: await deployToken(chain, 'TWO', 6n), decimals: 6 },
    ]
    const { vault, strategy, lp, swap } = await deployStableVault(chain, coins, ONE / 100n)
    const perturb = (random: () => number) =>
      swap.send(accountOf(chain, 4), 'swap', [0, 1, upTo(1e15, random) + ONE, 0n, 2n ** 255n])
    await runRandomSteps(chain, { token: lp, vault, strategy, perturb }, seededRandom(seed + 3))
  })
})

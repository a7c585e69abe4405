import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployStableSwap, deployStableVault, NO_DEADLINE } from '../../testing/strategyFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const seed = testSeed()
const STEPS = 60

let chain: TestChain
let coins: readonly { readonly token: TestContract; readonly decimals: number }[]
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  coins = [
    { token: await deployToken(chain, 'DAI'), decimals: 18 },
    { token: await deployToken(chain, 'USDC', 6n), decimals: 6 },
    { token: await deployToken(chain, 'USDT', 6n), decimals: 6 },
  ]
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const amounts = (each: number) =>
  coins.map(({ decimals }) => BigInt(Math.round(each * 1e6)) * 10n ** BigInt(decimals - 6))
/** Total balance of an account over all coins at par, in millionths. */
const wealth = async (account: string) => {
  const held = await Promise.all(
    coins.map(
      async ({ token, decimals }) => (await readUint(token, 'balanceOf', [account])) / 10n ** BigInt(decimals - 6),
    ),
  )
  return held.reduce((sum, each) => sum + each, 0n)
}

describe('stable swap', () => {
  it('mints D on the first deposit, and swaps near par for 0.04 %', async () => {
    const { swap, lp } = await deployStableSwap(chain, coins)
    await swap.send(alice, 'addLiquidity', [amounts(1_000_000), 0n, NO_DEADLINE])
    expect(await readUint(lp, 'balanceOf', [alice])).toBe(3_000_000n * ONE)
    expect(await readUint(swap, 'getVirtualPrice')).toBe(ONE)

    const before = await readUint(coins[1]!.token, 'balanceOf', [bob])
    const quoted = await readUint(swap, 'calculateSwap', [0, 1, 10_000n * ONE])
    await swap.send(bob, 'swap', [0, 1, 10_000n * ONE, quoted, NO_DEADLINE])
    const got = (await readUint(coins[1]!.token, 'balanceOf', [bob])) - before
    expect(got).toBe(quoted)
    // The fee, and a little price impact.
    expect(Number(got) / 1e10).toBeGreaterThan(0.9995)
    expect(Number(got) / 1e10).toBeLessThan(0.9996)
    expect(await readUint(swap, 'getTokenBalance', [1])).toBe(1_000_000n * 10n ** 6n - got)
    expect(await readUint(swap, 'getVirtualPrice')).toBeGreaterThan(ONE)
    await expect(swap.send(bob, 'swap', [0, 1, ONE, 10n ** 6n, NO_DEADLINE])).rejects.toThrow('insufficient output')
    await expect(swap.send(bob, 'swap', [0, 0, ONE, 0n, NO_DEADLINE])).rejects.toThrow('same coin')
  })

  it('charges more as a coin gets scarce, and never pays out the last unit', async () => {
    const { swap } = await deployStableSwap(chain, coins.slice(0, 2))
    await swap.send(alice, 'addLiquidity', [amounts(1_000).slice(0, 2), 0n, NO_DEADLINE])
    const part = async (dai: bigint) =>
      Number(await readUint(swap, 'calculateSwap', [0, 1, dai * ONE])) / 1e6 / Number(dai)
    expect(await part(100n)).toBeGreaterThan(0.999)
    expect(await part(950n)).toBeLessThan(await part(500n))
    expect(await part(1_000_000n)).toBeLessThan(0.001)
    await swap.send(bob, 'swap', [0, 1, 10n ** 8n * ONE, 0n, NO_DEADLINE])
    expect(await readUint(swap, 'getTokenBalance', [1])).toBeGreaterThan(0n)
  })

  it("never lowers the LP token's value, in any sequence of deposits, swaps and withdrawals", async () => {
    const random = seededRandom(seed)
    const { swap, lp } = await deployStableSwap(chain, coins)
    await swap.send(alice, 'addLiquidity', [amounts(50_000), 0n, NO_DEADLINE])
    const start = await wealth(bob)
    let price = await readUint(swap, 'getVirtualPrice')
    for (let step = 0; step < STEPS; step += 1) {
      const kind = random()
      const size = 10 ** (random() * 4)
      const at = Math.floor(random() * 3)
      const held = await readUint(lp, 'balanceOf', [bob])
      if (kind < 0.4) await swap.send(bob, 'swap', [at, (at + 1) % 3, amounts(size)[at], 0n, NO_DEADLINE])
      else if (kind < 0.7 || held === 0n)
        await swap.send(bob, 'addLiquidity', [
          amounts(size).map((each, index) => (random() < 0.6 || index === at ? each : 0n)),
          0n,
          NO_DEADLINE,
        ])
      else if (kind < 0.85) await swap.send(bob, 'removeLiquidityOneToken', [held / 3n, at, 0n, NO_DEADLINE])
      else await swap.send(bob, 'removeLiquidity', [held / 2n, [0n, 0n, 0n], NO_DEADLINE])
      const after = await readUint(swap, 'getVirtualPrice')
      // Rounding of one base unit of a 6-decimals coin, spread over all LP tokens.
      expect(after, `step ${step}`).toBeGreaterThanOrEqual(price - 10n)
      price = after
      for (const [index, { token }] of coins.entries()) {
        expect(await readUint(token, 'balanceOf', [swap.address])).toBe(
          await readUint(swap, 'getTokenBalance', [index]),
        )
      }
    }
    const held = await readUint(lp, 'balanceOf', [bob])
    if (held > 0n) await swap.send(bob, 'removeLiquidity', [held, [0n, 0n, 0n], NO_DEADLINE])
    // Swap fees go to the pool, and most of it belongs to another account.
    expect(await wealth(bob)).toBeLessThanOrEqual(start + start / 1_000_000n)
    await swap.send(alice, 'removeLiquidity', [await readUint(lp, 'balanceOf', [alice]), [0n, 0n, 0n], NO_DEADLINE])
    expect(await readUint(lp, 'totalSupply')).toBe(0n)
  })

  it('values a coin at its par', async () => {
    const [dai, usdc] = [coins[0]!, coins[1]!]
    const rates = [ONE, 2n * 10n ** 30n]
    const swap = await chain.deploy('StableSwap', ['Half', 'H', [dai.token.address, usdc.token.address], rates, 200n])
    for (const { token } of [dai, usdc]) await token.send(alice, 'approve', [swap.address, NO_DEADLINE])
    await swap.send(alice, 'addLiquidity', [[2_000n * ONE, 1_000n * 10n ** 6n], 0n, NO_DEADLINE])
    const out = await readUint(swap, 'calculateSwap', [1, 0, 10n ** 6n])
    expect(Number(out) / 2e18).toBeGreaterThan(0.999)
  })
})

describe('vault on a farm of its LP token', () => {
  it('accepts a deposit, adds its rewards as liquidity and pays out', async () => {
    const { vault, lp, swap } = await deployStableVault(chain, coins, 50n * ONE)
    const price = await readUint(swap, 'getVirtualPrice')
    const deposit = 100_000n * ONE
    await vault.send(alice, 'deposit', [deposit])
    await chain.rpc.send('anvil_mine', ['0x63'])
    const estimate = await readUint(vault, 'estimateUserEarn', [alice])
    await vault.send(bob, 'forceCompound')
    const gained = (await readUint(vault, 'updatedBalanceOf', [alice])) - deposit
    // A hundred blocks of fifty coins, less the vault's fee and the fee for single-coin liquidity.
    expect(Number(gained) / 4e21).toBeGreaterThan(0.998)
    expect(Number(gained) / 4e21).toBeLessThan(1)
    expect(Number(gained) / Number(estimate)).toBeCloseTo(100 / 99, 2)
    expect(await readUint(swap, 'getVirtualPrice')).toBeGreaterThanOrEqual(price)
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    const before = await readUint(lp, 'balanceOf', [alice])
    await vault.send(alice, 'withdrawAll')
    expect((await readUint(lp, 'balanceOf', [alice])) - before).toBe(worth)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployStableSwap, deployStableVault, NO_DEADLINE } from '../../testing/sourceWorld.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultWorld.ts'
import { seededRandom } from '../../trading/random.ts'

const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)
const STEPS = 60

let chain: TestChain
let coins: readonly { readonly token: TestContract; readonly decimals: number }[]
let ann: string
let ben: string

beforeAll(async () => {
  console.log(`Random steps with SUNDIAL_TEST_SEED=${seed}`)
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
  coins = [
    { token: await deployToken(chain, 'DAI'), decimals: 18 },
    { token: await deployToken(chain, 'USDC', 6n), decimals: 6 },
    { token: await deployToken(chain, 'USDT', 6n), decimals: 6 },
  ]
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const amounts = (each: number) =>
  coins.map(({ decimals }) => BigInt(Math.round(each * 1e6)) * 10n ** BigInt(decimals - 6))
/** Held of all coins by an account, at par, in millionths. */
const wealth = async (account: string) => {
  const held = await Promise.all(
    coins.map(
      async ({ token, decimals }) => (await number(token, 'balanceOf', [account])) / 10n ** BigInt(decimals - 6),
    ),
  )
  return held.reduce((sum, each) => sum + each, 0n)
}

describe('a stable swap', () => {
  it('mints its invariant at first, and swaps near par for 0.04 %', async () => {
    const { swap, lp } = await deployStableSwap(chain, coins)
    await swap.send(ann, 'addLiquidity', [amounts(1_000_000), 0n, NO_DEADLINE])
    expect(await number(lp, 'balanceOf', [ann])).toBe(3_000_000n * ONE)
    expect(await number(swap, 'getVirtualPrice')).toBe(ONE)

    const before = await number(coins[1]!.token, 'balanceOf', [ben])
    const quoted = await number(swap, 'calculateSwap', [0, 1, 10_000n * ONE])
    await swap.send(ben, 'swap', [0, 1, 10_000n * ONE, quoted, NO_DEADLINE])
    const got = (await number(coins[1]!.token, 'balanceOf', [ben])) - before
    expect(got).toBe(quoted)
    // The fee, and a hair for the amplified curve.
    expect(Number(got) / 1e10).toBeGreaterThan(0.9995)
    expect(Number(got) / 1e10).toBeLessThan(0.9996)
    expect(await number(swap, 'getTokenBalance', [1])).toBe(1_000_000n * 10n ** 6n - got)
    expect(await number(swap, 'getVirtualPrice')).toBeGreaterThan(ONE)
    await expect(swap.send(ben, 'swap', [0, 1, ONE, 10n ** 6n, NO_DEADLINE])).rejects.toThrow('too little out')
    await expect(swap.send(ben, 'swap', [0, 0, ONE, 0n, NO_DEADLINE])).rejects.toThrow('the same coin')
  })

  it('asks ever more the less there is of a coin, and never gives out the last', async () => {
    const { swap } = await deployStableSwap(chain, coins.slice(0, 2))
    await swap.send(ann, 'addLiquidity', [amounts(1_000).slice(0, 2), 0n, NO_DEADLINE])
    const part = async (dai: bigint) =>
      Number(await number(swap, 'calculateSwap', [0, 1, dai * ONE])) / 1e6 / Number(dai)
    expect(await part(100n)).toBeGreaterThan(0.999)
    expect(await part(950n)).toBeLessThan(await part(500n))
    expect(await part(1_000_000n)).toBeLessThan(0.001)
    await swap.send(ben, 'swap', [0, 1, 10n ** 8n * ONE, 0n, NO_DEADLINE])
    expect(await number(swap, 'getTokenBalance', [1])).toBeGreaterThan(0n)
  })

  it('never lets its LP token lose, whatever is added, swapped and taken out', async () => {
    const random = seededRandom(seed)
    const { swap, lp } = await deployStableSwap(chain, coins)
    await swap.send(ann, 'addLiquidity', [amounts(50_000), 0n, NO_DEADLINE])
    const start = await wealth(ben)
    let price = await number(swap, 'getVirtualPrice')
    for (let step = 0; step < STEPS; step += 1) {
      const kind = random()
      const size = 10 ** (random() * 4)
      const at = Math.floor(random() * 3)
      const held = await number(lp, 'balanceOf', [ben])
      if (kind < 0.4) await swap.send(ben, 'swap', [at, (at + 1) % 3, amounts(size)[at], 0n, NO_DEADLINE])
      else if (kind < 0.7 || held === 0n)
        await swap.send(ben, 'addLiquidity', [
          amounts(size).map((each, index) => (random() < 0.6 || index === at ? each : 0n)),
          0n,
          NO_DEADLINE,
        ])
      else if (kind < 0.85) await swap.send(ben, 'removeLiquidityOneToken', [held / 3n, at, 0n, NO_DEADLINE])
      else await swap.send(ben, 'removeLiquidity', [held / 2n, [0n, 0n, 0n], NO_DEADLINE])
      const after = await number(swap, 'getVirtualPrice')
      // A base unit of six decimals, spread over all LP tokens, is the arithmetic's own.
      expect(after, `step ${step}`).toBeGreaterThanOrEqual(price - 10n)
      price = after
      for (const [index, { token }] of coins.entries()) {
        expect(await number(token, 'balanceOf', [swap.address])).toBe(await number(swap, 'getTokenBalance', [index]))
      }
    }
    const held = await number(lp, 'balanceOf', [ben])
    if (held > 0n) await swap.send(ben, 'removeLiquidity', [held, [0n, 0n, 0n], NO_DEADLINE])
    // Swaps pay fees to the pool, of which the largest part is another's.
    expect(await wealth(ben)).toBeLessThanOrEqual(start + start / 1_000_000n)
    await swap.send(ann, 'removeLiquidity', [await number(lp, 'balanceOf', [ann]), [0n, 0n, 0n], NO_DEADLINE])
    expect(await number(lp, 'totalSupply')).toBe(0n)
  })

  it('counts a coin at its par', async () => {
    const [dai, usdc] = [coins[0]!, coins[1]!]
    const rates = [ONE, 2n * 10n ** 30n]
    const swap = await chain.deploy('StableSwap', ['Half', 'H', [dai.token.address, usdc.token.address], rates, 200n])
    for (const { token } of [dai, usdc]) await token.send(ann, 'approve', [swap.address, NO_DEADLINE])
    await swap.send(ann, 'addLiquidity', [[2_000n * ONE, 1_000n * 10n ** 6n], 0n, NO_DEADLINE])
    const out = await number(swap, 'calculateSwap', [1, 0, 10n ** 6n])
    expect(Number(out) / 2e18).toBeGreaterThan(0.999)
  })
})

describe('a vault in a farm of its LP token', () => {
  it('takes a deposit, adds its reward as liquidity and pays out', async () => {
    const { vault, lp, swap } = await deployStableVault(chain, coins, 50n * ONE)
    const price = await number(swap, 'getVirtualPrice')
    const deposit = 100_000n * ONE
    await vault.send(ann, 'deposit', [deposit])
    await chain.rpc.send('anvil_mine', ['0x63'])
    const estimate = await number(vault, 'estimateUserEarn', [ann])
    await vault.send(ben, 'forceCompound')
    const gained = (await number(vault, 'updatedBalanceOf', [ann])) - deposit
    // A hundred blocks of fifty coins, less the fee of the vault and that of one coin alone.
    expect(Number(gained) / 4e21).toBeGreaterThan(0.998)
    expect(Number(gained) / 4e21).toBeLessThan(1)
    expect(Number(gained) / Number(estimate)).toBeCloseTo(100 / 99, 2)
    expect(await number(swap, 'getVirtualPrice')).toBeGreaterThanOrEqual(price)
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    const before = await number(lp, 'balanceOf', [ann])
    await vault.send(ann, 'withdrawAll')
    expect((await number(lp, 'balanceOf', [ann])) - before).toBe(worth)
  })
})

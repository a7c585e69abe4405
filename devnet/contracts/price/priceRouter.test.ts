import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeployedChain, type TestContract } from '../../testing/testChain.ts'

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let prices: TestContract
let router: TestContract

beforeAll(async () => {
  chain = await startDeployedChain()
  prices = chain.at('PriceRouter', chain.deployment.prices.contracts.priceRouter)
  router = chain.at('UniswapV2Router02', chain.deployment.exchange.contracts.router)
})
afterAll(() => chain.stop())

function token(symbol: string) {
  const found = chain.deployment.tokens[symbol]
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}
const quote = (from: string, to: string, amount: bigint) =>
  prices.read('getAmountOut', [token(from).address, token(to).address, amount]) as Promise<bigint>

async function byRouter(amount: bigint, ...path: readonly string[]): Promise<bigint> {
  const amounts = (await router.read('getAmountsOut', [
    amount,
    path.map((symbol) => token(symbol).address),
  ])) as readonly bigint[]
  return amounts.at(-1) ?? 0n
}

describe('price router', () => {
  it.each([
    ['WCRO', 0.1],
    ['WBTC', 60_000],
    ['WETH', 3_000],
    ['VVS', 0.000_003],
    ['FUL', 0.004],
    ['CORGIAI', 0.0008],
    ['DIAL', 0.05],
  ] as const)('prices %s near %f USD, in the decimals of USDC', async (symbol, usd) => {
    const amount = await quote(
      symbol,
      'USDC',
      (1_000_000n * 10n ** BigInt(token(symbol).decimals)) / BigInt(Math.ceil(usd * 1e6)),
    )
    // Worth about a dollar, less a fee of 0.3 % per hop.
    expect(Number(amount) / 1e6).toBeGreaterThan(0.98)
    expect(Number(amount) / 1e6).toBeLessThan(1.01)
  })

  it('quotes the same as the exchange on the best path', async () => {
    const one = 10n ** 18n
    expect(await quote('WCRO', 'USDC', 5n * one)).toBe(await byRouter(5n * one, 'WCRO', 'USDC'))
    expect(await quote('FUL', 'USDC', 5n * one)).toBe(await byRouter(5n * one, 'FUL', 'WCRO', 'USDC'))
    expect(await quote('TUSD', 'LION', one)).toBe(await byRouter(one, 'TUSD', 'USDC', 'LION'))
    expect(await quote('TUSD', 'FUL', one)).toBe(await byRouter(one, 'TUSD', 'USDC', 'WCRO', 'FUL'))
    const routes = [
      ['VVS', 'DAI'],
      ['VVS', 'WCRO', 'DAI'],
      ['VVS', 'USDC', 'DAI'],
    ]
    // Large enough that the DAI pool, the shallowest, is no longer the best.
    const large = 200_000_000_000n * one
    const each = await Promise.all(routes.map((route) => byRouter(large, ...route)))
    const best = each.reduce((a, b) => (a > b ? a : b))
    expect(await quote('VVS', 'DAI', large)).toBeGreaterThanOrEqual(best)
    expect(best).toBeGreaterThan(each[0] ?? 0n)
  })

  it('reverts if there is no route instead of returning zero', async () => {
    const stranger = chain.accounts[3] ?? ''
    await expect(prices.read('getAmountOut', [stranger, token('USDC').address, 1n])).rejects.toThrow('no route')
    expect(await quote('USDC', 'USDC', 5n)).toBe(5n)
  })

  it('rounds small amounts of a cheap token down and quotes large ones', async () => {
    const one = 10n ** 18n
    expect(await quote('TONIC', 'USDC', one)).toBe(0n)
    expect(await quote('ELON', 'USDC', one)).toBe(0n)
    expect(await quote('TONIC', 'WBTC', one)).toBe(0n)
    const million = Number(await quote('TONIC', 'USDC', 1_000_000n * one)) / 1e6
    expect(million).toBeGreaterThan(0.98 * 0.05)
    expect(million).toBeLessThan(0.05)
  })
})

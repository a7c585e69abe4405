import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rolesOf } from '../deploy/accounts.ts'
import { startDeployedChain } from '../testing/testChain.ts'
import { seededRandom } from './random.ts'
import { createTrade } from './trade.ts'

const TRADES = 60

let chain: Awaited<ReturnType<typeof startDeployedChain>>

beforeAll(async () => {
  chain = await startDeployedChain()
})
afterAll(() => chain.stop())

describe('traders', () => {
  it('move prices, loans and stakes a little, with transactions that succeed', () =>
    chain.withSnapshot(async () => {
      const roles = rolesOf((await chain.rpc.send('eth_accounts')) as string[])
      const { deployment, rpc } = chain
      const usdc = deployment.tokens['USDC']?.address
      const price = () =>
        chain
          .at('PriceRouter', deployment.prices.contracts.priceRouter)
          .read('getAmountOut', [deployment.contracts.wcro, usdc, 10n ** 22n]) as Promise<bigint>
      const first = Number(await rpc.send('eth_blockNumber'))
      const before = await price()
      const trade = createTrade({ rpc, deployment, roles, seed: 5 })
      for (let count = 0; count < TRADES; count += 1) await trade()

      const last = Number(await rpc.send('eth_blockNumber'))
      expect(last - first).toBeGreaterThan(TRADES / 2)
      const { contracts, pools } = deployment.farms
      const kinds = new Map([
        [deployment.exchange.contracts.router.toLowerCase(), 'swap'],
        ...pools.map(({ contract }) => [contract.toLowerCase(), 'stake'] as const),
        [contracts.cakeVault.toLowerCase(), 'bounty'],
        [deployment.prediction.contracts.prediction.toLowerCase(), 'game'],
      ])
      const methods = new Set<string>()
      for (let number = first + 1; number <= last; number += 1) {
        const { transactions } = (await rpc.send('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
          transactions: { hash: string; to: string }[]
        }
        for (const { hash, to } of transactions) {
          const { status } = (await rpc.send('eth_getTransactionReceipt', [hash])) as { status: string }
          expect(status).toBe('0x1')
          methods.add(kinds.get(to.toLowerCase()) ?? 'loan')
        }
      }
      expect(methods).toEqual(new Set(['swap', 'loan', 'stake', 'bounty', 'game']))
      const moved = Number(await price()) / Number(before) - 1
      expect(Math.abs(moved)).toBeGreaterThan(0)
      expect(Math.abs(moved)).toBeLessThan(0.05)
    }))

  it('draw the same numbers from the same seed', () => {
    const draw = (seed: number) => Array.from({ length: 200 }, seededRandom(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    const numbers = draw(7)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passDays } from '../chain/days.ts'
import { rolesOf } from '../deploy/accounts.ts'
import { startDeployedChain } from '../testing/testChain.ts'
import { createPastTrades } from './pastTrades.ts'

const DAY_SEC = 86_400
const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'

let chain: Awaited<ReturnType<typeof startDeployedChain>>

beforeAll(async () => {
  chain = await startDeployedChain()
})
afterAll(() => chain.stop())

async function latest(): Promise<{ readonly number: number; readonly timeSec: number }> {
  const { number, timestamp } = (await chain.rpc.send('eth_getBlockByNumber', ['latest', false])) as {
    number: string
    timestamp: string
  }
  return { number: Number(number), timeSec: Number(timestamp) }
}

describe('past trades', () => {
  it('happen every half hour of the last day, succeed, and leave prices near the start', () =>
    chain.withSnapshot(async () => {
      const { rpc, deployment } = chain
      const roles = rolesOf(chain.accounts)
      const usdc = deployment.tokens['USDC']?.address
      const price = () =>
        chain
          .at('PriceRouter', deployment.prices.contracts.priceRouter)
          .read('getAmountOut', [deployment.contracts.wcro, usdc, 10n ** 22n]) as Promise<bigint>
      const before = await price()
      const start = await latest()
      await rpc.send('evm_setAutomine', [false])
      await passDays(
        rpc,
        { from: roles.deployer, bars: [], vaults: [], trades: createPastTrades(deployment, roles, 3) },
        start.timeSec,
        start.timeSec + 3 * DAY_SEC,
      )
      await rpc.send('evm_setAutomine', [true])

      const end = await latest()
      const pair = deployment.vaults.list['vvs-cro-usdc']?.underlying
      const filter = {
        address: pair,
        topics: [SYNC],
        fromBlock: `0x${(start.number + 1).toString(16)}`,
        toBlock: 'latest',
      }
      const syncs = (await rpc.send('eth_getLogs', [filter])) as readonly { readonly blockTimestamp: string }[]
      const lately = syncs.filter(({ blockTimestamp }) => Number(blockTimestamp) > end.timeSec - DAY_SEC)
      expect(lately.length).toBeGreaterThan(10)
      expect(syncs.length).toBeGreaterThan(lately.length)
      for (let number = start.number + 1; number <= end.number; number += 1) {
        const { transactions } = (await rpc.send('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as {
          transactions: string[]
        }
        const receipts = await rpc.batch(
          transactions.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
        )
        expect(receipts.map((receipt) => (receipt as { status: string }).status)).toEqual(transactions.map(() => '0x1'))
      }
      const moved = Number(await price()) / Number(before) - 1
      expect(moved).not.toBe(0)
      expect(Math.abs(moved)).toBeLessThan(0.1)
    }))

  it('are determined by the seed', () => {
    const draw = (seed: number) => {
      const next = createPastTrades(chain.deployment, rolesOf(chain.accounts), seed)
      return [next(), next(), next()]
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })
})

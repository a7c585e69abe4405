import { describe, expect, it } from 'vitest'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import { accrueInterestEvent, marketAccrualContract } from '@/chain/contracts/marketAccrual'
import type { LogHistory } from '@/chain/logs/logHistory'
import type { ChainLog } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import { addressOf } from '@/lib/testing/addresses'
import type { LendingSource } from '../marketReads'
import { accrualFilter, readLendingHistory } from './lendingHistory'

const ONE = 10n ** 18n
const MARKET = addressOf('b')
const PER_BLOCK: LendingSource = { kind: 'supplyRatePerBlock', market: MARKET }
const PER_SECOND: LendingSource = { kind: 'supplyRatePerTimestamp', market: MARKET }
const TO_BLOCK = 1_000

/** The state in the last block: half lent, at 5e-9. */
const STATE: Readonly<Record<string, bigint>> = {
  [lendingMarketContract(MARKET).getCash().data]: 520n,
  [lendingMarketContract(MARKET).totalBorrows().data]: 500n,
  [lendingMarketContract(MARKET).supplyRatePerBlock().data]: 5n * 10n ** 9n,
  [lendingMarketContract(MARKET).supplyRatePerTimestamp().data]: 5n * 10n ** 9n,
  [marketAccrualContract(MARKET).totalReserves().data]: 20n,
  [marketAccrualContract(MARKET).reserveFactorMantissa().data]: ONE / 10n,
}

/** A node with a block every ten seconds. */
function node() {
  const asked: string[] = []
  const client: RpcClient = {
    request: (method, params, parse) => {
      if (method === 'eth_getBlockByNumber') {
        asked.push(String(params[0]))
        return Promise.resolve(parse({ timestamp: `0x${(Number(params[0]) * 10).toString(16)}` }))
      }
      const [{ data }, block] = params as [{ readonly data: string }, string]
      // Any other block would not match the logs.
      if (Number(block) !== TO_BLOCK) return Promise.reject(new RpcError('Not the last block of the logs', -32_000))
      return Promise.resolve(parse(`0x${(STATE[data] ?? 0n).toString(16).padStart(64, '0')}`))
    },
  }
  return { client, asked }
}
const historyOf = (logs: readonly ChainLog[], fromBlock = 1): LogHistory => ({
  read: () => Promise.resolve({ logs, fromBlock, toBlock: TO_BLOCK }),
})
const accrual = (blockNumber: number, borrowIndex: bigint, lent: bigint, more: Partial<ChainLog> = {}): ChainLog => ({
  blockNumber,
  logIndex: 0,
  topics: [accrueInterestEvent.topic],
  data: `0x${accrueInterestEvent.data.encode({ cashPrior: 1_020n - lent, interestAccumulated: 0n, borrowIndex, totalBorrows: lent })}`,
  ...more,
})

/** The index grows by 4e-9 a block, then by 8e-9. */
const LOGS = [
  accrual(100, ONE, 900n),
  accrual(200, ONE + 400n * 10n ** 9n, 250n),
  accrual(300, ONE + 1_200n * 10n ** 9n, 750n),
]

describe('readLendingHistory', () => {
  it('computes each step from the accrual that ends it, and the last from the state of the last block', async () => {
    const { points, cut } = await readLendingHistory(node().client, historyOf(LOGS), PER_BLOCK, 1)
    expect(points).toEqual([
      // 250 of 1,020 - 20; 4e-9 x 0.9 x 0.25
      { timeSec: 1_000, utilization: ONE / 4n, supplyRate: 900_000_000n },
      // 750 of 1,000; 8e-9, of which 1e-6 x 0.4 is compounded: 7.9999968e-9 x 0.9 x 0.75
      { timeSec: 2_000, utilization: (ONE * 3n) / 4n, supplyRate: 5_399_997_840n },
      { timeSec: 3_000, utilization: ONE / 2n, supplyRate: 5_000_000_000n },
    ])
    expect(cut).toBeUndefined()
  })

  it('divides by seconds where the market counts them, and uses the times that the logs tell', async () => {
    const dated = LOGS.map((log) => ({ ...log, timestampSec: log.blockNumber * 20 }))
    const { client, asked } = node()
    const { points } = await readLendingHistory(client, historyOf(dated), PER_SECOND, 1)
    // A block every 20 s: a twentieth of 900,000,000 and of 5,399,997,840
    expect(points.map(({ timeSec, supplyRate }) => [timeSec, supplyRate])).toEqual([
      [2_000, 45_000_000n],
      [4_000, 269_999_892n],
      [6_000, 5_000_000_000n],
    ])
    expect(asked).toEqual([])
  })

  it('asks for at most 240 block times', async () => {
    const long = Array.from({ length: 1_000 }, (_, index) => accrual(index, ONE + BigInt(index), 1n))
    const counts = async (source: LendingSource) => {
      const { client, asked } = node()
      const { points } = await readLendingHistory(client, historyOf(long), source, 1)
      return { points: points.length, times: asked.length }
    }
    expect(await counts(PER_BLOCK)).toEqual({ points: 240, times: 240 })
    // Both ends of each period; the last one has no end.
    expect(await counts(PER_SECOND)).toEqual({ points: 120, times: 239 })
  })

  it('reports where it starts if the node has no older events', async () => {
    const { points, cut } = await readLendingHistory(node().client, historyOf(LOGS.slice(1), 150), PER_BLOCK, 1)
    expect(points[0]).toEqual({ timeSec: 2_000, utilization: (ONE * 3n) / 4n, supplyRate: 5_399_997_840n })
    expect(cut).toEqual({ block: 150, timeSec: 1_500 })
  })

  it('has no points without accruals, and fails where the state cannot be read', async () => {
    expect((await readLendingHistory(node().client, historyOf([]), PER_BLOCK, 1)).points).toEqual([])
    const behind: LogHistory = { read: () => Promise.resolve({ logs: LOGS, fromBlock: 1, toBlock: TO_BLOCK - 1 }) }
    await expect(readLendingHistory(node().client, behind, PER_BLOCK, 1)).rejects.toThrow('Not the last block')
  })
})

describe('accrualFilter', () => {
  it("selects Compound's AccrueInterest", () => {
    const { address, topics } = accrualFilter(MARKET)
    expect(address).toBe(MARKET)
    // keccak256('AccrueInterest(uint256,uint256,uint256,uint256)'), as on Ethereum and Cronos
    expect(topics[0]).toContain('0x4dec04e750ca11537cabcd8a9eab06494de08da3735bc8871cd41250e190bc04')
  })
})

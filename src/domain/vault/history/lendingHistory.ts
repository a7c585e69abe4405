import type { ContractCall } from '@/chain/calls/call'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import {
  accrueInterestEvent,
  marketAccrualContract,
  newReserveFactorEvent,
  reservesAddedEvent,
  reservesReducedEvent,
} from '@/chain/contracts/marketAccrual'
import type { LogHistory } from '@/chain/logs/logHistory'
import type { ChainLog, LogFilter } from '@/chain/logs/logs'
import { readDatedLogs, sampleEvenly } from '@/chain/logs/logTimes'
import { parseHexData } from '@/chain/rpc/parseRpc'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import type { LendingSource } from '../marketReads'
import { borrowRate, type MarketReserves, marketPeriods, marketUtilization, supplyRate } from '../model/marketPeriods'
import { type HistoryCut, readHistoryCut } from './historyCut'

/** A market's utilization and rate from an accrual until the next point. */
export interface LendingPoint {
  /** Unix seconds. */
  readonly timeSec: number
  /** Scaled by 1e18. */
  readonly utilization: bigint
  /** Per block or second, as the market counts, scaled by 1e18. */
  readonly supplyRate: bigint
}

export interface LendingHistory {
  /** Oldest first. The last one is the market's state in the last block that was read. */
  readonly points: readonly LendingPoint[]
  /** The start of an incomplete history. */
  readonly cut: HistoryCut | undefined
}

/** The resolution of the chart; each log may cost a request for its block's time. */
const MAX_LOGS = 240

/** The filter for a Compound v2 market's accruals and everything else that changes its reserves. */
export function accrualFilter(market: Address): LogFilter {
  const events = [accrueInterestEvent, reservesAddedEvent, reservesReducedEvent, newReserveFactorEvent]
  return { address: market, topics: [events.map(({ topic }) => topic)] }
}

/**
 * The history of a lending market, computed exactly from its events: each accrual fixes utilization and rates until the
 * next one, and the state of the last block completes it.
 * @param history of `accrualFilter`
 * @throws RpcError, NetworkError, AbiDecodeError
 */
export async function readLendingHistory(
  client: RpcClient,
  history: LogHistory,
  source: LendingSource,
  sinceBlock: number,
): Promise<LendingHistory> {
  const { logs, fromBlock, toBlock } = await history.read()
  const [now, cut] = await Promise.all([
    readStateAt(client, source, toBlock),
    readHistoryCut(client, fromBlock, sinceBlock),
  ])
  const periods = marketPeriods(logs, now)
  const isPerSecond = source.kind === 'supplyRatePerTimestamp'
  const steps = sampleEvenly(
    periods.map((start, index) => ({ start, next: periods[index + 1] })),
    isPerSecond ? MAX_LOGS / 2 : MAX_LOGS,
  )
  // A rate per second takes the times of both ends of its period.
  const dated = steps.flatMap(({ start, next }) =>
    isPerSecond && next !== undefined ? [start.accrual, next.accrual] : [start.accrual],
  )
  const times = new Map(
    (await readDatedLogs(client, [...new Set(dated)], MAX_LOGS)).map(({ log, timeSec }) => [log, timeSec]),
  )
  const timeOf = (log: ChainLog) => times.get(log) ?? 0
  const clockOf = (log: ChainLog) => (isPerSecond ? timeOf(log) : log.blockNumber)
  const points = steps.map(({ start, next }): LendingPoint => {
    const timeSec = timeOf(start.accrual)
    if (next === undefined) return { timeSec, utilization: now.utilization, supplyRate: now.supplyRate }
    const elapsed = BigInt(clockOf(next.accrual) - clockOf(start.accrual))
    const rate = borrowRate(start.borrowIndex, next.borrowIndex, elapsed)
    return { timeSec, utilization: next.utilization, supplyRate: supplyRate(rate, next) }
  })
  return { points, cut }
}

type MarketStateAt = MarketReserves & Pick<LendingPoint, 'utilization' | 'supplyRate'>

async function readStateAt(client: RpcClient, { kind, market }: LendingSource, block: number): Promise<MarketStateAt> {
  const read = <T>(call: ContractCall<T>) =>
    client.request('eth_call', [{ to: call.to, data: call.data }, `0x${block.toString(16)}`], (raw) =>
      call.decode(parseHexData(raw)),
    )
  const contract = lendingMarketContract(market)
  const accrual = marketAccrualContract(market)
  const [cash, borrows, rate, reserves, reserveFactor] = await Promise.all([
    read(contract.getCash()),
    read(contract.totalBorrows()),
    read(contract[kind]()),
    read(accrual.totalReserves()),
    read(accrual.reserveFactorMantissa()),
  ])
  return { reserves, reserveFactor, supplyRate: rate, utilization: marketUtilization({ cash, borrows, reserves }) }
}

import { describe, expect, it } from 'vitest'
import { totalsEvent } from '@/chain/contracts/vault'
import type { ChainLog } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { readRealisedApys, realisedApy } from './realisedApy'

const DAY_BLOCKS = 100
const DAY_SEC = 86_400
/** In the middle of day 100. */
const NOW_BLOCK = 100 * DAY_BLOCKS + 50
const UNIT = 10n ** 18n

/** A node with 100 blocks a day, which counts how often it is asked. */
function node() {
  const asked: number[] = []
  const client: RpcClient = {
    request: (_method, params, parse) => {
      asked.push(Number(params[0]))
      return Promise.resolve(parse({ timestamp: `0x${((Number(params[0]) * DAY_SEC) / DAY_BLOCKS).toString(16)}` }))
    },
  }
  return { client, asked }
}

/** The Totals event of a day; `price` in thousandths of the underlying token a share. */
const event = (day: number, price: bigint, shares = 1_000n): ChainLog => ({
  blockNumber: day * DAY_BLOCKS,
  logIndex: 0,
  topics: [totalsEvent.topic],
  data: `0x${totalsEvent.data.encode({ assets: (price * shares * UNIT) / 1_000n, shares: shares * UNIT })}`,
})
const read = (logs: readonly ChainLog[], fromBlock = 0) =>
  readRealisedApys(node().client, { logs, fromBlock, toBlock: NOW_BLOCK }, 0)

describe('realisedApy', () => {
  const totals = (price: bigint) => ({ assets: price * UNIT, shares: 1_000n * UNIT })

  // By hand: 1.01 ^ (365 / 7) = e ^ (52.142857 × 0.00995033085) = e ^ 0.51883868 = 1.68007437
  it('compounds the gain of the window over a year', () => {
    expect(realisedApy(totals(1_000n), totals(1_010n), 7)?.toNumber()).toBeCloseTo(0.680074, 5)
  })

  // By hand: 1.02 ^ (365 / 30) = e ^ (12.1666667 × 0.0198026273) = e ^ 0.240931965 = 1.27243438
  it('counts the days of the window', () => {
    expect(realisedApy(totals(1_000n), totals(1_020n), 30)?.toNumber()).toBeCloseTo(0.272434, 5)
  })

  it('is negative for a loss, and absent beyond what a number can say', () => {
    expect(realisedApy(totals(1_000n), totals(990n), 30)?.toNumber()).toBeLessThan(0)
    expect(realisedApy(totals(1n), totals(10n ** 30n), 1)).toBeUndefined()
  })
})

describe('readRealisedApys', () => {
  it('compares the price at the start of each window, a day in UTC, with the last one', async () => {
    // The week starts on day 93, the month on day 70, the quarter on day 10.
    const logs = [event(2, 1_000n), event(10, 1_010n), event(65, 1_020n), event(92, 1_030n), event(99, 1_040n)]
    const { week, month, quarter } = await read(logs)
    expect(week?.rate.toNumber()).toBeCloseTo((1_040 / 1_030) ** (365 / 7.5) - 1, 8)
    expect(month?.rate.toNumber()).toBeCloseTo((1_040 / 1_020) ** (365 / 30.5) - 1, 8)
    expect(quarter?.rate.toNumber()).toBeCloseTo((1_040 / 1_010) ** (365 / 90.5) - 1, 8)
    expect([week, month, quarter].map((each) => each?.sinceSec)).toEqual([undefined, undefined, undefined])
  })

  // By hand: 1.02 ^ (365 / 20.5) = e ^ (17.804878 × 0.0198026273) = e ^ 0.352583365 = 1.422738
  it('says since when, for a vault that is younger than the window', async () => {
    const { week, month, quarter } = await read([event(79, 0n, 0n), event(80, 1_000n), event(99, 1_020n)])
    expect(week?.sinceSec).toBeUndefined()
    for (const each of [month, quarter]) {
      expect(each?.rate.toNumber()).toBeCloseTo(0.422738, 5)
      expect(each?.sinceSec).toBe(80 * DAY_SEC)
    }
  })

  it('has no rate of less than a week, of a single event, or of none', async () => {
    const none = { week: undefined, month: undefined, quarter: undefined }
    expect(await read([event(94, 1_000n), event(100, 1_010n)])).toEqual(none)
    expect(await read([event(80, 1_000n)])).toEqual(none)
    expect(await read([])).toEqual(none)
  })

  it('has no rate for a window that starts before what the node kept', async () => {
    const { week, month } = await read([event(80, 1_000n), event(99, 1_010n)], 75 * DAY_BLOCKS)
    expect(week).toBeDefined()
    expect(month).toBeUndefined()
  })

  it('has no rate, rather than 0, for a window without an event', async () => {
    const { week, month, quarter } = await read([event(5, 1_000n), event(90, 1_010n)])
    expect(week).toBeUndefined()
    expect(month).toBeDefined()
    expect(quarter).toBeDefined()
  })

  it('has no rate for a window in which nobody held a share', async () => {
    const { week, month } = await read([event(5, 1_000n), event(85, 1_000n, 0n), event(90, 1_000n), event(99, 1_010n)])
    expect(week).toBeDefined()
    expect(month).toBeUndefined()
  })

  it('asks for few block times of a long history, and for none that the logs tell', async () => {
    const long = Array.from({ length: 1_000 }, (_, index) => ({
      ...event(0, 1_000n + BigInt(index)),
      blockNumber: index * 10,
    }))
    const { client, asked } = node()
    await readRealisedApys(client, { logs: long, fromBlock: 0, toBlock: NOW_BLOCK }, 0)
    expect(asked.length).toBeLessThan(35)
    const dated = long.map((log) => ({ ...log, timestampSec: (log.blockNumber * DAY_SEC) / DAY_BLOCKS }))
    const { client: other, asked: askedAgain } = node()
    await readRealisedApys(other, { logs: dated, fromBlock: 0, toBlock: NOW_BLOCK }, 0)
    expect(askedAgain).toEqual([NOW_BLOCK])
  })
})

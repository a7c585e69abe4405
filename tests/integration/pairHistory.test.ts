import { Interface, MaxUint256 } from 'ethers'
import * as v from 'valibot'
import { describe, expect, inject, it } from 'vitest'
import { graphql } from '@/api/exchange/graphql'
import { fetchPairChanges, fetchTopPoolsOf } from '@/api/exchange/query'
import { pageByCursor, readGraphPages } from '@/api/graphPages'
import { queryGraph } from '@/api/queryGraph'
import { syncEvent } from '@/chain/contracts/pair'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { type Pair, sortTokens } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { loadReserves } from '@/domain/pair-history/loadReserves'
import type { ReservesAt } from '@/domain/pair-history/model/reserves'
import { findToken, type Token } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import type { Hex } from '@/lib/hex'
import { useChain } from './chain'

const exchange = getExchange()

const DAY_SEC = 86_400
const WEI = 10n ** 18n
const ROUTER = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable returns (uint256, uint256, uint256)',
  'function approve(address, uint256) returns (bool)',
  'function transfer(address, uint256) returns (bool)',
  'function sync()',
])

const chain = useChain()
const [me = ''] = inject('accounts')
const subgraph = getDeployment().subgraphs['exchange']

function tokenOf(symbol: string): Token {
  const token = findToken(getDeployment(), symbol)
  if (token === undefined) throw new Error(`No ${symbol}`)
  return token
}
function poolOf(a: string, b: string): Pair {
  if (exchange === undefined) throw new Error('No exchange')
  const [token0, token1] = sortTokens(tokenOf(a), tokenOf(b))
  return {
    address: pairAddress(exchange, token0, token1),
    token0,
    token1,
    reserve0: 1n,
    reserve1: 1n,
    fee: exchange.fee,
  }
}
async function send(to: string, method: string, args: readonly unknown[], value = 0n): Promise<void> {
  const data = ROUTER.encodeFunctionData(method, [...args])
  await chain.send({ from: me, to, data, value })
}
const router = () => getDeployment().exchange?.contracts.router ?? ''
const wcro = () => tokenOf('WCRO').address
const usdc = () => tokenOf('USDC').address
const buy = (cro: bigint) => send(router(), 'swapExactETHForTokens', [0n, [wcro(), usdc()], me, MaxUint256], cro * WEI)
const sell = (units: bigint) => send(router(), 'swapExactTokensForETH', [units, 0n, [usdc(), wcro()], me, MaxUint256])

async function nowSec(): Promise<number> {
  const { timestamp } = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(timestamp)
}
/** Last `Sync` event of each second since the given time. */
async function syncsSince({ address, token0, token1 }: Pair, sinceSec: number) {
  const filter = { address, topics: [syncEvent.topic], fromBlock: '0x0', toBlock: 'latest' }
  const logs = JSON.parse(await chain.rpc('eth_getLogs', [filter])) as { data: Hex; blockTimestamp: string }[]
  const syncs = logs.map(({ data, blockTimestamp }) => {
    const { reserve0, reserve1 } = syncEvent.decode(data)
    return [
      Number(blockTimestamp),
      toDecimal(reserve0, token0.decimals).toFixed(),
      toDecimal(reserve1, token1.decimals).toFixed(),
    ] as const
  })
  return syncs.filter(([timeSec], index) => timeSec >= sinceSec && timeSec !== syncs[index + 1]?.[0])
}
const plain = (reserves: readonly ReservesAt[]) =>
  reserves.map(({ timeSec, reserve0, reserve1 }) => [timeSec, reserve0.toFixed(), reserve1.toFixed()])

/** Trades and liquidity changes over several hours. */
async function live(): Promise<void> {
  await send(usdc(), 'approve', [router(), MaxUint256])
  await buy(1_000n)
  await chain.increaseTime(1_000)
  await sell(40_000_000n)
  await chain.increaseTime(9_000)
  await buy(77n)
  await chain.increaseTime(60)
  await send(router(), 'addLiquidityETH', [usdc(), 3_000_000n, 0n, 0n, me, MaxUint256], 100n * WEI)
  await chain.increaseTime(60)
  await buy(5n)
}

describe('history of a pair', () => {
  it('matches the reserves after each event of the last day, to the wei', async () => {
    const pool = poolOf('WCRO', 'USDC')
    await live()
    const now = await nowSec()
    const sinceSec = Math.floor((now - DAY_SEC) / 3_600) * 3_600
    const fromSubgraph = plain((await loadReserves(subgraph, pool, 'day', now)).reserves)
    const syncs = await syncsSince(pool, sinceSec)
    expect(syncs.length).toBeGreaterThan(5)
    // The last event of a second counts. The state before the day comes first.
    expect(
      fromSubgraph.filter(([timeSec], index) => timeSec !== fromSubgraph[index + 1]?.[0]).slice(-syncs.length),
    ).toEqual(syncs)
  })

  it("is the same from the pool's own events if the subgraph is down", async () => {
    const pool = poolOf('WCRO', 'USDC')
    await live()
    const now = await nowSec()
    const reserves = plain((await loadReserves(['http://127.0.0.1:1/none'], pool, 'day', now)).reserves)
    const syncs = await syncsSince(pool, 0)
    expect(reserves.slice(-6)).toEqual(syncs.slice(-6))
  })

  it('recovers in the next hour after a reserve change without a trade', async () => {
    const pool = poolOf('WCRO', 'USDC')
    await live()
    await send(usdc(), 'transfer', [pool.address, 1_000_000n])
    await send(pool.address, 'sync', [])
    await chain.increaseTime(3_700)
    await buy(9n)
    const now = await nowSec()
    const [last] = plain((await loadReserves(subgraph, pool, 'day', now)).reserves).slice(-1)
    expect(last).toEqual((await syncsSince(pool, 0)).at(-1))
  })

  it('ends the hourly history with the current reserves', async () => {
    const pool = poolOf('WCRO', 'USDC')
    await live()
    const now = await nowSec()
    const [, ...end] = (await syncsSince(pool, 0)).at(-1) ?? []
    for (const range of ['week', 'month', 'year'] as const) {
      const [timeSec, ...held] = plain((await loadReserves(subgraph, pool, range, now)).reserves).at(-1) ?? []
      expect([timeSec, held]).toEqual([now, end])
    }
  })
})

describe('cursor pagination', () => {
  const QUERY = graphql(
    `query swaps($pair: String!, $until: BigInt!) {
      swaps(first: 2, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_lt: $until }) {
        timestamp
      }
    }`,
  )
  const answer = v.object({ swaps: v.array(v.object({ timestamp: v.string() })) })
  const readSwaps = (pair: string, maxPages: number) =>
    readGraphPages<string, string>({
      keyOf: (timestamp) => timestamp,
      maxPages,
      loadPage: async (until = '99999999999') => {
        const variables = { pair: pair.toLowerCase(), until }
        const { swaps } = await queryGraph(subgraph ?? [], { document: QUERY, variables, answer, maxBytes: 10_000 })
        return pageByCursor(
          swaps.map(({ timestamp }) => timestamp),
          (last) => last,
          2,
        )
      },
    })

  it('returns the rows of a single page, each once, and marks partial results', async () => {
    const { address } = poolOf('WCRO', 'USDC')
    await live()
    await chain.increaseTime(60)
    await buy(6n)
    const sinceSec = (await nowSec()) - DAY_SEC
    const whole = await fetchPairChanges(subgraph ?? [], address, sinceSec)
    // Only swaps: added liquidity changes both sides in the same direction.
    const swapped = whole.rows.filter(({ change0, change1 }) => change0.isNegative() !== change1.isNegative())
    const paged = await readSwaps(address, 1_000)
    expect(paged.rows.filter((timestamp) => Number(timestamp) >= sinceSec)).toEqual(
      swapped.map(({ timeSec }) => String(timeSec)),
    )
    expect([whole.isPartial, paged.isPartial]).toEqual([false, false])
    expect(await readSwaps(address, 2)).toEqual({ rows: paged.rows.slice(0, 4), isPartial: true })
  })
})

describe('top pools of a token', () => {
  it('are those with the most liquidity, with the daily volume', async () => {
    await live()
    const sinceSec = (await nowSec()) - DAY_SEC
    const [first, ...others] = await fetchTopPoolsOf(subgraph ?? [], [wcro()], 5, sinceSec)
    expect(first?.address).toBe(poolOf('WCRO', 'USDC').address.toLowerCase())
    expect(first?.liquidityUsd.toNumber()).toBeGreaterThan(39_000_000)
    // 1,082 CRO at 0.1 dollars, and 40 dollars.
    expect(first?.volumeUsd.toNumber()).toBeGreaterThan(147)
    expect(first?.volumeUsd.toNumber()).toBeLessThan(150)
    expect(others).toHaveLength(4)
    for (const [index, { liquidityUsd }] of others.entries())
      expect(liquidityUsd.lte((index === 0 ? first : others[index - 1])?.liquidityUsd ?? 0)).toBe(true)
  })
})

import { randomInt } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { swapRouterContract } from '@/chain/contracts/swapRouter'
import { getDeployment } from '@/config/deployment'
import { getAmountIn, getAmountOut, MAX_RESERVE } from '@/domain/pair/amounts'
import { getExchange } from '@/domain/pair/exchange'
import { getReserves, type Pair, type TokenPair } from '@/domain/pair/pair'
import { findToken, type Token } from '@/domain/token/token'
import type { Hex } from '@/lib/hex'
import { seededRandom } from '../../devnet/trading/random'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'
import { readPairs } from './pairs'

const EQUAL_CASES = 10_000
const CASES_PER_ROUND = 500
/** Higher than any input, so that most cases are trades and not rejections. */
const MAX_ROUNDS = 60
/** A pair's storage layout: reserve0 in the lowest 112 bits, reserve1 in the next. */
const RESERVES_SLOT = '0x8'
const SYMBOLS = ['WCRO', 'USDC', 'VVS', 'USDT', 'DAI', 'WETH', 'WBTC', 'LION', 'TONIC', 'SINGLE', 'V3S', 'SVN']

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
const random = seededRandom(seed)
const at =
  getExchange() ??
  (() => {
    throw new Error('The devnet has an exchange')
  })()
const rpc = createRpc(inject('rpcUrl'))
const tokens = SYMBOLS.map(
  (symbol): Token =>
    findToken(getDeployment(), symbol) ??
    (() => {
      throw new Error(`No token ${symbol}`)
    })(),
)

const below = (count: number) => Math.floor(random() * count)
function pick<T>(items: readonly T[]): T | undefined {
  return items[below(items.length)]
}

/** Log-uniform up to `bits`: uniform values would nearly all be huge. */
function randomAmount(bits: number): bigint {
  const size = BigInt(below(bits) + 1)
  let amount = 1n
  for (let word = 0; word < 9; word += 1) amount = (amount << 32n) | BigInt(Math.floor(random() * 2 ** 32))
  return amount % (1n << size)
}

/** Sets random reserves of a pair on the chain, sometimes none. */
async function withRandomReserves(pair: Pair): Promise<Pair> {
  const isEmpty = random() < 0.02
  const [reserve0, reserve1] = isEmpty ? [0n, 0n] : [randomAmount(112), randomAmount(112)]
  await rpc('anvil_setStorageAt', [
    pair.address,
    RESERVES_SLOT,
    `0x${((reserve1 << 112n) | reserve0).toString(16).padStart(64, '0')}`,
  ])
  return { ...pair, reserve0, reserve1 }
}

interface Case {
  readonly isExactIn: boolean
  readonly path: readonly Token[]
  readonly route: readonly Pair[]
  readonly amount: bigint
}

/** A route over one to three pairs, and an amount that mostly fits them. */
function randomCase(pairs: readonly Pair[]): Case {
  const hops = below(3) + 1
  const path: Token[] = []
  const route: Pair[] = []
  let from = pick(tokens)
  while (from !== undefined && route.length < hops) {
    const here: Token = from
    path.push(here)
    const next = pick(
      pairs.filter(
        ({ token0, token1 }) => [token0, token1].includes(here) && !(path.includes(token0) && path.includes(token1)),
      ),
    )
    if (next === undefined) break
    route.push(next)
    from = next.token0 === here ? next.token1 : next.token0
  }
  if (route.length === 0 || from === undefined) return randomCase(pairs)
  if (path.length === route.length) path.push(from)
  const isExactIn = random() < 0.5
  const [end, ofPair] = isExactIn ? [path[0], route[0]] : [path.at(-1), route.at(-1)]
  const reserve = end === undefined || ofPair === undefined ? 0n : getReserves(ofPair, end)[0]
  const isWild = random() < 0.1 || reserve === 0n
  return {
    isExactIn,
    path,
    route,
    amount: isWild ? randomAmount(256) : randomAmount(Math.max(1, reserve.toString(2).length)),
  }
}

/** Amounts along the route by our arithmetic; undefined if a pair rejects the swap. */
function computeAmounts({ isExactIn, path, route, amount }: Case): readonly bigint[] | undefined {
  const amounts = [amount]
  const steps = isExactIn
    ? route.map((pair, hop) => [pair, hop] as const)
    : route.map((pair, hop) => [pair, hop] as const).reverse()
  for (const [pair, hop] of steps) {
    const from = path[hop]
    const held = isExactIn ? amounts.at(-1) : amounts[0]
    if (from === undefined || held === undefined) return undefined
    const next = (isExactIn ? getAmountOut : getAmountIn)(held, ...getReserves(pair, from), at.fee)
    if (next === undefined) return undefined
    if (isExactIn) amounts.push(next)
    else amounts.unshift(next)
  }
  return amounts
}

/** Whether a pair's balance would overflow, so that the swap reverts whatever the router calculates. */
function overflows({ path, route }: Case, amounts: readonly bigint[]): boolean {
  return route.some((pair, hop) => {
    const [from, amountIn] = [path[hop], amounts[hop]]
    return from !== undefined && amountIn !== undefined && getReserves(pair, from)[0] + amountIn > MAX_RESERVE
  })
}

/**
 * Result of each call, undefined if it reverts. Not batched in a multicall: the router divides by zero if a pair has
 * less than the requested output, which consumes all gas of the calls after it.
 */
async function callEach(calls: readonly ContractCall<unknown>[]): Promise<readonly (Hex | undefined)[]> {
  const body = calls.map(({ to, data }, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_call',
    params: [{ to, data }, 'latest'],
  }))
  const response = await fetch(inject('rpcUrl'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answers = (await response.json()) as readonly { readonly id: number; readonly result?: Hex }[]
  const byId = new Map(answers.map(({ id, result }) => [id, result]))
  return calls.map((_, id) => byId.get(id))
}

useChain()

it(`10,000 random routes and amounts match the router, rejected ones included, to the wei (SEED=${seed})`, async () => {
  const tokenPairs = tokens.flatMap((a, index) => tokens.slice(index + 1).map((b): TokenPair => [a, b]))
  const found = await readPairs(at, tokenPairs)
  expect(found.length).toBeGreaterThan(20)
  const counts = { equal: 0, refused: 0, overflowing: 0 }
  for (let round = 0; counts.equal < EQUAL_CASES; round += 1) {
    expect(round, JSON.stringify(counts)).toBeLessThan(MAX_ROUNDS)
    const pairs: Pair[] = []
    for (const pair of found) pairs.push(await withRandomReserves(pair))
    const cases = Array.from({ length: CASES_PER_ROUND }, () => randomCase(pairs))
    const router = swapRouterContract(at.router)
    const calls = cases.map(({ isExactIn, amount, path }) => {
      const addresses = path.map(({ address }) => address)
      return isExactIn ? router.getAmountsOut(amount, addresses) : router.getAmountsIn(amount, addresses)
    })
    const results = await callEach(calls)
    cases.forEach((one, index) => {
      const data = results[index]
      const said = data === undefined ? undefined : calls[index]?.decode(data)
      const ours = computeAmounts(one)
      const label = `SEED=${seed}, round ${round}, case ${index}`
      if (said !== undefined && overflows(one, said)) {
        expect(ours, label).toBeUndefined()
        counts.overflowing += 1
      } else {
        expect(ours, label).toEqual(said)
        counts[said === undefined ? 'refused' : 'equal'] += 1
      }
    })
  }
  expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(500)
  expect(counts.overflowing, JSON.stringify(counts)).toBeGreaterThan(10)
  console.log(`Amounts compared with the router, SEED=${seed}: ${JSON.stringify(counts)}`)
})

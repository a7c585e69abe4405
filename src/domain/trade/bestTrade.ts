import { getAmountIn, getAmountOut } from '@/domain/pair/amounts'
import type { Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'
import { type Trade, tradeOf } from './trade'

/** How many pairs a route may lead over. */
export type MaxHops = 1 | 2 | 3

/** A pair from one side: what a swap into it meets. */
interface Edge {
  readonly pair: Pair
  /** Number of the token that the walk comes to. */
  readonly to: number
  /** Of the token that the walk comes from, and of that which it comes to. */
  readonly reserveFrom: bigint
  readonly reserveTo: bigint
}

/** Tokens by number, from the one where the walk starts. */
interface Graph {
  readonly tokens: readonly Token[]
  /** By the number of a token: the pairs that lead on from it. */
  readonly edges: readonly (readonly Edge[])[]
  /** By the number of a token: the pairs that lead from it to where the walk ends. */
  readonly last: readonly (readonly Edge[])[]
}

const START = 0
const END = 1

function graphOf(pairs: readonly Pair[], start: Token, end: Token): Graph {
  const tokens: Token[] = []
  const edges: Edge[][] = []
  const last: Edge[][] = []
  const numbers = new Map<string, number>()
  const numberOf = (token: Token): number => {
    const key = token.address.toLowerCase()
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, tokens.length)
    edges.push([])
    last.push([])
    return tokens.push(token) - 1
  }
  numberOf(start)
  if (numberOf(end) !== END) return { tokens, edges, last }
  const put = (from: number, edge: Edge) => (edge.to === END ? last : edges)[from]?.push(edge)
  for (const pair of pairs) {
    const { token0, token1, reserve0, reserve1 } = pair
    if (reserve0 <= 0n || reserve1 <= 0n) continue
    const [number0, number1] = [numberOf(token0), numberOf(token1)]
    // A walk neither comes back to its start nor goes on from its end.
    if (number1 !== START && number0 !== END)
      put(number0, { pair, to: number1, reserveFrom: reserve0, reserveTo: reserve1 })
    if (number0 !== START && number1 !== END)
      put(number1, { pair, to: number0, reserveFrom: reserve1, reserveTo: reserve0 })
  }
  return { tokens, edges, last }
}

/** What a pair makes of an amount on the walk; undefined where it refuses. */
type Step = (amount: bigint, edge: Edge) => bigint | undefined

interface Walk {
  readonly amount: bigint
  readonly way: readonly Edge[]
}

/** Tries every route of at most `maxHops` pairs, the short ones first, so that of equal ones the shortest is kept. */
function bestWalk(
  { edges, last }: Graph,
  amount: bigint,
  maxHops: number,
  step: Step,
  isBetter: (a: bigint, b: bigint) => boolean,
): Walk | undefined {
  let best: Walk | undefined
  const way: Edge[] = []
  const walk = (from: number, held: bigint, hops: number): void => {
    if (hops === 1) {
      for (const edge of last[from] ?? []) {
        const got = step(held, edge)
        if (got !== undefined && got > 0n && (best === undefined || isBetter(got, best.amount)))
          best = { amount: got, way: [...way, edge] }
      }
      return
    }
    for (const edge of edges[from] ?? []) {
      if (way.some(({ to }) => to === edge.to)) continue
      const got = step(held, edge)
      if (got === undefined || got === 0n) continue
      way.push(edge)
      walk(edge.to, got, hops - 1)
      way.pop()
    }
  }
  for (let hops = 1; hops <= maxHops; hops += 1) walk(START, amount, hops)
  return best
}

/** The tokens and pairs of a walk. */
function routeOf({ tokens }: Graph, start: Token, way: readonly Edge[]) {
  return { path: [start, ...way.flatMap(({ to }) => tokens[to] ?? [])], pairs: way.map(({ pair }) => pair) }
}

/**
 * The trade of `amountIn` that gives most, over at most `maxHops` pairs.
 * @param amountIn base units
 * @returns undefined without a route, or without enough liquidity for the amount
 */
export function bestTradeExactIn(
  pairs: readonly Pair[],
  tokenIn: Token,
  amountIn: bigint,
  tokenOut: Token,
  maxHops: MaxHops,
): Trade | undefined {
  const graph = graphOf(pairs, tokenIn, tokenOut)
  const best = bestWalk(
    graph,
    amountIn,
    maxHops,
    (amount, { pair, reserveFrom, reserveTo }) => getAmountOut(amount, reserveFrom, reserveTo, pair.fee),
    (a, b) => a > b,
  )
  return best && tradeOf('exactIn', routeOf(graph, tokenIn, best.way), amountIn, best.amount)
}

/**
 * The trade for `amountOut` that takes least, over at most `maxHops` pairs.
 * @param amountOut base units
 * @returns undefined without a route, or without enough liquidity for the amount
 */
export function bestTradeExactOut(
  pairs: readonly Pair[],
  tokenIn: Token,
  tokenOut: Token,
  amountOut: bigint,
  maxHops: MaxHops,
): Trade | undefined {
  // From the end to the start, as the router computes it.
  const graph = graphOf(pairs, tokenOut, tokenIn)
  const best = bestWalk(
    graph,
    amountOut,
    maxHops,
    (amount, { pair, reserveFrom, reserveTo }) => getAmountIn(amount, reserveTo, reserveFrom, pair.fee),
    (a, b) => a < b,
  )
  if (best === undefined) return undefined
  const { path, pairs: way } = routeOf(graph, tokenOut, best.way)
  return tradeOf('exactOut', { path: [...path].reverse(), pairs: [...way].reverse() }, best.amount, amountOut)
}

import { getAmountIn, getAmountOut } from '@/domain/pair/amounts'
import type { Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'
import { type Trade, tradeOf } from './trade'

/** Maximum number of pairs in a route. */
export type MaxHops = 1 | 2 | 3

/** A pair as a directed edge of the search. */
interface Edge {
  readonly pair: Pair
  /** Index of the token that the edge leads to. */
  readonly to: number
  /** Reserves of the source and target token. */
  readonly reserveFrom: bigint
  readonly reserveTo: bigint
}

/** Tokens by index, starting with the search's start. */
interface Graph {
  readonly tokens: readonly Token[]
  /** Outgoing edges by token index. */
  readonly edges: readonly (readonly Edge[])[]
  /** Edges to the end of the search, by token index. */
  readonly last: readonly (readonly Edge[])[]
}

const START = 0
const END = 1

function buildGraph(pairs: readonly Pair[], start: Token, end: Token): Graph {
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
    // Skip edges back to the start or out of the end.
    if (number1 !== START && number0 !== END)
      put(number0, { pair, to: number1, reserveFrom: reserve0, reserveTo: reserve1 })
    if (number0 !== START && number1 !== END)
      put(number1, { pair, to: number0, reserveFrom: reserve1, reserveTo: reserve0 })
  }
  return { tokens, edges, last }
}

/** The amount after an edge; undefined if the pair would revert. */
type Step = (amount: bigint, edge: Edge) => bigint | undefined

interface Walk {
  readonly amount: bigint
  readonly path: readonly Edge[]
}

/** Tries all routes of at most `maxHops` pairs, short ones first, so that the shortest of equal routes wins. */
function bestPath(
  { edges, last }: Graph,
  amount: bigint,
  maxHops: number,
  step: Step,
  isBetter: (a: bigint, b: bigint) => boolean,
): Walk | undefined {
  let best: Walk | undefined
  const path: Edge[] = []
  const walk = (from: number, held: bigint, hops: number): void => {
    if (hops === 1) {
      for (const edge of last[from] ?? []) {
        const got = step(held, edge)
        if (got !== undefined && got > 0n && (best === undefined || isBetter(got, best.amount)))
          best = { amount: got, path: [...path, edge] }
      }
      return
    }
    for (const edge of edges[from] ?? []) {
      if (path.some(({ to }) => to === edge.to)) continue
      const got = step(held, edge)
      if (got === undefined || got === 0n) continue
      path.push(edge)
      walk(edge.to, got, hops - 1)
      path.pop()
    }
  }
  for (let hops = 1; hops <= maxHops; hops += 1) walk(START, amount, hops)
  return best
}

/** The tokens and pairs of a path. */
function routeOf({ tokens }: Graph, start: Token, path: readonly Edge[]) {
  return { path: [start, ...path.flatMap(({ to }) => tokens[to] ?? [])], pairs: path.map(({ pair }) => pair) }
}

/**
 * The trade of `amountIn` with the highest output over at most `maxHops` pairs.
 * @param amountIn base units
 * @returns undefined without a route or enough liquidity
 */
export function bestTradeExactIn(
  pairs: readonly Pair[],
  tokenIn: Token,
  amountIn: bigint,
  tokenOut: Token,
  maxHops: MaxHops,
): Trade | undefined {
  const graph = buildGraph(pairs, tokenIn, tokenOut)
  const best = bestPath(
    graph,
    amountIn,
    maxHops,
    (amount, { pair, reserveFrom, reserveTo }) => getAmountOut(amount, reserveFrom, reserveTo, pair.fee),
    (a, b) => a > b,
  )
  return best && tradeOf('exactIn', routeOf(graph, tokenIn, best.path), amountIn, best.amount)
}

/**
 * The trade for `amountOut` with the lowest input over at most `maxHops` pairs.
 * @param amountOut base units
 * @returns undefined without a route or enough liquidity
 */
export function bestTradeExactOut(
  pairs: readonly Pair[],
  tokenIn: Token,
  tokenOut: Token,
  amountOut: bigint,
  maxHops: MaxHops,
): Trade | undefined {
  // Searches from the end to the start, as the router computes it.
  const graph = buildGraph(pairs, tokenOut, tokenIn)
  const best = bestPath(
    graph,
    amountOut,
    maxHops,
    (amount, { pair, reserveFrom, reserveTo }) => getAmountIn(amount, reserveTo, reserveFrom, pair.fee),
    (a, b) => a < b,
  )
  if (best === undefined) return undefined
  const { path, pairs: used } = routeOf(graph, tokenOut, best.path)
  return tradeOf('exactOut', { path: [...path].reverse(), pairs: [...used].reverse() }, best.amount, amountOut)
}

import type { Address } from '@/lib/hex'
import { balancingSwap } from './balancingSwap'
import { deepened, type Pool, PoolBook } from './pools'

/** A side of a zap: an LP token with its pool, or a token. Native CRO is wrapped CRO with `isNative`. */
export type ZapSide =
  | { readonly kind: 'token'; readonly token: Address; readonly isNative: boolean }
  | { readonly kind: 'lp'; readonly pool: Pool }

export interface TokenAmount {
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
}

/** What the contract does, one thing after the other. */
export type ZapStep =
  | { readonly kind: 'wrap' | 'unwrap'; readonly amount: bigint }
  | { readonly kind: 'removeLiquidity'; readonly lp: TokenAmount; readonly gives: readonly [TokenAmount, TokenAmount] }
  | { readonly kind: 'swap'; readonly path: readonly Address[]; readonly from: TokenAmount; readonly to: TokenAmount }
  | {
      readonly kind: 'addLiquidity'
      readonly takes: readonly [TokenAmount, TokenAmount]
      readonly lp: TokenAmount
      readonly left: readonly TokenAmount[]
    }

export interface ZapOrder {
  readonly from: ZapSide
  readonly to: ZapSide
  /** Base units. */
  readonly amount: bigint
}

/** Tokens that the contract's ways may lead through. */
export interface ZapHubs {
  readonly wcro: Address
  readonly usdc: Address
}

export interface ZapQuote {
  readonly amountOut: bigint
  /** What it would be at the prices before the zap, pool fees taken. */
  readonly amountAtPrice: bigint
  readonly steps: readonly ZapStep[]
}

interface Run {
  readonly amountOut: bigint
  readonly steps: readonly ZapStep[]
  /** The way of each conversion, in order. */
  readonly ways: readonly (readonly Address[])[]
}

/**
 * What the zap contract will do with these pools, in its own arithmetic; undefined where the pools do not connect the
 * two sides or give nothing.
 */
export function quoteZap(pools: readonly Pool[], hubs: ZapHubs, order: ZapOrder): ZapQuote | undefined {
  const run = runZap(new PoolBook(pools), order, (book, from, targets, amount) =>
    findWay(book, hubs, from, targets, amount),
  )
  if (run === undefined || run.amountOut === 0n) return undefined
  // The same ways again at the price before: another way might look better there and be an empty pool.
  const ways = [...run.ways]
  const atPrice = runZap(new PoolBook(pools.map(deepened)), order, () => ways.shift())
  return { amountOut: run.amountOut, amountAtPrice: atPrice?.amountOut ?? run.amountOut, steps: run.steps }
}

/** Price impact in hundredths of a per cent, rounded up; never below 0. */
export function priceImpactBps(amountOut: bigint, amountAtPrice: bigint): number {
  if (amountAtPrice <= 0n || amountOut >= amountAtPrice) return 0
  return Number(((amountAtPrice - amountOut) * 10_000n + amountAtPrice - 1n) / amountAtPrice)
}

/** The way among the direct one and those through the hubs that gives most; the contract's `bestPath`. */
function bestWay(
  book: PoolBook,
  { wcro, usdc }: ZapHubs,
  from: Address,
  to: Address,
  amount: bigint,
): readonly Address[] | undefined {
  const ways: readonly (readonly Address[])[] = [
    [from, to],
    [from, wcro, to],
    [from, usdc, to],
    [from, wcro, usdc, to],
    [from, usdc, wcro, to],
  ]
  let best: readonly Address[] | undefined
  let most = 0n
  for (const way of ways) {
    if (new Set(way).size < way.length) continue
    const out = book.amountOut(way, amount)
    if (out > most) [best, most] = [way, out]
  }
  return best
}

/** The way to the target; of two, the sides of a pool, to that which is worth more of the pool. */
function findWay(
  book: PoolBook,
  hubs: ZapHubs,
  from: Address,
  targets: readonly Address[],
  amount: bigint,
): readonly Address[] | undefined {
  const [target0, target1] = targets
  if (target0 === undefined) return undefined
  const way0 = bestWay(book, hubs, from, target0, amount)
  if (target1 === undefined) return way0
  const way1 = bestWay(book, hubs, from, target1, amount)
  const [reserve0, reserve1] = book.reserves(target0, target1)
  const out0 = way0 === undefined ? 0n : book.amountOut(way0, amount)
  const out1 = way1 === undefined ? 0n : book.amountOut(way1, amount)
  return out0 * reserve1 >= out1 * reserve0 ? way0 : way1
}

type FindWay = (
  book: PoolBook,
  from: Address,
  targets: readonly Address[],
  amount: bigint,
) => readonly Address[] | undefined

function runZap(book: PoolBook, { from, to, amount }: ZapOrder, find: FindWay): Run | undefined {
  const steps: ZapStep[] = []
  const ways: (readonly Address[])[] = []
  const held = new Map<Address, bigint>()
  const heldOf = (token: Address) => held.get(token) ?? 0n
  const receive = (token: Address, more: bigint) => held.set(token, heldOf(token) + more)

  const swap = (way: readonly Address[], given: bigint): void => {
    const [first] = way
    const last = way.at(-1)
    if (first === undefined || last === undefined) return
    const got = book.swap(way, given)
    receive(first, -given)
    receive(last, got)
    steps.push({ kind: 'swap', path: way, from: { token: first, amount: given }, to: { token: last, amount: got } })
  }
  /** False where nothing leads there. */
  const convert = (token: Address, targets: readonly Address[]): boolean => {
    const given = heldOf(token)
    if (targets.includes(token) || given === 0n) return true
    const way = find(book, token, targets, given)
    if (way === undefined) return false
    ways.push(way)
    swap(way, given)
    return true
  }

  const sources = takeIn(book, from, amount, steps)
  for (const { token, amount: got } of sources) receive(token, got)

  if (to.kind === 'token') {
    if (!sources.every(({ token }) => convert(token, [to.token]))) return undefined
    const amountOut = heldOf(to.token)
    if (to.isNative) steps.push({ kind: 'unwrap', amount: amountOut })
    return { amountOut, steps, ways }
  }

  const { token0, token1, address } = to.pool
  if (!sources.every(({ token }) => convert(token, [token0, token1]))) return undefined
  const [reserve0, reserve1] = book.reserves(token0, token1)
  if (reserve0 === 0n || reserve1 === 0n) return undefined
  const isMore0 = heldOf(token0) * reserve1 >= heldOf(token1) * reserve0
  const [more, less] = isMore0 ? [token0, token1] : [token1, token0]
  const surplus = isMore0
    ? balancingSwap(heldOf(token0), heldOf(token1), reserve0, reserve1)
    : balancingSwap(heldOf(token1), heldOf(token0), reserve1, reserve0)
  // An amount that buys nothing stays, and goes back to the caller.
  if (book.amountOut([more, less], surplus) > 0n) swap([more, less], surplus)
  const { liquidity, usedA, usedB } = book.add(token0, token1, heldOf(token0), heldOf(token1))
  const takes = [
    { token: token0, amount: usedA },
    { token: token1, amount: usedB },
  ] as const
  const left = takes
    .map(({ token, amount: used }) => ({ token, amount: heldOf(token) - used }))
    .filter((dust) => dust.amount > 0n)
  steps.push({ kind: 'addLiquidity', takes, lp: { token: address, amount: liquidity }, left })
  return { amountOut: liquidity, steps, ways }
}

/** Takes the input in and, where it is an LP token, apart. */
function takeIn(book: PoolBook, from: ZapSide, amount: bigint, steps: ZapStep[]): readonly TokenAmount[] {
  if (from.kind === 'token') {
    if (from.isNative) steps.push({ kind: 'wrap', amount })
    return [{ token: from.token, amount }]
  }
  const { token0, token1, address } = from.pool
  const [amount0, amount1] = book.burn(from.pool, amount)
  const gives = [
    { token: token0, amount: amount0 },
    { token: token1, amount: amount1 },
  ] as const
  steps.push({ kind: 'removeLiquidity', lp: { token: address, amount }, gives })
  return gives
}

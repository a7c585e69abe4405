import { getPriceImpactBps } from '@/domain/pair/amounts'
import type { PairWithSupply } from '@/domain/pair/pair'
import type { Address } from '@/lib/hex'
import { balancingSwap } from './balancingSwap'
import { PairBook } from './pairBook'

/** One side of a zap: a token, or an LP token with its pair. Native CRO is wrapped CRO with `isNative`. */
export type ZapSide =
  | { readonly kind: 'token'; readonly token: Address; readonly isNative: boolean }
  | { readonly kind: 'lp'; readonly pair: PairWithSupply }

export interface TokenAmount {
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
}

/** Steps of the contract, in order. */
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

/** Intermediate tokens of the contract's routes. */
export interface ZapHubs {
  readonly wcro: Address
  readonly usdc: Address
}

export interface ZapQuote {
  readonly amountOut: bigint
  /** Output at the prices before the zap, without pool fees. */
  readonly amountAtPrice: bigint
  /** The same after pool fees. */
  readonly amountAfterFees: bigint
  readonly steps: readonly ZapStep[]
}

interface Run {
  readonly amountOut: bigint
  readonly steps: readonly ZapStep[]
  /** The path of each conversion, in order. */
  readonly paths: readonly (readonly Address[])[]
}

/**
 * Exact output of the zap contract for these pairs; undefined without a route or an output. Assumes the fee of the
 * pairs that the contract is built for, 0.3 % (`Pools.sol`).
 */
export function quoteZap(pairs: readonly PairWithSupply[], hubs: ZapHubs, order: ZapOrder): ZapQuote | undefined {
  const run = runZap(new PairBook(pairs), order, (book, from, targets, amount) =>
    findPath(book, hubs, from, targets, amount),
  )
  if (run === undefined || run.amountOut <= 0n) return undefined
  const { amountOut, steps } = run
  const atSpotPrice = (isFree: boolean) => {
    // Reuses the same paths: at spot prices another path might win through an empty pair.
    const paths = [...run.paths]
    return runZap(PairBook.atSpotPrice(pairs, isFree), order, () => paths.shift())?.amountOut ?? amountOut
  }
  return { amountOut, amountAtPrice: atSpotPrice(true), amountAfterFees: atSpotPrice(false), steps }
}

/** Price impact in basis points. @param amountOut a better estimate of the output, if known */
export function zapImpactBps(
  quote: Pick<ZapQuote, 'amountOut' | 'amountAfterFees' | 'amountAtPrice'>,
  amountOut = quote.amountOut,
): number {
  return Number(getPriceImpactBps(amountOut, quote.amountAfterFees, quote.amountAtPrice))
}

/** Best of the direct path and the paths through a hub, like the contract's `bestPath`. */
function bestPath(
  book: PairBook,
  { wcro, usdc }: ZapHubs,
  from: Address,
  to: Address,
  amount: bigint,
): readonly Address[] | undefined {
  const paths: readonly (readonly Address[])[] = [
    [from, to],
    [from, wcro, to],
    [from, usdc, to],
    [from, wcro, usdc, to],
    [from, usdc, wcro, to],
  ]
  let best: readonly Address[] | undefined
  let most = 0n
  for (const path of paths) {
    if (new Set(path).size < path.length) continue
    const out = book.getAmountOut(path, amount)
    if (out > most) [best, most] = [path, out]
  }
  return best
}

/** Path to the target; for the two tokens of a pool, to the one with the larger share of its value. */
function findPath(
  book: PairBook,
  hubs: ZapHubs,
  from: Address,
  targets: readonly Address[],
  amount: bigint,
): readonly Address[] | undefined {
  const [target0, target1] = targets
  if (target0 === undefined) return undefined
  const path0 = bestPath(book, hubs, from, target0, amount)
  if (target1 === undefined) return path0
  const path1 = bestPath(book, hubs, from, target1, amount)
  const [reserve0, reserve1] = book.reserves(target0, target1)
  const out0 = path0 === undefined ? 0n : book.getAmountOut(path0, amount)
  const out1 = path1 === undefined ? 0n : book.getAmountOut(path1, amount)
  return out0 * reserve1 >= out1 * reserve0 ? path0 : path1
}

type FindPath = (
  book: PairBook,
  from: Address,
  targets: readonly Address[],
  amount: bigint,
) => readonly Address[] | undefined

function runZap(book: PairBook, { from, to, amount }: ZapOrder, find: FindPath): Run | undefined {
  const steps: ZapStep[] = []
  const paths: (readonly Address[])[] = []
  const held = new Map<Address, bigint>()
  const heldOf = (token: Address) => held.get(token) ?? 0n
  const receive = (token: Address, more: bigint) => held.set(token, heldOf(token) + more)

  const swap = (path: readonly Address[], given: bigint): void => {
    const [first] = path
    const last = path.at(-1)
    if (first === undefined || last === undefined) return
    const got = book.swap(path, given)
    receive(first, -given)
    receive(last, got)
    steps.push({ kind: 'swap', path, from: { token: first, amount: given }, to: { token: last, amount: got } })
  }
  /** False without a route. */
  const convert = (token: Address, targets: readonly Address[]): boolean => {
    const given = heldOf(token)
    if (targets.includes(token) || given === 0n) return true
    const path = find(book, token, targets, given)
    if (path === undefined) return false
    paths.push(path)
    swap(path, given)
    return true
  }

  const sources = takeIn(book, from, amount, steps)
  for (const { token, amount: got } of sources) receive(token, got)

  if (to.kind === 'token') {
    if (!sources.every(({ token }) => convert(token, [to.token]))) return undefined
    const amountOut = heldOf(to.token)
    if (to.isNative) steps.push({ kind: 'unwrap', amount: amountOut })
    return { amountOut, steps, paths }
  }

  const [token0, token1] = [to.pair.token0.address, to.pair.token1.address]
  if (!sources.every(({ token }) => convert(token, [token0, token1]))) return undefined
  const pair = book.find(token0, token1)
  if (pair === undefined || pair.reserve0 === 0n || pair.reserve1 === 0n) return undefined
  const { reserve0, reserve1, fee } = pair
  const isMore0 = heldOf(token0) * reserve1 >= heldOf(token1) * reserve0
  const [more, less] = isMore0 ? [token0, token1] : [token1, token0]
  const surplus = isMore0
    ? balancingSwap(heldOf(token0), heldOf(token1), reserve0, reserve1, fee)
    : balancingSwap(heldOf(token1), heldOf(token0), reserve1, reserve0, fee)
  // An amount too small to swap is returned to the caller.
  if (book.getAmountOut([more, less], surplus) > 0n) swap([more, less], surplus)
  const { liquidity, usedA, usedB } = book.add(token0, token1, heldOf(token0), heldOf(token1))
  const takes = [
    { token: token0, amount: usedA },
    { token: token1, amount: usedB },
  ] as const
  const left = takes
    .map(({ token, amount: used }) => ({ token, amount: heldOf(token) - used }))
    .filter((dust) => dust.amount > 0n)
  steps.push({ kind: 'addLiquidity', takes, lp: { token: pair.address, amount: liquidity }, left })
  return { amountOut: liquidity, steps, paths }
}

/** Takes the input and, for an LP token, burns it. */
function takeIn(book: PairBook, from: ZapSide, amount: bigint, steps: ZapStep[]): readonly TokenAmount[] {
  if (from.kind === 'token') {
    if (from.isNative) steps.push({ kind: 'wrap', amount })
    return [{ token: from.token, amount }]
  }
  const { token0, token1, address } = from.pair
  const [amount0, amount1] = book.burn(from.pair, amount)
  const gives = [
    { token: token0.address, amount: amount0 },
    { token: token1.address, amount: amount1 },
  ] as const
  steps.push({ kind: 'removeLiquidity', lp: { token: address, amount }, gives })
  return gives
}

/** Number of pools that the route swaps in, each of which charges its fee. */
export function swapCount(steps: readonly ZapStep[]): number {
  return steps.reduce((count, step) => (step.kind === 'swap' ? count + step.path.length - 1 : count), 0)
}

import { getAmountOut, MAX_RESERVE } from '@/domain/pair/amounts'
import { getAmountsToAdd, getLiquidityMinted, getLiquidityValue } from '@/domain/pair/liquidityMath'
import { getReserves, type PairWithSupply } from '@/domain/pair/pair'
import type { Address } from '@/lib/hex'

const NO_FEE = { numerator: 1n, denominator: 1n }
/** Factor by which `atSpotPrice` scales reserves, to make price impact negligible. */
const DEPTH = 10n ** 18n

/** In-memory pairs whose reserves change with each simulated trade. Token addresses are lower-case. */
export class PairBook {
  private readonly pairs = new Map<string, PairWithSupply>()

  constructor(
    pairs: Iterable<PairWithSupply>,
    private readonly maxReserve = MAX_RESERVE,
  ) {
    for (const pair of pairs) this.put(pair)
  }

  /** Pairs at the same prices with practically infinite depth. @param isFree also without pool fees */
  static atSpotPrice(pairs: readonly PairWithSupply[], isFree: boolean): PairBook {
    const deepened = pairs.map((pair) => ({
      ...pair,
      reserve0: pair.reserve0 * DEPTH,
      reserve1: pair.reserve1 * DEPTH,
      totalSupply: pair.totalSupply * DEPTH,
      ...(isFree && { fee: NO_FEE }),
    }))
    return new PairBook(deepened, MAX_RESERVE * DEPTH)
  }

  private put(pair: PairWithSupply): void {
    const [tokenA, tokenB] = [pair.token0.address, pair.token1.address]
    this.pairs.set(`${tokenA}-${tokenB}`, pair)
    this.pairs.set(`${tokenB}-${tokenA}`, pair)
  }

  find(tokenA: Address, tokenB: Address): PairWithSupply | undefined {
    return this.pairs.get(`${tokenA}-${tokenB}`)
  }

  /** Reserves in the order of the arguments; zeros if there is no pair. */
  reserves(tokenA: Address, tokenB: Address): readonly [bigint, bigint] {
    const pair = this.find(tokenA, tokenB)
    return pair === undefined ? [0n, 0n] : getReserves(pair, { address: tokenA })
  }

  /** Output of a path for `amount`; zero if a pair is missing, empty or would overflow. */
  getAmountOut(path: readonly Address[], amount: bigint): bigint {
    return path.slice(1).reduce((held, to, index) => this.amountOutOfHop(path[index], to, held), amount)
  }

  private amountOutOfHop(from: Address | undefined, to: Address, amount: bigint): bigint {
    const pair = from && this.find(from, to)
    if (pair === undefined || from === undefined) return 0n
    return getAmountOut(amount, ...getReserves(pair, { address: from }), pair.fee, this.maxReserve) ?? 0n
  }

  /** Swaps along a path and updates the pairs as on chain. */
  swap(path: readonly Address[], amount: bigint): bigint {
    return path.slice(1).reduce((held, to, index) => {
      const from = path[index]
      const amountOut = this.amountOutOfHop(from, to, held)
      if (from !== undefined) this.change(from, to, held, -amountOut, 0n)
      return amountOut
    }, amount)
  }

  /** Burns LP tokens. @returns base units of token 0 and token 1 */
  burn({ token0, token1 }: PairWithSupply, liquidity: bigint): readonly [bigint, bigint] {
    const { amountA, amountB } = getLiquidityValue(liquidity, this.sides(token0.address, token1.address))
    this.change(token0.address, token1.address, -amountA, -amountB, -liquidity)
    return [amountA, amountB]
  }

  /** Adds liquidity in the ratio of the pair. */
  add(
    tokenA: Address,
    tokenB: Address,
    heldA: bigint,
    heldB: bigint,
  ): { readonly liquidity: bigint; readonly usedA: bigint; readonly usedB: bigint } {
    const sides = this.sides(tokenA, tokenB)
    if (sides.reserveA === 0n || sides.reserveB === 0n) return { liquidity: 0n, usedA: 0n, usedB: 0n }
    const [usedA, usedB] = getAmountsToAdd(heldA, heldB, sides.reserveA, sides.reserveB)
    const liquidity = getLiquidityMinted(usedA, usedB, sides)
    this.change(tokenA, tokenB, usedA, usedB, liquidity)
    return { liquidity, usedA, usedB }
  }

  private sides(tokenA: Address, tokenB: Address) {
    const [reserveA, reserveB] = this.reserves(tokenA, tokenB)
    return { reserveA, reserveB, totalSupply: this.find(tokenA, tokenB)?.totalSupply ?? 0n }
  }

  private change(tokenA: Address, tokenB: Address, deltaA: bigint, deltaB: bigint, deltaSupply: bigint): void {
    const pair = this.find(tokenA, tokenB)
    if (pair === undefined) return
    const [delta0, delta1] = pair.token0.address === tokenA ? [deltaA, deltaB] : [deltaB, deltaA]
    this.put({
      ...pair,
      reserve0: pair.reserve0 + delta0,
      reserve1: pair.reserve1 + delta1,
      totalSupply: pair.totalSupply + deltaSupply,
    })
  }
}

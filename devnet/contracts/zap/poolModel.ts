/** Reference model of a Uniswap V2 pool, written from its formulas and independent of our contracts. */
export class PoolModel {
  constructor(
    private reserveA: bigint,
    private reserveB: bigint,
    private supply: bigint,
  ) {}

  swapAToB(amount: bigint): bigint {
    const out = (amount * 997n * this.reserveB) / (this.reserveA * 1000n + amount * 997n)
    this.reserveA += amount
    this.reserveB -= out
    return out
  }

  swapBToA(amount: bigint): bigint {
    const out = (amount * 997n * this.reserveA) / (this.reserveB * 1000n + amount * 997n)
    this.reserveB += amount
    this.reserveA -= out
    return out
  }

  burn(liquidity: bigint): readonly [bigint, bigint] {
    const amounts = [(liquidity * this.reserveA) / this.supply, (liquidity * this.reserveB) / this.supply] as const
    this.reserveA -= amounts[0]
    this.reserveB -= amounts[1]
    this.supply -= liquidity
    return amounts
  }

  /** Mints LP tokens for as much of both tokens as the ratio allows, and returns what is left of each. */
  add(
    amountA: bigint,
    amountB: bigint,
  ): { readonly liquidity: bigint; readonly dustA: bigint; readonly dustB: bigint } {
    const fittingB = (amountA * this.reserveB) / this.reserveA
    const usedA = fittingB <= amountB ? amountA : (amountB * this.reserveA) / this.reserveB
    const usedB = fittingB <= amountB ? fittingB : amountB
    const byA = (usedA * this.supply) / this.reserveA
    const byB = (usedB * this.supply) / this.reserveB
    const liquidity = byA < byB ? byA : byB
    this.reserveA += usedA
    this.reserveB += usedB
    this.supply += liquidity
    return { liquidity, dustA: amountA - usedA, dustB: amountB - usedB }
  }

  /**
   * Swap from A to B that lets the most of both tokens be added, found by bisection on whether A is still in excess
   * afterwards.
   */
  bestSwapOfA(amountA: bigint, amountB: bigint): bigint {
    let low = 0n
    let high = amountA
    while (low < high) {
      const middle = (low + high + 1n) / 2n
      const out = (middle * 997n * this.reserveB) / (this.reserveA * 1000n + middle * 997n)
      const isTooMuchA = (amountA - middle) * (this.reserveB - out) >= (amountB + out) * (this.reserveA + middle)
      if (isTooMuchA) low = middle
      else high = middle - 1n
    }
    return low
  }

  /** `add` for a pool whose first token is B, where the other amount is rounded. */
  addBFirst(
    amountA: bigint,
    amountB: bigint,
  ): { readonly liquidity: bigint; readonly dustA: bigint; readonly dustB: bigint } {
    const { liquidity, dustA, dustB } = new PoolModel(this.reserveB, this.reserveA, this.supply).add(amountB, amountA)
    return { liquidity, dustA: dustB, dustB: dustA }
  }
}

/** A Uniswap V2 pool in plain arithmetic, written from its formulas and not from our contracts. */
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

  /** LP tokens for as much of both as fits, with what is left over of each. */
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
   * The swap of A into B after which as much as possible of both fits, found by trying: bisection on whether A is
   * still too much afterwards.
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

  /** `add` of a pool whose first token is B: what fits is rounded the other way round. */
  addBFirst(
    amountA: bigint,
    amountB: bigint,
  ): { readonly liquidity: bigint; readonly dustA: bigint; readonly dustB: bigint } {
    const { liquidity, dustA, dustB } = new PoolModel(this.reserveB, this.reserveA, this.supply).add(amountB, amountA)
    return { liquidity, dustA: dustB, dustB: dustA }
  }
}

import type { Address } from '@/lib/hex'

/** A Uniswap V2 pool. Amounts are base units; addresses are in lower case. */
export interface Pool {
  readonly address: Address
  readonly token0: Address
  readonly token1: Address
  readonly reserve0: bigint
  readonly reserve1: bigint
  /** Of the LP token; 0 where nobody needs to know. */
  readonly totalSupply: bigint
}

/** The pools between some tokens, each under both orders of its tokens. */
export class PoolBook {
  private readonly pools = new Map<string, Pool>()

  constructor(pools: Iterable<Pool>) {
    for (const pool of pools) this.put(pool)
  }

  private put(pool: Pool): void {
    this.pools.set(`${pool.token0}-${pool.token1}`, pool)
    this.pools.set(`${pool.token1}-${pool.token0}`, pool)
  }

  copy(): PoolBook {
    return new PoolBook(this.pools.values())
  }

  find(tokenA: Address, tokenB: Address): Pool | undefined {
    return this.pools.get(`${tokenA}-${tokenB}`)
  }

  /** In the order asked for; zeros where there is no pool. */
  reserves(tokenA: Address, tokenB: Address): readonly [bigint, bigint] {
    const pool = this.find(tokenA, tokenB)
    if (pool === undefined) return [0n, 0n]
    return pool.token0 === tokenA ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0]
  }

  /** What a path gives for `amount`; zero where a pool on the way is missing or empty. */
  amountOut(path: readonly Address[], amount: bigint): bigint {
    return path.slice(1).reduce((left, to, index) => {
      const from = path[index]
      return from === undefined ? 0n : swapOut(left, this.reserves(from, to))
    }, amount)
  }

  /** Swaps along a path and changes the pools as the chain would. */
  swap(path: readonly Address[], amount: bigint): bigint {
    return path.slice(1).reduce((left, to, index) => {
      const from = path[index]
      if (from === undefined) return 0n
      const out = swapOut(left, this.reserves(from, to))
      this.change(from, to, left, -out, 0n)
      return out
    }, amount)
  }

  /** Takes liquidity out of a pool. */
  burn({ token0, token1 }: Pool, liquidity: bigint): readonly [bigint, bigint] {
    const pool = this.find(token0, token1)
    if (pool === undefined || pool.totalSupply === 0n) return [0n, 0n]
    const amount0 = (liquidity * pool.reserve0) / pool.totalSupply
    const amount1 = (liquidity * pool.reserve1) / pool.totalSupply
    this.change(token0, token1, -amount0, -amount1, -liquidity)
    return [amount0, amount1]
  }

  /** Adds as much of both as the pool's ratio takes. */
  add(
    tokenA: Address,
    tokenB: Address,
    heldA: bigint,
    heldB: bigint,
  ): { readonly liquidity: bigint; readonly usedA: bigint; readonly usedB: bigint } {
    const [reserveA, reserveB] = this.reserves(tokenA, tokenB)
    const supply = this.find(tokenA, tokenB)?.totalSupply ?? 0n
    if (reserveA === 0n || reserveB === 0n) return { liquidity: 0n, usedA: 0n, usedB: 0n }
    const fittingB = (heldA * reserveB) / reserveA
    const usedA = fittingB <= heldB ? heldA : (heldB * reserveA) / reserveB
    const usedB = fittingB <= heldB ? fittingB : heldB
    const byA = (usedA * supply) / reserveA
    const byB = (usedB * supply) / reserveB
    const liquidity = byA < byB ? byA : byB
    this.change(tokenA, tokenB, usedA, usedB, liquidity)
    return { liquidity, usedA, usedB }
  }

  private change(tokenA: Address, tokenB: Address, deltaA: bigint, deltaB: bigint, deltaSupply: bigint): void {
    const pool = this.find(tokenA, tokenB)
    if (pool === undefined) return
    const [delta0, delta1] = pool.token0 === tokenA ? [deltaA, deltaB] : [deltaB, deltaA]
    this.put({
      ...pool,
      reserve0: pool.reserve0 + delta0,
      reserve1: pool.reserve1 + delta1,
      totalSupply: pool.totalSupply + deltaSupply,
    })
  }
}

/** What one pool gives: its fee of 0.3 % stays in it. */
function swapOut(amount: bigint, [reserveIn, reserveOut]: readonly [bigint, bigint]): bigint {
  if (reserveIn === 0n) return 0n
  const withFee = amount * 997n
  return (withFee * reserveOut) / (reserveIn * 1000n + withFee)
}

/** Pools so deep that no trade moves them: what they give for an amount is the price before it, fees taken. */
const DEPTH = 10n ** 18n

export function deepened(pool: Pool): Pool {
  const { reserve0, reserve1, totalSupply } = pool
  return { ...pool, reserve0: reserve0 * DEPTH, reserve1: reserve1 * DEPTH, totalSupply: totalSupply * DEPTH }
}

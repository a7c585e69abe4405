import type { PoolState } from './pools.ts'

/** An address and the value of its liquidity in wei of CRO. */
interface Ranked {
  readonly address: string
  readonly liquidityCro: bigint
}

/** Pools by their total value and tokens by their pooled value, in descending order. */
export interface TopLists {
  readonly pools: readonly (PoolState & Ranked)[]
  readonly tokens: readonly Ranked[]
}

/** Values reserves in CRO: CRO itself, USDC at the price of the CRO/USDC pool, other tokens at 0. */
export function rankByLiquidity(pools: readonly PoolState[], wcro: string, usdc: string): TopLists {
  const priced = pools.find((pool) => holds(pool, wcro) && holds(pool, usdc))
  const croOfUsdc = (amount: bigint) => {
    const usdcReserve = priced === undefined ? 0n : reserveOf(priced, usdc)
    return priced === undefined || usdcReserve === 0n ? 0n : (amount * reserveOf(priced, wcro)) / usdcReserve
  }
  const sideValue = (pool: PoolState) => {
    if (holds(pool, wcro)) return reserveOf(pool, wcro)
    return holds(pool, usdc) ? croOfUsdc(reserveOf(pool, usdc)) : 0n
  }

  const ranked = pools.map((pool) => ({ ...pool, liquidityCro: 2n * sideValue(pool) }))
  const byToken = new Map<string, bigint>()
  for (const pool of ranked) {
    for (const token of [pool.token0, pool.token1])
      byToken.set(token, (byToken.get(token) ?? 0n) + pool.liquidityCro / 2n)
  }
  const tokens = [...byToken].map(([address, liquidityCro]) => ({ address, liquidityCro }))
  return { pools: ranked.sort(byLiquidity), tokens: tokens.sort(byLiquidity) }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const holds = ({ token0, token1 }: PoolState, token: string) => isSame(token0, token) || isSame(token1, token)
const reserveOf = (pool: PoolState, token: string) => (isSame(pool.token0, token) ? pool.reserve0 : pool.reserve1)

function byLiquidity(a: Ranked, b: Ranked): number {
  if (a.liquidityCro === b.liquidityCro) return a.address < b.address ? -1 : 1
  return a.liquidityCro > b.liquidityCro ? -1 : 1
}

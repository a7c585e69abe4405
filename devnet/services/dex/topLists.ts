import type { PoolState } from './pools.ts'

/** An address with the wei of CRO that are worth what the pools hold of it. */
interface Ranked {
  readonly address: string
  readonly liquidityCro: bigint
}

/** Pools with what both sides are worth, and tokens with what the pools hold of them; the largest first. */
export interface TopLists {
  readonly pools: readonly (PoolState & Ranked)[]
  readonly tokens: readonly Ranked[]
}

/** Values by the reserves: a side of CRO is worth itself, one of USDC what the pool of the two says, others nothing of their own. */
export function rankByLiquidity(pools: readonly PoolState[], wcro: string, usdc: string): TopLists {
  const priced = pools.find((pool) => holds(pool, wcro) && holds(pool, usdc))
  const croOfUsdc = (amount: bigint) => {
    const usdcReserve = priced === undefined ? 0n : reserveOf(priced, usdc)
    return priced === undefined || usdcReserve === 0n ? 0n : (amount * reserveOf(priced, wcro)) / usdcReserve
  }
  const sideWorth = (pool: PoolState) => {
    if (holds(pool, wcro)) return reserveOf(pool, wcro)
    return holds(pool, usdc) ? croOfUsdc(reserveOf(pool, usdc)) : 0n
  }

  const ranked = pools.map((pool) => ({ ...pool, liquidityCro: 2n * sideWorth(pool) }))
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

import { keccak256, MaxUint256 } from 'ethers'
import { type PoolRow, poolTable } from '../tables/pools.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, FULL_SCALE, type Scale, scaled, type Tokens, unitsWorth } from './tokens.ts'

export interface Pool extends Deployed {
  /** In the pair's order. */
  readonly tokens: readonly [DevnetToken, DevnetToken]
  /** USD value of the whole pool at the start, and so of all its LP tokens. */
  readonly totalUsd: number
  /** Of amounts of LP tokens; full in a pool that is scaled itself. */
  readonly scale: Scale
  /** LP tokens of the deployer, who provided all liquidity. */
  readonly liquidity: bigint
}

export interface Exchange {
  readonly factory: Deployed
  readonly router: Deployed
  readonly priceRouter: Deployed
  /** Hash of the pair creation code, for CREATE2 addresses. */
  readonly initCodeHash: string
  pool(a: string, b: string): Pool
}

/** Deploys Uniswap V2 unmodified, the pools of the table and the price router that reads them. */
export async function deployExchange(
  script: Script,
  tokens: Tokens,
  table: readonly PoolRow[] = poolTable,
): Promise<Exchange> {
  const wcro = tokens.get('WCRO').address
  const factory = script.deploy('UniswapV2Factory', [script.deployer])
  const router = script.deploy('UniswapV2Router02', [factory.address, wcro])
  const priceRouter = script.deploy('PriceRouter', [factory.address, wcro, tokens.get('USDC').address])
  for (const token of tokens.all) script.call(token, 'approve', [router.address, MaxUint256])

  const plans = table.map((row) => planOf(tokens, row))
  for (const plan of plans) addLiquidity(script, router, plan)
  await script.mine()

  const pools = await Promise.all(plans.map((plan) => readPool(script, factory, plan)))
  return {
    factory,
    router,
    priceRouter,
    initCodeHash: keccak256(script.bytecodeOf('UniswapV2Pair')),
    pool(a, b) {
      const pool = pools.find(({ tokens: pair }) => pair.every(({ symbol }) => symbol === a || symbol === b))
      if (pool === undefined) throw new Error(`No pool of ${a} and ${b} in the pool table`)
      return pool
    },
  }
}

/** Adds a pool to the deployed exchange, and mines a block. */
export async function deployPool(
  script: Script,
  tokens: Tokens,
  { factory, router }: Exchange,
  row: PoolRow,
): Promise<Pool> {
  const plan = planOf(tokens, row)
  addLiquidity(script, router, plan)
  await script.mine()
  return readPool(script, factory, plan)
}

interface PoolPlan {
  readonly a: DevnetToken
  readonly b: DevnetToken
  readonly sideUsd: number
  readonly isUnscaled: boolean
}

function planOf(tokens: Tokens, { tokens: [a, b], sideUsd, isUnscaled = false }: PoolRow): PoolPlan {
  return { a: tokens.get(a), b: tokens.get(b), sideUsd, isUnscaled }
}

function addLiquidity(script: Script, router: Deployed, { a, b, sideUsd, isUnscaled }: PoolPlan): void {
  const worth = (token: DevnetToken) => unitsWorth(sideUsd, isUnscaled ? { ...token, scale: FULL_SCALE } : token)
  const amounts = [worth(a), worth(b)] as const
  script.call(router, 'addLiquidity', [a.address, b.address, ...amounts, 0n, 0n, script.deployer, MaxUint256])
}

async function readPool(script: Script, factory: Deployed, { a, b, sideUsd, isUnscaled }: PoolPlan): Promise<Pool> {
  const [address] = await script.readEach([factory], 'getPair', [a.address, b.address])
  const pair = script.at('UniswapV2Pair', String(address?.[0]))
  const [balance] = await script.readEach([pair], 'balanceOf', [script.deployer])
  const isInOrder = BigInt(a.address) < BigInt(b.address)
  return {
    ...pair,
    tokens: isInOrder ? [a, b] : [b, a],
    totalUsd: sideUsd * 2,
    scale: (isUnscaled ? a.scale : undefined) ?? FULL_SCALE,
    liquidity: BigInt(String(balance?.[0])),
  }
}

/** LP tokens worth `usd` at the start. */
export function liquidityWorth(usd: number, pool: Pool): bigint {
  const { numerator, denominator } = pool.scale
  return scaled(pool.liquidity, {
    numerator: BigInt(Math.round(usd * 100)) * numerator,
    denominator: BigInt(Math.round(pool.totalUsd * 100)) * denominator,
  })
}

import { getCreateAddress, MaxUint256 } from 'ethers'
import { type StableSwapName, type StableSwapRow, stableSwapTable } from '../tables/stableSwaps.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface DeployedStableSwap extends Deployed {
  readonly lpToken: Deployed
  readonly coins: readonly DevnetToken[]
  readonly peg: DevnetToken
}

export interface StableSwaps {
  of(name: StableSwapName): DeployedStableSwap
}

const AMPLIFICATION = 200
const LP_DECIMALS = 18

/** Deploys the stable swaps with liquidity from the deployer. */
export function deployStableSwaps(script: Script, tokens: Tokens): StableSwaps {
  const swaps = new Map<string, DeployedStableSwap>()
  for (const [symbol, row] of Object.entries<StableSwapRow>(stableSwapTable))
    swaps.set(symbol, deploySwap(script, tokens, symbol, row))
  return {
    of(name) {
      const swap = swaps.get(name)
      if (swap === undefined) throw new Error(`No stable swap ${name}`)
      return swap
    },
  }
}

function deploySwap(script: Script, tokens: Tokens, symbol: string, row: StableSwapRow): DeployedStableSwap {
  const coins = row.coins.map((coin) => tokens.get(coin))
  const rates = coins.map(
    (coin) => BigInt(Math.round((row.par?.[coin.symbol] ?? 1) * 1e6)) * 10n ** BigInt(30 - coin.decimals),
  )
  const swap = script.deploy('StableSwap', [
    row.name,
    symbol,
    coins.map(({ address }) => address),
    rates,
    AMPLIFICATION,
  ])
  for (const coin of coins) script.call(coin, 'approve', [swap.address, MaxUint256])
  const amounts = coins.map((coin) => unitsWorth(row.totalUsd / coins.length, coin))
  script.call(swap, 'addLiquidity', [amounts, 0n, MaxUint256])
  // The first contract that the swap creates.
  const lpToken = script.at('OwnedToken', getCreateAddress({ from: swap.address, nonce: 1 }))
  return { ...swap, lpToken, coins, peg: tokens.get(row.peg) }
}

/** LP tokens worth `usd` at the start, when one LP token is worth one of the peg. */
export function stableLiquidityWorth(usd: number, { peg }: DeployedStableSwap): bigint {
  return unitsWorth(usd, { ...peg, decimals: LP_DECIMALS })
}

/**
 * Coin that rewards are swapped into: CRO if it is one of the coins, else the peg. Both have a route from every reward.
 */
export function rewardCoinIndex({ coins, peg }: DeployedStableSwap): number {
  const index = coins.findIndex(({ symbol }) => symbol === 'WCRO')
  return index === -1 ? coins.findIndex(({ symbol }) => symbol === peg.symbol) : index
}

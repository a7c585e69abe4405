import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { swapPoolContract } from '@/chain/contracts/swapPool'
import type { Address } from '@/lib/hex'
import type { PoolToken, SwapPool } from './swapPool'
import { tokenFactsReading } from './tokenFacts'

/** Bounds what is read of a pool. */
const MAX_TOKENS = 20

/** The tokens of a swap pool, the base token first. They never change. */
export function poolTokensReading(contract: Address): Reading<readonly Address[]> {
  return combineReadings([callReading(swapPoolContract(contract).tokens())], (tokens) => {
    if (tokens.length > MAX_TOKENS) throw new Error('Not the tokens of a swap pool')
    return tokens
  })
}

function poolTokenReading(contract: Address, token: Address): Reading<PoolToken> {
  const pool = swapPoolContract(contract)
  return combineReadings(
    [tokenFactsReading(token), callReading(pool.rateOf(token)), callReading(pool.reserveOf(token))],
    (facts, rate, reserveWei): PoolToken => ({ ...facts, rate, reserveWei }),
  )
}

/** A swap pool with its reserves. @param tokens by `poolTokensReading` */
export function swapPoolReading(
  contract: Address,
  [base, ...others]: readonly [Address, ...Address[]],
): Reading<SwapPool> {
  const pool = swapPoolContract(contract)
  return combineReadings(
    [
      callReading(pool.feeBps()),
      callReading(pool.totalShares()),
      callReading(pool.totalValue()),
      poolTokenReading(contract, base),
      combineReadings(
        others.map((token) => poolTokenReading(contract, token)),
        (...all) => all,
      ),
    ],
    (feeBps, totalShares, totalValueWei, baseToken, acceptable): SwapPool => ({
      contract,
      feeBps,
      totalShares,
      totalValueWei,
      tokens: [baseToken, ...acceptable],
    }),
  )
}

/** Shares of an account in a swap pool. */
export function sharesReading(contract: Address, account: Address): Reading<bigint> {
  return callReading(swapPoolContract(contract).sharesOf(account))
}

import { combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { findToken } from '@/domain/token/token'
import type { ExtraReward } from './model/extraRewards'
import { extraParts } from './model/vaultYield'
import type { YieldingVault } from './vault'
import { extraYieldReading, isWithoutYield } from './yieldReads'

/** Whether a vault may pay extra rewards. */
export function paysExtraRewards(vault: YieldingVault): boolean {
  return !isWithoutYield(vault) && ((vault.tonicApy ?? 0) > 0 || vault.boostApr !== undefined)
}

/** A vault's extra rewards with the prices of their tokens. */
export function extraRewardsReading(network: Deployment, vault: YieldingVault): Reading<readonly ExtraReward[]> {
  const { claimToken } = vault
  if (!paysExtraRewards(vault)) return constantReading([])
  const price: PriceReading =
    claimToken === undefined ? constantReading(undefined) : tokenPriceReading(network, claimToken)
  return combineReadings([extraYieldReading(network, vault), price], (terms, each) =>
    extraParts(terms).map(({ rewardToken: symbol, rate: apr }) => {
      const token = symbol === undefined ? undefined : findToken(network, symbol)
      return { symbol, decimals: token?.decimals ?? 0, apr, price: token && each }
    }),
  )
}

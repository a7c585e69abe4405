import { callReading, combineReadings, constantReading, loadableReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { interestRatesContract } from '@/chain/contracts/interestRates'
import { interestVaultContract } from '@/chain/contracts/interestVault'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import { multicallContract } from '@/chain/contracts/multicall'
import type { Deployment, YieldSource } from '@/config/deployment'
import { farmRewardsReading, perBlockRate, perSecondRate, type Staked } from '@/domain/farm/reads'
import { lpPriceReading, type PriceReading, stableLpPriceReading, tokenPriceReading } from '@/domain/price/reads'
import { findTokenByAddress } from '@/domain/token/token'
import type { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { BlockPace } from './model/blockPace'
import { isBoostPaid } from './model/boost'
import { blockLendingGrowth, interestGrowth, timestampLendingGrowth } from './model/growth'
import { knotArguments, RATE_KNOTS, rateAt, utilizationOf } from './model/interestRate'
import {
  deprecatedYield,
  type ExtraYieldTerms,
  farmYield,
  ferroYield,
  lendingYield,
  stakingYield,
  staticYield,
  type VaultYield,
  withExtraRewards,
} from './model/vaultYield'
import type { YieldingVault } from './vault'

/** Inputs of yields that are not read with the vault. */
export interface YieldContext {
  readonly pace: BlockPace
  /** By subgraph name; loading if absent. */
  readonly stakingAprs: Readonly<Record<string, Loadable<Decimal>>>
}

/** Protocols whose specified block count assumes 5.8 s blocks; other farms assume 6 s. */
const AVERAGED_FARMS: ReadonlySet<string> = new Set(['VVS', 'CANDYCITY'])

export function underlyingPriceReading(network: Deployment, { deployed }: YieldingVault): PriceReading {
  const { underlying, pairTokens, yieldSource } = deployed
  if (yieldSource.kind === 'ferro') return stableLpPriceReading(network, yieldSource.swap, yieldSource.peg)
  if (pairTokens !== undefined) return lpPriceReading(network, underlying, pairTokens)
  const token = findTokenByAddress(network, underlying)
  return token === undefined ? constantReading(undefined) : tokenPriceReading(network, token.symbol)
}

/** A vault's yearly yield by source. Needs no share token, so it also works before the vault is created. */
export function vaultYieldReading(
  network: Deployment,
  vault: YieldingVault,
  context: YieldContext,
): Reading<VaultYield> {
  if (isWithoutYield(vault)) return constantReading(deprecatedYield)
  return combineReadings([sourceReading(network, vault, context), extraYieldReading(network, vault)], withExtraRewards)
}

/** Deprecated vaults have no yield, except take-profit vaults, whose page still shows their rate. */
export function isWithoutYield({ isDeprecated, isTakeProfit }: YieldingVault): boolean {
  return isDeprecated === true && isTakeProfit !== true
}

/** A vault's current extra rewards. */
export function extraYieldReading(
  network: Deployment,
  { tonicApy, claimToken, boostApr, boostWindow }: YieldingVault,
): Reading<ExtraYieldTerms> {
  const clock = network.contracts.multicall
  if (boostApr === undefined || boostWindow === undefined || clock === undefined) {
    return constantReading({ tonicApy, claimToken, boostApr })
  }
  const window = network.windows[boostWindow]
  return combineReadings([callReading(multicallContract(clock).getCurrentBlockTimestamp())], (nowSec) => ({
    tonicApy,
    claimToken,
    boostApr: isBoostPaid(window, nowSec) ? boostApr : undefined,
  }))
}

function sourceReading(
  network: Deployment,
  vault: YieldingVault,
  { pace, stakingAprs }: YieldContext,
): Reading<VaultYield> {
  const { yieldSource: source } = vault.deployed
  const counted = (vaultYield: VaultYield): VaultYield => ({ ...vaultYield, pace })
  switch (source.kind) {
    case 'farmPerBlock': {
      const blocksPerYear = AVERAGED_FARMS.has(vault.defi) ? pace.farmBlocksPerYear : pace.evenBlocksPerYear
      const rate = vault.noVvsReward
        ? undefined
        : perBlockRate(source.chef, source.rewardGetter ?? 'rewardPerBlock', blocksPerYear)
      const rewards = farmRewardsReading(network, source, stakedIn(network, vault), rate)
      return combineReadings([rewards], (aprs) => counted(farmYield(aprs)))
    }
    case 'farmPerSecond': {
      const rate = vault.noVvsReward ? undefined : perSecondRate(source.chef)
      return combineReadings([farmRewardsReading(network, source, stakedIn(network, vault), rate)], farmYield)
    }
    case 'ferro': {
      const rate = perBlockRate(source.chef, source.rewardGetter ?? 'rewardPerBlock', pace.evenBlocksPerYear)
      const rewards = farmRewardsReading(network, source, stakedIn(network, vault), rate)
      return combineReadings([rewards], (aprs) => counted(ferroYield(aprs)))
    }
    case 'supplyRatePerBlock':
      return combineReadings([callReading(lendingMarketContract(source.market).supplyRatePerBlock())], (rate) =>
        counted(lendingYield(source.kind, blockLendingGrowth(rate, pace.blocksPerDay))),
      )
    case 'supplyRatePerTimestamp':
      return combineReadings([callReading(lendingMarketContract(source.market).supplyRatePerTimestamp())], (rate) =>
        lendingYield(source.kind, timestampLendingGrowth(rate)),
      )
    case 'interestRate':
      return interestReading(vault, source)
    case 'staking':
      return combineReadings([loadableReading(stakingAprs[source.subgraph] ?? LOADING)], stakingYield)
    case 'static':
      return constantReading(staticYield(source))
  }
}

function stakedIn(network: Deployment, vault: YieldingVault): Staked {
  const { underlying: token, underlyingDecimals: decimals } = vault.deployed
  return { token, decimals, price: underlyingPriceReading(network, vault) }
}

function interestReading(
  { deployed }: YieldingVault,
  { vault, config }: Extract<YieldSource, { kind: 'interestRate' }>,
): Reading<VaultYield> {
  const rates = RATE_KNOTS.map((tenths) =>
    callReading(interestRatesContract(config).getInterestRate(...knotArguments(tenths))),
  )
  return combineReadings(
    [
      callReading(interestVaultContract(vault).vaultDebtVal()),
      callReading(erc20Contract(deployed.underlying).balanceOf(vault)),
      callReading(interestRatesContract(config).getReservePoolBps()),
      combineReadings(rates, (...atKnots) => atKnots),
    ],
    (debt, balance, reserveBps, atKnots) => {
      const utilization = utilizationOf(debt, balance)
      return lendingYield(
        'interestRate',
        interestGrowth({ borrowRate: rateAt(utilization, atKnots), utilization, reserveBps }),
      )
    },
  )
}

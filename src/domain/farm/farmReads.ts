import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { erc20Contract } from '@/chain/contracts/erc20'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { type ValuedAmount, valueAmount } from '@/domain/price/valuedAmount'
import { tokenBalanceReading } from '@/domain/token/reads'
import type { Token } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Farm } from './farm'
import { farmPoolApr } from './model/apr'
import { farmLpPrice } from './model/farmLiquidity'

/** A farm's part of the rewards. */
export interface FarmTerms {
  readonly allocPoint: bigint
  readonly totalAllocPoint: bigint
  /** Of all farms together, base units. */
  readonly cakePerBlock: bigint
}

/** Allocation points and emission. */
export function farmTermsReading({ chef, pid }: Farm): Reading<FarmTerms> {
  const contract = cakeMasterChefContract(chef)
  return combineReadings(
    [
      callReading(contract.poolInfo(BigInt(pid))),
      callReading(contract.totalAllocPoint()),
      callReading(contract.cakePerBlock()),
    ],
    ({ allocPoint }, totalAllocPoint, cakePerBlock) => ({ allocPoint, totalAllocPoint, cakePerBlock }),
  )
}

/** USD per staked token. */
export function farmStakePriceReading(network: Deployment, { staked, token, quoteToken }: Farm): PriceReading {
  if (quoteToken === undefined) return tokenPriceReading(network, token.symbol)
  const held = ({ address }: Token) => callReading(erc20Contract(address).balanceOf(staked.address))
  return combineReadings(
    [
      held(token),
      held(quoteToken),
      callReading(erc20Contract(staked.address).totalSupply()),
      tokenPriceReading(network, token.symbol),
      tokenPriceReading(network, quoteToken.symbol),
    ],
    (balance, quoteBalance, supply, priceUsd, quotePriceUsd) =>
      farmLpPrice(
        { balance: toDecimal(balance, token.decimals), priceUsd },
        { balance: toDecimal(quoteBalance, quoteToken.decimals), priceUsd: quotePriceUsd },
        toDecimal(supply, staked.decimals),
      ),
  )
}

/** Everything staked in a farm. @param price see `farmStakePriceReading` */
export function farmLiquidityReading({ chef, staked }: Farm, price: PriceReading): Reading<ValuedAmount> {
  return combineReadings([tokenBalanceReading(staked.address, chef), price], (wei, priceUsd) =>
    valueAmount(wei, staked.decimals, priceUsd),
  )
}

/** APR of the rewards (1 = 100 %); undefined without stakes or a price. */
export function farmAprReading(
  network: Deployment,
  { rewardToken }: Farm,
  terms: Reading<FarmTerms>,
  liquidity: Reading<ValuedAmount>,
  blocksPerYear: Decimal,
): Reading<Decimal | undefined> {
  return combineReadings(
    [terms, liquidity, tokenPriceReading(network, rewardToken.symbol)],
    ({ allocPoint, totalAllocPoint, cakePerBlock }, { usd }, rewardPriceUsd) =>
      usd === undefined || rewardPriceUsd === undefined
        ? undefined
        : farmPoolApr({
            reward: toDecimal(cakePerBlock, rewardToken.decimals),
            unitsPerYear: blocksPerYear,
            allocPoint,
            totalAllocPoint,
            rewardPriceUsd,
            stakedUsd: usd,
          }),
  )
}

/** What an account has staked, base units. */
export function farmStakeReading({ chef, pid }: Farm, account: Address): Reading<bigint> {
  const user = callReading(cakeMasterChefContract(chef).userInfo(BigInt(pid), account))
  return combineReadings([user], ({ amount }) => amount)
}

/** The rewards that an account can harvest, base units. */
export function farmEarnedReading({ chef, pid }: Farm, account: Address): Reading<bigint> {
  return callReading(cakeMasterChefContract(chef).pendingCake(BigInt(pid), account))
}

/** The account's unstaked tokens, base units. */
export function farmBalanceReading({ staked }: Farm, account: Address): Reading<bigint> {
  return tokenBalanceReading(staked.address, account)
}

/** How much of the account's tokens the farm may take, base units. */
export function farmAllowanceReading({ chef, staked }: Farm, account: Address): Reading<bigint> {
  return callReading(erc20Contract(staked.address).allowance(account, chef))
}

import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import type { Deployment } from '@/config/deployment'
import { type ValuedAmount, valueAmount } from '@/domain/price/valuedAmount'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { Vault } from './vault'
import { underlyingPriceReading } from './yieldReads'

/** The vault's share token; undefined if the factory has not created the vault yet. */
export function shareTokenReading(network: Deployment, vault: Vault): Reading<Address | undefined> {
  const factory = network.vaults.contracts.vaultFactory
  if (vault.listedShareToken !== undefined || factory === undefined) return constantReading(vault.listedShareToken)
  return combineReadings([callReading(vaultFactoryContract(factory).getToken(vault.deployed.underlying))], (token) =>
    token === ZERO_ADDRESS ? undefined : token,
  )
}

function valuedReading(network: Deployment, vault: Vault, amount: Reading<bigint>): Reading<ValuedAmount> {
  return combineReadings([amount, underlyingPriceReading(network, vault)], (wei, price) =>
    valueAmount(wei, vault.deployed.underlyingDecimals, price),
  )
}

/** The vault's total value. */
export function liquidityReading(
  network: Deployment,
  vault: Vault,
  shareToken: Address | undefined,
): Reading<ValuedAmount> {
  const total = shareToken === undefined ? constantReading(0n) : callReading(vaultContract(shareToken).totalAssets())
  return valuedReading(network, vault, total)
}

/** The account's position value. */
export function depositedReading(
  network: Deployment,
  vault: Vault,
  shareToken: Address | undefined,
  account: Address,
): Reading<ValuedAmount> {
  const assets =
    shareToken === undefined ? constantReading(0n) : callReading(vaultContract(shareToken).updatedBalanceOf(account))
  return valuedReading(network, vault, assets)
}

export interface OldBalance {
  readonly oldVault: Address
  /** Underlying base units. */
  readonly wei: bigint
}

/** The account's balances in older versions of the vault, if not 0. */
export function oldBalancesReading(vault: Vault, account: Address): Reading<readonly OldBalance[]> {
  const { migrateOldVaults } = vault.deployed
  const balances = migrateOldVaults.map((oldVault) =>
    combineReadings([callReading(vaultContract(oldVault).updatedBalanceOf(account))], (wei) => ({
      oldVault,
      wei,
    })),
  )
  return combineReadings(balances, (...amounts) => amounts.filter(({ wei }) => wei > 0n))
}

/** The sum of old balances with its value. */
export function oldBalanceReading(network: Deployment, vault: Vault, account: Address): Reading<ValuedAmount> {
  const total = combineReadings([oldBalancesReading(vault, account)], (balances) =>
    balances.reduce((sum, { wei }) => sum + wei, 0n),
  )
  return valuedReading(network, vault, total)
}

/** The account's share of the pending rewards, underlying base units. */
export function pendingReading(shareToken: Address, account: Address): Reading<bigint> {
  return callReading(vaultContract(shareToken).estimateUserEarn(account))
}

/** The vault's own count of the account's gain, without pending rewards, underlying base units; 0 for a loss. */
export function compoundedReading(shareToken: Address, account: Address): Reading<bigint> {
  return callReading(vaultContract(shareToken).userEarning(account))
}

/** As `compoundedReading`, with pending rewards. */
export function earnedWeiReading(shareToken: Address, account: Address): Reading<bigint> {
  return combineReadings(
    [compoundedReading(shareToken, account), pendingReading(shareToken, account)],
    (compounded, pending) => compounded + pending,
  )
}

export interface Earned {
  /** Including `pending`. */
  readonly earned: ValuedAmount
  readonly pending: ValuedAmount
}

/** The account's gain in the vault, and the pending part of it. */
export function earnedReading(
  network: Deployment,
  vault: Vault,
  shareToken: Address,
  account: Address,
): Reading<Earned> {
  return combineReadings(
    [
      valuedReading(network, vault, earnedWeiReading(shareToken, account)),
      valuedReading(network, vault, pendingReading(shareToken, account)),
    ],
    (earned, pending) => ({ earned, pending }),
  )
}

export interface VaultTerms {
  readonly depositFeeBps: bigint
  readonly performanceFeeBps: bigint
  readonly lastCompoundSec: bigint
  readonly strategy: Address
  /** Underlying tokens per share; undefined while there are no shares. */
  readonly sharePrice: Decimal | undefined
}

/** Fees, share price and strategy of a vault. */
export function vaultTermsReading(vault: Vault, shareToken: Address): Reading<VaultTerms> {
  return combineReadings(
    [
      callReading(vaultContract(shareToken).depositFeeBps()),
      callReading(vaultContract(shareToken).performanceFeeBps()),
      callReading(vaultContract(shareToken).lastCompoundTime()),
      callReading(vaultContract(shareToken).strategy()),
      callReading(vaultContract(shareToken).totalAssets()),
      callReading(erc20Contract(shareToken).totalSupply()),
      callReading(erc20Contract(shareToken).decimals()),
    ],
    (depositFeeBps, performanceFeeBps, lastCompoundSec, strategy, assets, supply, shareDecimals) => ({
      depositFeeBps,
      performanceFeeBps,
      lastCompoundSec,
      strategy,
      sharePrice:
        supply === 0n
          ? undefined
          : toDecimal(assets, vault.deployed.underlyingDecimals).div(toDecimal(supply, Number(shareDecimals))),
    }),
  )
}

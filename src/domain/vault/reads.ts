import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import type { Deployment } from '@/config/deployment'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { Vault } from './vault'
import { underlyingPriceReading } from './yieldReads'

/** The vault's share token; undefined where no strategy was created yet. */
export function shareTokenReading(network: Deployment, vault: Vault): Reading<Address | undefined> {
  const factory = network.vaults.contracts.vaultFactory
  if (vault.listedShareToken !== undefined || factory === undefined) return constantReading(vault.listedShareToken)
  return combineReadings([callReading(vaultFactoryContract(factory).getToken(vault.deployed.underlying))], (token) =>
    token === ZERO_ADDRESS ? undefined : token,
  )
}

export interface ValuedAmount {
  readonly wei: bigint
  /** Undefined where the token has no market. */
  readonly usd: Decimal | undefined
}

function valuedReading(network: Deployment, vault: Vault, amount: Reading<bigint>): Reading<ValuedAmount> {
  return combineReadings([amount, underlyingPriceReading(network, vault)], (wei, price) => ({
    wei,
    usd: wei === 0n ? new Decimal(0) : price?.times(toDecimal(wei, vault.deployed.underlyingDecimals)),
  }))
}

/** All that the vault holds. */
export function liquidityReading(
  network: Deployment,
  vault: Vault,
  shareToken: Address | undefined,
): Reading<ValuedAmount> {
  const total = shareToken === undefined ? constantReading(0n) : callReading(vaultContract(shareToken).totalAssets())
  return valuedReading(network, vault, total)
}

/** What an account has in the vault. */
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

/** What an account still has in older versions of the vault; only those that hold something. */
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

/** The same as one amount with its value. */
export function oldBalanceReading(network: Deployment, vault: Vault, account: Address): Reading<ValuedAmount> {
  const total = combineReadings([oldBalancesReading(vault, account)], (balances) =>
    balances.reduce((sum, { wei }) => sum + wei, 0n),
  )
  return valuedReading(network, vault, total)
}

/** Pending rewards: the account's part of what the next compound adds, underlying base units. */
export function pendingReading(shareToken: Address, account: Address): Reading<bigint> {
  return callReading(vaultContract(shareToken).estimateUserEarn(account))
}

/** What the vault counts as the account's gain so far, without pending rewards, underlying base units; 0 for a loss. */
export function compoundedReading(shareToken: Address, account: Address): Reading<bigint> {
  return callReading(vaultContract(shareToken).userEarning(account))
}

/** The same with pending rewards. */
export function earnedWeiReading(shareToken: Address, account: Address): Reading<bigint> {
  return combineReadings(
    [compoundedReading(shareToken, account), pendingReading(shareToken, account)],
    (compounded, pending) => compounded + pending,
  )
}

export interface Earned {
  /** With `pending`. */
  readonly earned: ValuedAmount
  readonly pending: ValuedAmount
}

/** What an account has gained in the vault so far, and what of it waits for the next compound. */
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
  /** Underlying tokens for one share; undefined while there are no shares. */
  readonly sharePrice: Decimal | undefined
}

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

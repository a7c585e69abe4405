import { BigDecimal, BigInt, ethereum } from '@graphprotocol/graph-ts'
import { Vault, VaultCompound, VaultDayData, VaultDeposit, VaultHourData, VaultWithdrawal } from '../generated/schema'
import { Vault as VaultSource } from '../generated/templates'
import { Erc20 } from '../generated/templates/Vault/Erc20'
import { Compound, Deposit, Totals, Vault as VaultContract, Withdraw } from '../generated/templates/Vault/Vault'
import { StrategyCreated } from '../generated/VaultFactory/VaultFactory'

const ZERO = BigDecimal.zero()
const ONE = BigDecimal.fromString('1')
const HOUR_SEC = 3600
const DAY_SEC = 86400

export function handleStrategyCreated(event: StrategyCreated): void {
  VaultSource.create(event.params.vault)
}

/** Comes before the event of the deposit, withdrawal or compound that it is part of. */
export function handleTotals(event: Totals): void {
  const vault = loadVault(event)
  vault.totalAssets = toTokens(event.params.assets, vault.decimals)
  vault.totalShares = toTokens(event.params.shares, vault.decimals)
  vault.sharePrice = vault.totalShares.equals(ZERO) ? ONE : vault.totalAssets.div(vault.totalShares)
  vault.save()
  updatePeriods(event, vault, ZERO, ZERO, ZERO)
}

export function handleDeposit(event: Deposit): void {
  const vault = loadVault(event)
  const amount = toTokens(event.params.amount, vault.decimals)
  vault.totalDeposited = vault.totalDeposited.plus(amount)
  vault.depositCount = vault.depositCount.plus(BigInt.fromI32(1))
  vault.save()

  const deposit = new VaultDeposit(eventId(event))
  deposit.vault = vault.id
  deposit.account = event.params.account
  deposit.amount = amount
  deposit.shares = toTokens(event.params.shares, vault.decimals)
  deposit.fee = toTokens(event.params.fee, vault.decimals)
  deposit.totalAssets = vault.totalAssets
  deposit.totalShares = vault.totalShares
  deposit.sharePrice = vault.sharePrice
  deposit.transaction = event.transaction.hash
  deposit.logIndex = event.logIndex
  deposit.block = event.block.number
  deposit.timestamp = event.block.timestamp
  deposit.save()
  updatePeriods(event, vault, amount, ZERO, ZERO)
}

export function handleWithdraw(event: Withdraw): void {
  const vault = loadVault(event)
  const amount = toTokens(event.params.amount, vault.decimals)
  vault.totalWithdrawn = vault.totalWithdrawn.plus(amount)
  vault.withdrawalCount = vault.withdrawalCount.plus(BigInt.fromI32(1))
  vault.save()

  const withdrawal = new VaultWithdrawal(eventId(event))
  withdrawal.vault = vault.id
  withdrawal.account = event.params.account
  withdrawal.amount = amount
  withdrawal.shares = toTokens(event.params.shares, vault.decimals)
  withdrawal.totalAssets = vault.totalAssets
  withdrawal.totalShares = vault.totalShares
  withdrawal.sharePrice = vault.sharePrice
  withdrawal.transaction = event.transaction.hash
  withdrawal.logIndex = event.logIndex
  withdrawal.block = event.block.number
  withdrawal.timestamp = event.block.timestamp
  withdrawal.save()
  updatePeriods(event, vault, ZERO, amount, ZERO)
}

export function handleCompound(event: Compound): void {
  const vault = loadVault(event)
  const harvested = toTokens(event.params.harvested, vault.decimals)
  vault.totalHarvested = vault.totalHarvested.plus(harvested)
  vault.compoundCount = vault.compoundCount.plus(BigInt.fromI32(1))
  vault.lastCompoundAt = event.block.timestamp
  vault.save()

  const compound = new VaultCompound(eventId(event))
  compound.vault = vault.id
  compound.caller = event.params.caller
  compound.harvested = harvested
  compound.performanceFee = toTokens(event.params.performanceFee, vault.decimals)
  compound.callerReward = toTokens(event.params.callerReward, vault.decimals)
  compound.totalAssets = vault.totalAssets
  compound.totalShares = vault.totalShares
  compound.sharePrice = vault.sharePrice
  compound.transaction = event.transaction.hash
  compound.logIndex = event.logIndex
  compound.block = event.block.number
  compound.timestamp = event.block.timestamp
  compound.save()
  updatePeriods(event, vault, ZERO, ZERO, harvested)
}

function loadVault(event: ethereum.Event): Vault {
  const id = event.address.toHex()
  const known = Vault.load(id)
  if (known !== null) return known
  const underlying = VaultContract.bind(event.address).underlying()
  const vault = new Vault(id)
  vault.underlying = underlying
  vault.decimals = Erc20.bind(underlying).decimals()
  vault.totalAssets = ZERO
  vault.totalShares = ZERO
  vault.sharePrice = ONE
  vault.totalDeposited = ZERO
  vault.totalWithdrawn = ZERO
  vault.totalHarvested = ZERO
  vault.depositCount = BigInt.zero()
  vault.withdrawalCount = BigInt.zero()
  vault.compoundCount = BigInt.zero()
  vault.block = event.block.number
  vault.timestamp = event.block.timestamp
  return vault
}

function updatePeriods(
  event: ethereum.Event,
  vault: Vault,
  deposited: BigDecimal,
  withdrawn: BigDecimal,
  harvested: BigDecimal,
): void {
  const time = event.block.timestamp.toI32()
  const hour = loadHour(vault.id, time / HOUR_SEC)
  hour.totalAssets = vault.totalAssets
  hour.totalShares = vault.totalShares
  hour.sharePrice = vault.sharePrice
  hour.deposited = hour.deposited.plus(deposited)
  hour.withdrawn = hour.withdrawn.plus(withdrawn)
  hour.harvested = hour.harvested.plus(harvested)
  hour.save()
  const day = loadDay(vault.id, time / DAY_SEC)
  day.totalAssets = vault.totalAssets
  day.totalShares = vault.totalShares
  day.sharePrice = vault.sharePrice
  day.deposited = day.deposited.plus(deposited)
  day.withdrawn = day.withdrawn.plus(withdrawn)
  day.harvested = day.harvested.plus(harvested)
  day.save()
}

function loadHour(vault: string, hour: i32): VaultHourData {
  const id = vault + '-' + hour.toString()
  const known = VaultHourData.load(id)
  if (known !== null) return known
  const data = new VaultHourData(id)
  data.vault = vault
  data.hourStartUnix = hour * HOUR_SEC
  data.deposited = ZERO
  data.withdrawn = ZERO
  data.harvested = ZERO
  return data
}

function loadDay(vault: string, day: i32): VaultDayData {
  const id = vault + '-' + day.toString()
  const known = VaultDayData.load(id)
  if (known !== null) return known
  const data = new VaultDayData(id)
  data.vault = vault
  data.date = day * DAY_SEC
  data.deposited = ZERO
  data.withdrawn = ZERO
  data.harvested = ZERO
  return data
}

function toTokens(units: BigInt, decimals: i32): BigDecimal {
  return units.divDecimal(BigInt.fromI32(10).pow(u8(decimals)).toBigDecimal())
}

function eventId(event: ethereum.Event): string {
  return event.transaction.hash.toHex() + '-' + event.logIndex.toString()
}

import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import type { DepositTarget, Requote, TxRequest } from '@/chain/tx/txRequest'
import type { Farm } from '@/domain/farm/farm'
import {
  depositCall,
  type FarmHarvest,
  farmTerms,
  harvestTx,
  type Receipts,
  requoteHarvest,
  rewardReceived,
  STAKING_PID,
  withdrawCall,
} from '@/domain/farm/harvestTx'
import { currencyAmount } from '@/domain/token/currency'

/** A stake that is returned, with its rewards. In pool 0 both are the same token. */
function stakeReceived(farm: Farm, amountWei: bigint, earnedWei: bigint | undefined): Receipts {
  if (farm.pid === STAKING_PID)
    return [{ ...currencyAmount(farm.rewardToken, amountWei + (earnedWei ?? 0n)), isGuaranteed: false }]
  return [{ ...currencyAmount(farm.staked, amountWei), isGuaranteed: true }, ...rewardReceived(farm, earnedWei)]
}

/** A farm as what tokens are deposited in. */
export function farmTarget({ chef, pid }: Farm): DepositTarget {
  return { contract: chef, pid }
}

/** An amount to stake or unstake. */
export interface StakeOrder {
  readonly farm: Farm
  readonly amountWei: bigint
  /** The same amount, formatted. */
  readonly amountText: string
  /** Pending rewards, which are paid with it; undefined while unknown. */
  readonly earnedWei: bigint | undefined
}

/** Refuses a stake once the farm has no rewards any more: the contract would take it, and pay nothing for it. */
function refuseFinished({ chef, pid }: Farm): Requote {
  return async (client, _from, agreed) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const { allocPoint } = await readCall(client, cakeMasterChefContract(chef).poolInfo(BigInt(pid)))
    return allocPoint === 0n
      ? { status: 'refused', title: { key: 'farms.stake.finished' } }
      : { status: 'offered', offer: agreed }
  }
}

/** Stakes an amount and pays the pending rewards. */
export function stakeInFarmTx({ farm, amountWei, amountText, earnedWei }: StakeOrder): TxRequest {
  const values = { amount: amountText, asset: farm.staked.symbol }
  return {
    ...depositCall(farm, amountWei),
    ...farmTerms(farm),
    summary: { key: 'farms.tx.stake', values },
    success: { key: 'farms.tx.stake.success', values },
    failure: { key: 'farms.tx.stake.failure' },
    preview: {
      sends: [currencyAmount(farm.staked, amountWei)],
      receives: rewardReceived(farm, earnedWei),
    },
    requote: refuseFinished(farm),
    move: { kind: 'deposit', ...farmTarget(farm), amount: amountWei.toString() },
  }
}

/** Returns an amount of the stake and pays the pending rewards. */
export function unstakeFromFarmTx({ farm, amountWei, amountText, earnedWei }: StakeOrder): TxRequest {
  const values = { amount: amountText, asset: farm.staked.symbol }
  return {
    ...withdrawCall(farm, amountWei),
    ...farmTerms(farm),
    summary: { key: 'farms.tx.unstake', values },
    success: { key: 'farms.tx.unstake.success', values },
    failure: { key: 'farms.tx.unstake.failure' },
    preview: { sends: [], receives: stakeReceived(farm, amountWei, earnedWei) },
  }
}

/** Returns the whole stake without rewards: the way out where paying them fails. */
export function emergencyWithdrawTx(farm: Farm, stakeWei: bigint, earnedWei: bigint | undefined): TxRequest {
  return {
    ...cakeMasterChefContract(farm.chef).emergencyWithdraw(BigInt(farm.pid)),
    ...farmTerms(farm),
    summary: { key: 'farms.tx.emergency', values: { asset: farm.staked.symbol } },
    success: { key: 'farms.tx.emergency.success' },
    failure: { key: 'farms.tx.unstake.failure' },
    preview: {
      sends: [],
      receives: [{ ...currencyAmount(farm.staked, stakeWei), isGuaranteed: true }],
      ...(earnedWei !== undefined && earnedWei > 0n && { forfeits: [currencyAmount(farm.rewardToken, earnedWei)] }),
    },
  }
}

/** Pays the pending rewards of several farms in one atomic batch; only for wallets with EIP-5792. */
export function harvestAllTx(harvests: readonly [FarmHarvest, ...FarmHarvest[]]): TxRequest {
  const [first, ...others] = harvests
  const total = harvests.reduce((sum, { earnedWei }) => sum + earnedWei, 0n)
  return {
    ...harvestTx(first),
    summary: { key: 'farms.tx.harvestAll', values: { farms: String(harvests.length) } },
    before: others.map(harvestTx),
    preview: { sends: [], receives: rewardReceived(first.farm, total) },
    requote: requoteHarvest(harvests, ([current = first, ...rest]) => harvestAllTx([current, ...rest])),
  }
}

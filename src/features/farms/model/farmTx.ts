import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import type { TxCall } from '@/chain/tx/txCall'
import type { DepositTarget, Requote, TxMetadata, TxPreview, TxRequest } from '@/chain/tx/txRequest'
import type { Farm } from '@/domain/farm/farm'
import { currencyAmount } from '@/domain/token/currency'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Pool 0 has functions of its own, which mint and burn its receipt token. */
const STAKING_PID = 0

type Receipts = TxPreview['receives']

/** The pending rewards that every change of a stake pays; nothing if they are 0 or unknown. */
export function rewardReceived({ rewardToken }: Farm, earnedWei: bigint | undefined): Receipts {
  return earnedWei === undefined || earnedWei === 0n
    ? []
    : [{ ...currencyAmount(rewardToken, earnedWei), isGuaranteed: false }]
}

/** A stake that is returned, with its rewards. In pool 0 both are the same token. */
function stakeReceived(farm: Farm, amountWei: bigint, earnedWei: bigint | undefined): Receipts {
  if (farm.pid === STAKING_PID)
    return [{ ...currencyAmount(farm.rewardToken, amountWei + (earnedWei ?? 0n)), isGuaranteed: false }]
  return [{ ...currencyAmount(farm.staked, amountWei), isGuaranteed: true }, ...rewardReceived(farm, earnedWei)]
}

/** What all transactions with a farm have in common. */
function farmTerms({ chef, staked, rewardToken }: Farm): Pick<TxMetadata, 'gas' | 'touches'> {
  return { gas: ESTIMATED_GAS, touches: [chef, staked.address, rewardToken.address] }
}

function depositCall({ chef, pid }: Farm, amountWei: bigint): TxCall {
  const contract = cakeMasterChefContract(chef)
  return pid === STAKING_PID ? contract.enterStaking(amountWei) : contract.deposit(BigInt(pid), amountWei)
}

function withdrawCall({ chef, pid }: Farm, amountWei: bigint): TxCall {
  const contract = cakeMasterChefContract(chef)
  return pid === STAKING_PID ? contract.leaveStaking(amountWei) : contract.withdraw(BigInt(pid), amountWei)
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

/** Rewards to harvest from a farm. */
export interface FarmHarvest {
  readonly farm: Farm
  readonly earnedWei: bigint
}

/** Reads the rewards again, which may have been harvested in another window. */
function requoteHarvest(
  harvests: readonly FarmHarvest[],
  requestOf: (harvests: readonly FarmHarvest[]) => TxRequest,
): Requote {
  return async (client, from) => {
    const { readCall } = await import('@/chain/calls/readReading')
    const current = await Promise.all(
      harvests.map(async ({ farm }) => ({
        farm,
        earnedWei: await readCall(client, cakeMasterChefContract(farm.chef).pendingCake(BigInt(farm.pid), from)),
      })),
    )
    return current.every(({ earnedWei }) => earnedWei === 0n)
      ? { status: 'refused', title: { key: 'farms.harvest.nothing' } }
      : { status: 'offered', offer: { request: requestOf(current) } }
  }
}

/** Pays the pending rewards of a farm. */
export function harvestTx({ farm, earnedWei }: FarmHarvest): TxRequest {
  return {
    // As in the interfaces of PancakeSwap and its forks: deposit(pid, 0), and leaveStaking(0) in pool 0.
    ...(farm.pid === STAKING_PID ? withdrawCall(farm, 0n) : depositCall(farm, 0n)),
    ...farmTerms(farm),
    summary: { key: 'farms.tx.harvest', values: { asset: farm.staked.symbol } },
    success: { key: 'farms.tx.harvest.success' },
    failure: { key: 'farms.tx.harvest.failure' },
    preview: { sends: [], receives: rewardReceived(farm, earnedWei) },
    requote: requoteHarvest([{ farm, earnedWei }], ([current = { farm, earnedWei }]) => harvestTx(current)),
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

import { combineReadings } from '@/chain/calls/reading'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { Farm } from '@/domain/farm/farm'
import { farmEarnedReading, farmStakeReading } from '@/domain/farm/farmReads'
import { rewardReceived } from '@/domain/farm/harvestTx'
import { type DepositShares, depositSharesReading } from '@/domain/vault/depositShares'
import { depositTx } from '@/domain/vault/depositTx'
import type { Vault } from '@/domain/vault/vault'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { unstakeFromFarmTx } from './farmTx'

/** A whole stake that moves from a farm into the vault of its token. */
export interface MoveOrder {
  readonly farm: Farm
  readonly vault: Vault
  readonly shareToken: Address
  readonly stakeWei: bigint
  /** Pending rewards, which are paid out with the stake; undefined while unknown. */
  readonly earnedWei: bigint | undefined
  /** What the vault mints; undefined while unknown. */
  readonly shares: DepositShares | undefined
  readonly referrer: Address | undefined
}

/** First half of a move: unstakes everything, for the deposit in the vault that follows. */
export function unstakeForVaultTx({ farm, shareToken, stakeWei, earnedWei }: MoveOrder): TxRequest {
  const amountText = toAmountText(stakeWei, farm.staked.decimals)
  return {
    ...unstakeFromFarmTx({ farm, amountWei: stakeWei, amountText, earnedWei }),
    move: { kind: 'unstake', contract: shareToken, amount: stakeWei.toString() },
  }
}

/** Reads the stake, the rewards and the shares again, all in one block. */
function requoteMove(order: MoveOrder): Requote | undefined {
  const { multicall } = getDeployment().contracts
  if (multicall === undefined) return undefined
  const { farm, shareToken, stakeWei } = order
  return async (client, from) => {
    const { readReading } = await import('@/chain/calls/readReading')
    const [staked, earnedWei, shares] = await readReading(
      client,
      multicall,
      combineReadings(
        [farmStakeReading(farm, from), farmEarnedReading(farm, from), depositSharesReading(shareToken, stakeWei)],
        (...current) => current,
      ),
    )
    return staked < stakeWei
      ? { status: 'refused', title: { key: 'farms.unstake.insufficient' } }
      : { status: 'offered', offer: { request: moveToVaultTx({ ...order, earnedWei, shares }) } }
  }
}

/** Unstakes everything and deposits it in the vault in one atomic batch; only for wallets with EIP-5792. */
export function moveToVaultTx(order: MoveOrder): TxRequest {
  const { farm, vault, shareToken, stakeWei, earnedWei, shares, referrer } = order
  const amountText = toAmountText(stakeWei, farm.staked.decimals)
  const deposit = depositTx({ vault, shareToken, amountWei: stakeWei, amountText, referrer, shares })
  const { sends = [], receives = [], ...preview } = deposit.preview ?? {}
  const requote = requoteMove(order)
  return {
    ...deposit,
    summary: { key: 'farms.tx.move', values: { amount: amountText, asset: farm.staked.symbol } },
    success: { key: 'farms.tx.move.success' },
    failure: { key: 'farms.tx.move.failure' },
    before: [unstakeForVaultTx(order)],
    preview: { ...preview, sends, receives: [...receives, ...rewardReceived(farm, earnedWei)] },
    ...(requote && { requote }),
  }
}

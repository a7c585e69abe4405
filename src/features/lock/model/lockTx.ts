import * as croLock from '@/chain/generated/croLock'
import { txRequest, type TxRequest } from '@/chain/txRequest'
import { deployment } from '@/config/deployment'
import type { CroLock } from '@/domain/lock/lock'
import { ZERO_ADDRESS, type Address } from '@/lib/hex'

const ESTIMATED_GAS = { margin: 1.2 } as const

interface LockOrder {
  readonly contract: Address
  readonly amountWei: bigint
  /** The same amount in whole CRO. */
  readonly amountText: string
  readonly referrer: Address | undefined
}

export function lockTx({ contract, amountWei, amountText, referrer }: LockOrder): TxRequest {
  const values = { amount: amountText }
  return txRequest(croLock.deposit, {
    contract,
    args: [referrer ?? ZERO_ADDRESS],
    value: amountWei,
    gas: ESTIMATED_GAS,
    summary: { key: 'lock.tx.deposit', values },
    success: { key: 'lock.tx.deposit.success', values },
    failure: { key: 'lock.tx.deposit.failure' },
    touches: [contract],
  })
}

/** The contract pays what was locked with its whole reward, or nothing. */
export function withdrawLockTx(contract: Address, { tokenId, croAmount, reward }: Pick<CroLock, 'tokenId' | 'croAmount' | 'reward'>): TxRequest {
  const { symbol, decimals } = deployment.nativeCurrency
  return txRequest(croLock.withdraw, {
    contract,
    args: [tokenId],
    gas: ESTIMATED_GAS,
    summary: { key: 'lock.tx.withdraw', values: { id: tokenId.toString() } },
    success: { key: 'lock.tx.withdraw.success' },
    failure: { key: 'lock.tx.withdraw.failure' },
    touches: [contract],
    preview: { leaves: [], arrives: [{ token: 'native', symbol, decimals, amountWei: croAmount + reward, isGuaranteed: true }] },
  })
}

import type { TxText } from '@/chain/tx/txRequest'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { minedHash, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

/** A zap whose output is to be deposited in the vault. */
export interface ZapToDeposit {
  /** Identifies the stored transaction. */
  readonly hash: Hex
  /** Of the transaction with the receipt; undefined while it is pending. */
  readonly minedHash: Hex | undefined
  readonly blockNumber: number
  readonly summary: TxText
  /** Quoted output, base units of the vault's token. */
  readonly quotedWei: bigint
}

/**
 * The latest zap for a deposit in the vault that no deposit has followed yet. Derived from the stored transactions, so
 * it survives a reload.
 * @param records newest first
 */
export function zapToDeposit(records: readonly TransactionRecord[], shareToken: Address): ZapToDeposit | undefined {
  for (const record of records) {
    const { hash, vaultMove, summary, receipt } = record
    if (vaultMove === undefined || !isSameAddress(vaultMove.vault, shareToken)) continue
    const state = txState(record)
    if (state !== 'pending' && state !== 'succeeded') continue
    if (vaultMove.kind === 'deposit') return undefined
    if (vaultMove.kind !== 'zap') continue
    return {
      hash,
      minedHash: state === 'pending' ? undefined : minedHash(record),
      blockNumber: receipt?.blockNumber ?? 0,
      summary,
      quotedWei: BigInt(vaultMove.amount),
    }
  }
  return undefined
}

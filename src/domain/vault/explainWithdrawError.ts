import type { ChainError } from '@/chain/tx/chainError'
import type { TxText } from '@/chain/tx/txRequest'

/** Explains the error of a lending market for an amount below one of its tokens; undefined for other errors. */
export function explainWithdrawError({ reason }: ChainError): TxText | undefined {
  const isTooSmall = reason !== undefined && /redeem.*zero|zero.*redeem/i.test(reason)
  return isTooSmall ? { key: 'vault.tx.withdraw.failureZero' } : undefined
}

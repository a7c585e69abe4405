import type { ChainError } from '@/chain/tx/chainError'
import type { TxText } from '@/chain/tx/txRequest'

/** A market refuses an amount that is worth less than one of its tokens; undefined for any other refusal. */
export function withdrawRefusal({ reason }: ChainError): TxText | undefined {
  const isTooSmall = reason !== undefined && /redeem.*zero|zero.*redeem/i.test(reason)
  return isTooSmall ? { key: 'vault.tx.withdraw.failureZero' } : undefined
}

import { zappedEvent } from '@/chain/contracts/zap'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { type Address, isSameAddress } from '@/lib/hex'

/** What the zap contract says it paid out, base units; undefined where it says nothing. */
export function receivedAmount(logs: readonly ReceiptLog[], contract: Address): bigint | undefined {
  const log = logs.find(({ address: from, topics }) => isSameAddress(from, contract) && topics[0] === zappedEvent.topic)
  if (log === undefined) return undefined
  try {
    return zappedEvent.decode(log.data).amountOut
  } catch {
    return undefined
  }
}

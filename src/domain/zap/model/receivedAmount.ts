import { zappedEvent } from '@/chain/contracts/zap'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { type Address, isSameAddress } from '@/lib/hex'

/** Amount paid out according to the zap contract's event, base units; undefined without that event. */
export function receivedAmount(logs: readonly ReceiptLog[], contract: Address): bigint | undefined {
  const log = logs.find(({ address: from, topics }) => isSameAddress(from, contract) && topics[0] === zappedEvent.topic)
  if (log === undefined) return undefined
  try {
    return zappedEvent.decode(log.data).amountOut
  } catch {
    return undefined
  }
}

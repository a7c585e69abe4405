import { decodeData } from '@/chain/abi/codec'
import { list } from '@/chain/abi/composite'
import { address, uint256 } from '@/chain/abi/elementary'
import { zappedEvent } from '@/chain/contracts/zap'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { type Address, isSameAddress } from '@/lib/hex'

/** What is not indexed: amountIn, amountOut, recipient, referrer. */
const ZAPPED_DATA = list(uint256, uint256, address, address)

/** What the zap contract says it paid out, base units; undefined where it says nothing. */
export function receivedAmount(logs: readonly ReceiptLog[], contract: Address): bigint | undefined {
  const log = logs.find(({ address: from, topics }) => isSameAddress(from, contract) && topics[0] === zappedEvent.topic)
  if (log === undefined) return undefined
  try {
    return decodeData(ZAPPED_DATA, log.data)[1]
  } catch {
    return undefined
  }
}

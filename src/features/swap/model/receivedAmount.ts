import { transferEvent } from '@/chain/contracts/erc20'
import { swapEvent } from '@/chain/contracts/pair'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import type { Trade } from '@/domain/trade/trade'
import { type Address, isSameAddress } from '@/lib/hex'

export interface SwapOutput {
  readonly trade: Pick<Trade, 'route'>
  readonly recipient: Address
  /** The router unwraps the output to the native coin. */
  readonly isNativeOut: boolean
}

/** Output of the last pool, since native transfers emit no log. */
function poolGave({ route: { pairs } }: Pick<Trade, 'route'>, logs: readonly ReceiptLog[]): bigint | undefined {
  const pool = pairs.at(-1)
  const log = logs
    .filter(
      ({ address, topics }) =>
        pool !== undefined && isSameAddress(address, pool.address) && topics[0] === swapEvent.topic,
    )
    .at(-1)
  if (log === undefined) return undefined
  const { amount0Out, amount1Out } = swapEvent.decode(log.data)
  return amount0Out > amount1Out ? amount0Out : amount1Out
}

/** Output received by the recipient of a mined swap, base units; undefined if the receipt lacks it. */
export function receivedAmount(
  logs: readonly ReceiptLog[],
  { trade, recipient, isNativeOut }: SwapOutput,
): bigint | undefined {
  try {
    if (isNativeOut) return poolGave(trade, logs)
    const token = trade.route.path.at(-1)?.address
    const transfers = logs.filter(
      ({ address, topics: [event, , to = ''] }) =>
        token !== undefined &&
        isSameAddress(address, token) &&
        event === transferEvent.topic &&
        isSameAddress(to.slice(-40), recipient.slice(2)),
    )
    return transfers.length === 0
      ? undefined
      : transfers.reduce((sum, { data }) => sum + transferEvent.decode(data), 0n)
  } catch {
    return undefined
  }
}

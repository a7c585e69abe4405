import useSWRImmutable from 'swr/immutable'
import { readClient } from '@/chain/rpc/readClient'
import { readReceiptLogs } from '@/chain/tx/receiptLogs'
import type { Hex } from '@/lib/hex'
import { receivedAmount, type SwapOutput } from '../model/receivedAmount'

/**
 * Received amount of a mined swap in base units; undefined while loading, or if the receipt lacks it. @param hash
 * undefined until mined
 */
export function useReceivedAmount(hash: Hex | undefined, output: SwapOutput): bigint | undefined {
  const { data } = useSWRImmutable<bigint | undefined, unknown>(
    hash === undefined ? undefined : (['swap-received', hash] as const),
    async () => {
      const logs = hash === undefined ? undefined : await readReceiptLogs(readClient, hash)
      return logs && receivedAmount(logs, output)
    },
  )
  return data
}

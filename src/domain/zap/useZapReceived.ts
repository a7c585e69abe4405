import useSWRImmutable from 'swr/immutable'
import { readClient } from '@/chain/rpc/readClient'
import { readReceiptLogs } from '@/chain/tx/receiptLogs'
import { getDeployment } from '@/config/deployment'
import type { Hex } from '@/lib/hex'
import { receivedAmount } from './model/receivedAmount'

async function readReceived([, hash]: readonly [string, Hex]): Promise<bigint> {
  const contract = getDeployment().zap.contracts.zap
  const logs = await readReceiptLogs(readClient, hash)
  const received = logs === undefined || contract === undefined ? undefined : receivedAmount(logs, contract)
  if (received === undefined) throw new Error('The receipt does not say what was received')
  return received
}

export interface ZapReceived {
  /** Base units; undefined until it is read. */
  readonly wei: bigint | undefined
  /** The receipt could not be read or lacks the amount. */
  readonly isUnread: boolean
}

/** What a mined zap paid out, from its receipt. @param hash undefined while it is not mined */
export function useZapReceived(hash: Hex | undefined): ZapReceived {
  const { data, error } = useSWRImmutable<bigint, unknown>(
    hash === undefined ? undefined : (['zap-received', hash] as const),
    readReceived,
  )
  return { wei: data, isUnread: data === undefined && error !== undefined }
}

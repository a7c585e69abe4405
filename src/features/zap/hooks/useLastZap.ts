import useSWRImmutable from 'swr/immutable'
import { readClient } from '@/chain/rpc/readClient'
import { readReceiptLogs } from '@/chain/tx/receiptLogs'
import { getDeployment } from '@/config/deployment'
import { useTransactions } from '@/hooks/useTransactions'
import type { Hex } from '@/lib/hex'
import { type LastZap, lastZap } from '../model/lastZap'
import { receivedAmount } from '../model/receivedAmount'

async function readReceived([, hash]: readonly [string, Hex]): Promise<bigint> {
  const contract = getDeployment().zap.contracts.zap
  const logs = await readReceiptLogs(readClient, hash)
  const received = logs === undefined || contract === undefined ? undefined : receivedAmount(logs, contract)
  if (received === undefined) throw new Error('The receipt does not say what was received')
  return received
}

/**
 * The account's latest zap of the last 24 hours, with the received amount once mined. Read from the stored
 * transactions, so it survives a reload.
 */
export function useLastZap(): LastZap | undefined {
  const { recent } = useTransactions()
  const zap = lastZap(recent)
  const { data, error } = useSWRImmutable<bigint, unknown>(
    zap?.outcome === 'succeeded' ? (['zap-received', zap.hash] as const) : undefined,
    readReceived,
  )
  if (zap === undefined) return undefined
  if (data !== undefined) return { ...zap, receivedWei: data }
  return error === undefined ? zap : { ...zap, isUnread: true }
}

import { type LastZap, lastZap } from '@/domain/zap/model/lastZap'
import { useZapReceived } from '@/domain/zap/useZapReceived'
import { useTransactions } from '@/hooks/useTransactions'

/**
 * The account's latest zap of the last 24 hours, with the received amount once mined. Read from the stored
 * transactions, so it survives a reload.
 */
export function useLastZap(): LastZap | undefined {
  const { recent } = useTransactions()
  const zap = lastZap(recent)
  const { wei, isUnread } = useZapReceived(zap?.outcome === 'succeeded' ? zap.hash : undefined)
  return zap && { ...zap, ...(wei !== undefined && { receivedWei: wei }), ...(isUnread && { isUnread }) }
}

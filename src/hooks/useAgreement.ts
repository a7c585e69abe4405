import { useSyncExternalStore } from 'react'
import { type Agreement, agreement } from '@/store/multicall/agreement'

/** What more than one node says of the figures that the page shows. */
export function useAgreement(): Agreement {
  return useSyncExternalStore(agreement.subscribe, agreement.getSnapshot)
}

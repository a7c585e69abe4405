import { useSyncExternalStore } from 'react'
import { type Agreement, agreement } from '@/store/multicall/agreement'

/** Whether nodes agree on the values shown on the page. */
export function useAgreement(): Agreement {
  return useSyncExternalStore(agreement.subscribe, agreement.getSnapshot)
}

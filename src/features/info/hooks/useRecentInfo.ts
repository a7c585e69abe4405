import { useEffect, useSyncExternalStore } from 'react'
import type { Address } from '@/lib/hex'
import { type RecentInfo, recentInfo, rememberInfo } from '@/platform/recentInfo'

/** The tokens and pools whose pages were opened, latest first. */
export function useRecentInfo(): readonly RecentInfo[] {
  return useSyncExternalStore(recentInfo.subscribe, recentInfo.getSnapshot)
}

/** Remembers that the page of a token or pool was opened; nothing while `isFound` is false. */
export function useRememberInfo(kind: RecentInfo['kind'], address: Address, isFound: boolean): void {
  useEffect(() => {
    if (isFound) rememberInfo(kind, address)
  }, [kind, address, isFound])
}

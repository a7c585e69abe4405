import { useMemo } from 'react'
import type { RecentInfo } from '@/platform/recentInfo'
import type { Marked } from '../model/searchOrder'
import { useRecentInfo } from './useRecentInfo'
import { useSavedInfo } from './useSavedInfo'
import { useWatchlist } from './useWatchlist'

export interface MarkedInfo {
  readonly token: Marked
  readonly pool: Marked
}

/** The tokens and pools that the user starred, imported or opened, latest first. */
export function useMarked(): MarkedInfo {
  const tokens = useWatchlist('token').addresses
  const pools = useWatchlist('pool').addresses
  const saved = useSavedInfo()
  const recent = useRecentInfo()
  return useMemo(() => {
    const opened = (kind: RecentInfo['kind']) => recent.flatMap((entry) => (entry.kind === kind ? entry.address : []))
    return {
      token: { watched: [...tokens].reverse(), saved: saved.tokens, recent: opened('token') },
      pool: { watched: [...pools].reverse(), saved: saved.pools, recent: opened('pool') },
    }
  }, [tokens, pools, saved, recent])
}

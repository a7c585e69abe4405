import { useCallback } from 'react'
import { walletSession } from '@/wallet/session'
import { type WatchedToken, type WatchOutcome, watchToken } from '@/wallet/watchToken'

/** Asks the connected wallet to list a token; failed without one. */
export function useWatchToken(): (token: WatchedToken) => Promise<WatchOutcome> {
  return useCallback(async (token) => {
    const session = walletSession.getSnapshot()
    return session.status === 'connected' ? watchToken(session.provider, token) : 'failed'
  }, [])
}

import { useCallback } from 'react'
import { walletSession } from '@/wallet/session'
import { type WatchedToken, type WatchOutcome, watchToken } from '@/wallet/watchToken'

/** Asks the connected wallet to add a token; 'failed' without a wallet. */
export function useWatchToken(): (token: WatchedToken) => Promise<WatchOutcome> {
  return useCallback(async (token) => {
    const session = walletSession.getSnapshot()
    return session.status === 'connected' ? watchToken(session.provider, token) : 'failed'
  }, [])
}

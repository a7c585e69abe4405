import { useEffect, useRef, useSyncExternalStore } from 'react'
import { cartStore, NOTHING } from '@/domain/nft-market/cartStore'
import { useClearProfile } from '@/hooks/useClearProfile'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'
import { type WalletSession, walletSession } from '@/wallet/session'
import { walletDialog } from './walletDialog'

function hasWallet({ status }: WalletSession): boolean {
  return status === 'connected' || status === 'wrongChain'
}

/** Reacts to wallet session changes with toasts and dialogs, and clears state on deactivation. */
export function useWalletEvents(): void {
  const { tText } = useTranslation()
  const showToast = useToasts()
  const { clearAll } = useTransactions()
  const clearProfile = useClearProfile()
  const session = useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot)
  const previous = useRef(session)

  useEffect(() => {
    const was = previous.current
    previous.current = session
    if (hasWallet(session) && !hasWallet(was)) walletDialog.set(undefined)
    if (session.status !== 'disconnected') return
    if (hasWallet(was)) {
      clearAll()
      clearProfile()
      cartStore.set(NOTHING)
      walletDialog.set(undefined)
    }
    const failureBefore = was.status === 'disconnected' ? was.failure : undefined
    const { failure } = session
    if (failure === undefined || failure === failureBefore) return
    // If the chunk cannot be fetched, the page is reloaded.
    const load = import('./loginFailureText').catch(() => undefined)
    void load.then((loaded) => {
      if (loaded === undefined) return
      const { title, description } = loaded.loginFailureText(failure)
      const text = typeof description === 'string' ? description : tText(description)
      showToast({ kind: 'danger', title: tText(title), description: text })
    })
  }, [session, clearAll, clearProfile, showToast, tText])
}

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'
import { type WalletSession, walletSession } from '@/wallet/session'
import { loginFailureText } from './loginFailureText'
import { walletDialog } from './walletDialog'

function hasWallet({ status }: WalletSession): boolean {
  return status === 'connected' || status === 'wrongChain'
}

/** What follows when the wallet session changes: toasts, dialogs, and what a deactivation clears. */
export function useWalletEvents(): void {
  const { tText } = useTranslation()
  const showToast = useToasts()
  const { clearAll } = useTransactions()
  const session = useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot)
  const previous = useRef(session)

  useEffect(() => {
    const was = previous.current
    previous.current = session
    if (hasWallet(session) && !hasWallet(was)) walletDialog.set(undefined)
    if (session.status !== 'disconnected') return
    if (hasWallet(was)) {
      clearAll()
      walletDialog.set(undefined)
    }
    const failureBefore = was.status === 'disconnected' ? was.failure : undefined
    if (session.failure === undefined || session.failure === failureBefore) return
    const { title, description } = loginFailureText(session.failure)
    showToast({
      kind: 'danger',
      title: tText(title),
      description: typeof description === 'string' ? description : tText(description),
    })
  }, [session, clearAll, showToast, tText])
}

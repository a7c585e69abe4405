import { useEffect, useState, useSyncExternalStore } from 'react'
import { getDeployment } from '@/config/deployment'
import { type WalletSession, walletSession } from '@/wallet/session'

const asked = new WeakMap<WalletSession, Promise<boolean>>()

function askWallet(session: Extract<WalletSession, { readonly status: 'connected' }>): Promise<boolean> {
  const known = asked.get(session)
  if (known !== undefined) return known
  const answer = import('@/chain/tx/walletBatches')
    .then(({ canBatch }) => canBatch(session, getDeployment().chainId))
    .catch(() => false)
  asked.set(session, answer)
  return answer
}

/** Whether the connected wallet supports atomic batches (EIP-5792). The wallet is asked once per session. */
export function useCanBatch(isAsked: boolean): boolean {
  const session = useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot)
  const [answer, setAnswer] = useState<{ readonly of: WalletSession; readonly canBatch: boolean }>()
  useEffect(() => {
    if (!isAsked || session.status !== 'connected') return
    let isCurrent = true
    void askWallet(session).then((canBatch) => {
      if (isCurrent) setAnswer({ of: session, canBatch })
    })
    return () => {
      isCurrent = false
    }
  }, [isAsked, session])
  return isAsked && answer?.of === session && answer.canBatch
}

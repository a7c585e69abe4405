import { lazy, type ReactElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { failWalletHost, walletHostWanted } from '@/wallet/host'
import { restoreLogin } from '@/wallet/login'
import { useWalletEvents } from './useWalletEvents'
import { walletDialog } from './walletDialog'

const ConnectDialog = lazy(async () => ({ default: (await import('./ConnectDialog')).ConnectDialog }))
const WalletModal = lazy(async () => ({ default: (await import('./WalletModal')).WalletModal }))

function useWalletHost(): ReactElement | undefined {
  const isWanted = useSyncExternalStore(walletHostWanted.subscribe, walletHostWanted.getSnapshot)
  const [host, setHost] = useState<ReactElement>()
  useEffect(() => {
    if (!isWanted) return
    import('@/wallet/lazyWalletHost').then(
      ({ default: WalletHost }) => setHost(<WalletHost />),
      (error: unknown) => failWalletHost(error instanceof Error ? error : new Error(String(error))),
    )
  }, [isWanted])
  return host
}

/** Wallet host, restored login, dialogs and toasts; mounted once. */
export function WalletGate() {
  const host = useWalletHost()
  const dialog = useSyncExternalStore(walletDialog.subscribe, walletDialog.getSnapshot)
  useWalletEvents()
  useEffect(() => void restoreLogin(), [])
  const close = () => walletDialog.set(undefined)
  return (
    <>
      {host}
      <Suspense fallback={null}>
        {dialog === 'connect' && <ConnectDialog onClose={close} />}
        {(dialog === 'wallet' || dialog === 'transactions') && (
          <WalletModal tab={dialog} onTab={walletDialog.set} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { endPairing, pairing } from '@/wallet/pairing'
import { PairingView } from './PairingView'
import { WalletList } from './WalletList'

export interface ConnectDialogProps {
  readonly onClose: () => void
}

/** Wallet list, then the pairing code for WalletConnect. Open until connected or closed. */
export function ConnectDialog({ onClose }: ConnectDialogProps) {
  const { t } = useTranslation()
  const current = useSyncExternalStore(pairing.subscribe, pairing.getSnapshot)
  const close = () => {
    endPairing()
    onClose()
  }
  return (
    <Dialog title={t('wallet.connect')} closeLabel={t('common.close')} isOpen onClose={close}>
      {current === undefined ? <WalletList /> : <PairingView pairing={current} />}
    </Dialog>
  )
}

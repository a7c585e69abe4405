import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { endPairing, pairing } from '@/wallet/pairing'
import { PairingView } from './PairingView'
import { PhishingWarning } from './PhishingWarning'
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
      {current === undefined ? (
        <Stack gap={24}>
          <PhishingWarning />
          <WalletList />
        </Stack>
      ) : (
        <PairingView pairing={current} />
      )}
    </Dialog>
  )
}

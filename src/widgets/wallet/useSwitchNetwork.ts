import { useCallback } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'

/** Asks the wallet to switch to this site's network, with a toast if it fails. */
export function useSwitchNetwork(): () => Promise<void> {
  const { t } = useTranslation()
  const showToast = useToasts()
  const { switchNetwork } = useWallet()
  return useCallback(async () => {
    if (await switchNetwork()) return
    showToast({
      kind: 'warning',
      title: t('wallet.switchNetwork.failed'),
      description: t('wallet.switchNetwork.failed.next'),
    })
  }, [t, showToast, switchNetwork])
}

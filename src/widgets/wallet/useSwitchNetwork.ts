import { useCallback } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'

/** Asks the wallet to come to this site's network, and says so where it did not. */
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

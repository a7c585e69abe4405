import { useState } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useWatchToken } from '@/hooks/useWatchToken'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { WalletIcon } from '@/ui/rareIcons'
import { useToasts } from '@/ui/toasts/toastsContext'
import type { WatchedToken } from '@/wallet/watchToken'

/** Adds a token to the connected wallet and says what came of it; nothing without a wallet. Its texts are in the set `watch`. */
export function AddTokenButton({ token }: { readonly token: WatchedToken }) {
  const { t } = useTranslation()
  const showToast = useToasts()
  const { status } = useWallet()
  const watchToken = useWatchToken()
  const [isBusy, setIsBusy] = useState(false)
  if (status !== 'connected') return null
  const { address, symbol, decimals } = token
  const add = async () => {
    setIsBusy(true)
    const outcome = await watchToken({ address, symbol, decimals })
    setIsBusy(false)
    showToast({
      kind: outcome === 'added' ? 'success' : outcome === 'declined' ? 'info' : 'danger',
      title: t(`watch.${outcome}`, { symbol }),
      description: outcome === 'failed' ? t('watch.failed.next') : undefined,
    })
  }
  return (
    <Button isFullWidth isBusy={isBusy} onClick={() => void add()}>
      <WalletIcon />
      {t('watch.add', { symbol })}
    </Button>
  )
}

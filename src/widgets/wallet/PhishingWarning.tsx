import { usePhishingWarning } from '@/hooks/usePhishingWarning'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

/** Names the address of the page before a wallet is connected, until the user hides it for good. */
export function PhishingWarning() {
  const { t } = useTranslation()
  const { isShown, hide } = usePhishingWarning()
  if (!isShown) return null
  return (
    <Notice
      tone="warning"
      title={t('wallet.phishing')}
      action={
        <Button size="sm" onClick={hide}>
          {t('wallet.phishing.hide')}
        </Button>
      }
    >
      {t('wallet.phishing.text', { address: window.location.host })}
    </Notice>
  )
}

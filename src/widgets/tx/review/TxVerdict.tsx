import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { RevertNotice } from './RevertNotice'
import type { TxChecking } from './useTxCheck'

/** Why a checked transaction cannot or should not be sent; renders nothing if it passes or is being checked. */
export function TxVerdict({ check, checkAgain }: TxChecking) {
  const { t } = useTranslation()
  switch (check?.verdict.status) {
    case 'fails':
      return <RevertNotice request={check.request} error={check.verdict.error} />
    case 'refused':
      return (
        <Notice tone="bad" title={t('tx.review.refused')}>
          {t('tx.review.refused.text')}
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice
          tone="warning"
          title={t('tx.review.unchecked')}
          action={
            <Button size="sm" onClick={checkAgain}>
              {t('figures.retry')}
            </Button>
          }
        >
          {t('tx.review.unchecked.text')}
        </Notice>
      )
    default:
      return null
  }
}

import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { WorseAmounts } from './WorseAmounts'

export interface ChangedNoticeProps {
  readonly now: AnyTxRequest
  readonly agreed: AnyTxRequest
  readonly onAccept: () => void
}

/** A worse outcome than the accepted one, with a button to accept it. */
export function ChangedNotice({ now, agreed, onAccept }: ChangedNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={t('tx.review.changed')}
      action={
        <Button size="sm" variant="primary" onClick={onAccept}>
          {t('tx.review.changed.accept')}
        </Button>
      }
    >
      {t('tx.review.changed.text')}
      <WorseAmounts now={now} agreed={agreed} />
    </Notice>
  )
}

import { useEffect, useRef } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { AskedReview } from './reviewStore'
import { TxPreview } from './TxPreview'
import { TxVerdict } from './TxVerdict'
import { useTxCheck } from './useTxCheck'

/** The one step between a form and the wallet: what the transaction does, and one button. */
export function ReviewSheet({ request, times, answer }: AskedReview) {
  const { t, tText } = useTranslation()
  const account = useAccount()
  const askedBy = useRef(account)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const checking = useTxCheck(request)
  const { check } = checking
  const status = check?.verdict.status
  const isConfirmable = status === undefined || status === 'passes'

  // The dialog gives the focus to its first control; Enter is to confirm.
  useEffect(() => confirmButton.current?.focus(), [isConfirmable])
  useEffect(() => {
    if (account !== askedBy.current) answer({ status: 'cancelled' })
  }, [account, answer])

  const confirm = (isInsisted: boolean) => {
    if (check !== undefined) answer({ status: 'confirmed', request: check.request, isInsisted })
  }
  return (
    <Dialog title={tText(request.summary)} closeLabel={t('common.close')} isOpen onClose={() => answer({ status: 'cancelled' })}>
      <Stack gap={16}>
        <TxPreview request={check?.request ?? request} check={check} />
        {times > 1 && <Text tone="muted" size="sm">{t('tx.review.times', { count: times })}</Text>}
        <TxVerdict {...checking} />
        {isConfirmable ? (
          <Button ref={confirmButton} variant="primary" isFullWidth isBusy={status === undefined} onClick={() => confirm(false)}>{t('tx.review.confirm')}</Button>
        ) : (
          <Button ref={confirmButton} isFullWidth onClick={() => answer({ status: 'cancelled' })}>{t('tx.review.back')}</Button>
        )}
        {status === 'fails' && <Button variant="danger" isFullWidth onClick={() => confirm(true)}>{t('tx.review.insist')}</Button>}
      </Stack>
    </Dialog>
  )
}

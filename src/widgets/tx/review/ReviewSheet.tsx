import { useEffect, useRef, useState } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ConfirmButton } from './ConfirmButton'
import { ReviewNotes } from './ReviewNotes'
import { requoteOf } from './requoteOf'
import type { PendingReview } from './reviewStore'
import { TxPreview } from './TxPreview'
import { useReview } from './useReview'

/** The review before the wallet opens: what the transaction does, and the confirm button. */
export function ReviewSheet({ request: asked, times, answer }: PendingReview) {
  const { t, tText } = useTranslation()
  const account = useAccount()
  const askedBy = useRef(account)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const [{ offer, requote }] = useState(() => ({ offer: { request: asked }, requote: requoteOf(asked) }))
  const review = useReview({ asked: offer, requote })
  const {
    block,
    checking: { check },
  } = review
  // If only the fallback arguments pass, those are sent; a request that is quoted again has none.
  const request = requote === undefined ? (check?.request ?? asked) : review.offer.request
  const isOver = block?.kind === 'refused' || block?.kind === 'reverts' || block?.kind === 'check'
  const canInsist = block?.kind === 'check' && block.verdict.status === 'fails'

  // Another button has taken the place of the one that had the focus.
  useEffect(() => confirmButton.current?.focus(), [isOver])
  useEffect(() => {
    if (account !== askedBy.current) answer({ status: 'cancelled' })
  }, [account, answer])

  const confirm = async () => {
    const confirmed = await review.confirm()
    if (confirmed !== undefined)
      answer({ status: 'confirmed', request: requote === undefined ? request : confirmed.request, isForced: false })
  }
  return (
    <Dialog
      title={tText(asked.summary)}
      closeLabel={t('common.close')}
      isOpen
      onClose={() => answer({ status: 'cancelled' })}
      initialFocus={confirmButton}
    >
      <Stack gap={16}>
        <TxPreview request={request} check={check} />
        {times > 1 && (
          <Text tone="muted" size="sm">
            {t('tx.review.times', { count: times })}
          </Text>
        )}
        <ReviewNotes review={review} />
        {isOver ? (
          <Button ref={confirmButton} isFullWidth onClick={() => answer({ status: 'cancelled' })}>
            {t('tx.review.back')}
          </Button>
        ) : (
          <ConfirmButton
            ref={confirmButton}
            block={block}
            isConfirming={review.isConfirming}
            onConfirm={() => void confirm()}
          >
            {t('tx.review.confirm')}
          </ConfirmButton>
        )}
        {canInsist && (
          <Button variant="danger" isFullWidth onClick={() => answer({ status: 'confirmed', request, isForced: true })}>
            {t('tx.review.sendAnyway')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

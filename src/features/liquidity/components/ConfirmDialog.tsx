import type { ReactNode } from 'react'
import type { TxOffer } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { explainRouterError } from '@/domain/trade/explainRouterError'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import type { ConfirmFlow } from '@/widgets/tx/confirm/confirmFlow'
import { progressTitle, TxProgress } from '@/widgets/tx/confirm/TxProgress'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { ConfirmButton } from '@/widgets/tx/review/ConfirmButton'
import { ReviewNotes } from '@/widgets/tx/review/ReviewNotes'
import { TxPreview } from '@/widgets/tx/review/TxPreview'
import type { Review } from '@/widgets/tx/review/useReview'

export interface ConfirmDialogProps {
  /** Of the review. */
  readonly title: string
  readonly flow: ConfirmFlow<unknown>
  readonly outcome: TxOutcome
  /** What is being done, in a sentence. */
  readonly doing: string
  /** What has been done. */
  readonly done: string
  /** What can be done next, once it has been done. */
  readonly next?: ReactNode
  readonly onClose: () => void
  /** The review: mounted until it is on its way. */
  readonly children: ReactNode
}

/** One act from the review to its receipt. Mounted while open. */
export function ConfirmDialog({ title, flow, outcome, doing, done, next, onClose, children }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const isUnderWay = flow.step === 'sending' || flow.step === 'sent'
  return (
    <Dialog
      title={isUnderWay ? t(progressTitle(flow.step, outcome)) : title}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      {isUnderWay ? (
        <TxProgress
          hash={flow.step === 'sent' ? flow.hash : undefined}
          outcome={outcome}
          doing={doing}
          done={done}
          next={next}
          onClose={onClose}
        />
      ) : (
        children
      )}
    </Dialog>
  )
}

export interface ReviewFormProps<O extends TxOffer> {
  readonly review: Review<O>
  readonly flow: ConfirmFlow<unknown>
  readonly confirmLabel: string
  /** `isForced`: the user was told that it would revert. */
  readonly onConfirm: (offer: O, isForced: boolean) => void
  /** What more is looked at before: prices and shares. */
  readonly children: ReactNode
}

/** The last look, and the button that sends what is seen. */
export function ReviewForm<O extends TxOffer>({ review, flow, confirmLabel, onConfirm, children }: ReviewFormProps<O>) {
  const { t, tText } = useTranslation()
  const {
    block,
    offer,
    checking: { check },
  } = review
  const canInsist =
    block?.kind === 'check' && block.verdict.status === 'fails' && block.verdict.error.kind !== 'insufficientFunds'
  const confirm = async () => {
    const confirmed = await review.confirm()
    if (confirmed !== undefined) onConfirm(confirmed, false)
  }
  return (
    <Stack gap={16}>
      <TxPreview request={offer.request} check={check} />
      {children}
      <ReviewNotes review={review} />
      {flow.step === 'review' && flow.isRejected && (
        <Notice tone="info" title={t('tx.rejected')}>
          {t('liquidity.confirm.rejected')}
        </Notice>
      )}
      {flow.step === 'failed' && (
        <Notice tone="bad" title={tText(explainRouterError(flow.error) ?? { key: 'liquidity.confirm.failed' })}>
          {tText(failureDescription(flow.error))}
        </Notice>
      )}
      <ConfirmButton block={block} isConfirming={review.isConfirming} onConfirm={() => void confirm()}>
        {confirmLabel}
      </ConfirmButton>
      {canInsist && (
        <Button variant="danger" isFullWidth onClick={() => onConfirm(offer, true)}>
          {t('tx.review.sendAnyway')}
        </Button>
      )}
    </Stack>
  )
}

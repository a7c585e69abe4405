import type { ReactNode } from 'react'
import type { TxOffer } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { transactionLink } from '@/config/explorer'
import { explainRouterError } from '@/domain/trade/explainRouterError'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ExternalLink } from '@/ui/ExternalLink'
import { BadIcon, GoodIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import type { ConfirmFlow } from '@/widgets/tx/confirm/confirmFlow'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { confirmState } from '@/widgets/tx/review/confirmState'
import { ReviewNotes } from '@/widgets/tx/review/ReviewNotes'
import { TxPreview } from '@/widgets/tx/review/TxPreview'
import type { Review } from '@/widgets/tx/review/useReview'
import { Centered } from './Liquidity.styles'

export interface ConfirmDialogProps {
  /** Of what is looked at. */
  readonly title: string
  /** Of the act, once it is on its way. */
  readonly actTitle: string
  readonly flow: ConfirmFlow<unknown>
  readonly outcome: TxOutcome
  /** What is being done, in a sentence. */
  readonly doing: string
  /** What has been done. */
  readonly done: string
  readonly onClose: () => void
  /** The last look: mounted until it is on its way. */
  readonly children: ReactNode
}

/** One act from the last look to its receipt. It is mounted while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const isUnderWay = props.flow.step === 'sending' || props.flow.step === 'sent'
  return (
    <Dialog
      title={isUnderWay ? props.actTitle : props.title}
      closeLabel={t('common.close')}
      isOpen
      onClose={props.onClose}
    >
      {isUnderWay ? <Progress {...props} /> : props.children}
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
  const { isBusy, reason } = confirmState(block, review.isConfirming)
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
      <Button
        variant="primary"
        isFullWidth
        isBusy={isBusy}
        disabledReason={reason && tText(reason)}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </Button>
      {canInsist && (
        <Button variant="danger" isFullWidth onClick={() => onConfirm(offer, true)}>
          {t('tx.review.insist')}
        </Button>
      )}
    </Stack>
  )
}

const TITLES = {
  succeeded: 'liquidity.confirm.confirmed',
  failed: 'liquidity.confirm.reverted',
  pending: 'liquidity.confirm.submitted',
  unknown: 'liquidity.confirm.submitted',
} as const

function Progress({ flow, outcome, doing, done, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  if (flow.step !== 'sent') {
    return (
      <Centered role="status">
        <Spinner size="48px" />
        <Text isStrong>{t('liquidity.confirm.waiting')}</Text>
        <Text>{doing}</Text>
        <Text size="sm" tone="muted">
          {t('liquidity.confirm.inWallet')}
        </Text>
      </Centered>
    )
  }
  return (
    <Stack gap={16}>
      <Centered role="status">
        {outcome === 'succeeded' && (
          <Text as="span" tone="good">
            <GoodIcon size="48px" />
          </Text>
        )}
        {outcome === 'failed' && (
          <Text as="span" tone="bad">
            <BadIcon size="48px" />
          </Text>
        )}
        {(outcome === 'pending' || outcome === 'unknown') && <Spinner size="48px" />}
        <Text isStrong>{t(TITLES[outcome])}</Text>
        <Text>
          {outcome === 'succeeded' ? done : outcome === 'failed' ? t('liquidity.confirm.reverted.body') : doing}
        </Text>
        <ExternalLink href={transactionLink(flow.hash)}>{t('tx.explorer')}</ExternalLink>
      </Centered>
      <Button isFullWidth onClick={onClose}>
        {t('common.close')}
      </Button>
    </Stack>
  )
}

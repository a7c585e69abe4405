import type { TxOffer } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ChangedNotice } from './ChangedNotice'
import { LossConsent } from './LossConsent'
import { RevertNotice } from './RevertNotice'
import { TxVerdict } from './TxVerdict'
import type { Review } from './useReview'

/** Why a review cannot be confirmed yet, and the loss to accept. */
export function ReviewNotes<O extends TxOffer>({ review }: { readonly review: Review<O> }) {
  const { block, offer, isLossAccepted, acceptLoss } = review
  const loss = offer.request.preview?.loss
  return (
    <>
      <BlockNote review={review} />
      {loss !== undefined && block?.kind !== 'refused' && (
        <LossConsent key={loss.consentUpToBps} loss={loss} isAccepted={isLossAccepted} onAccept={acceptLoss} />
      )}
    </>
  )
}

function BlockNote<O extends TxOffer>({
  review: { block, offer, agreed, checking, accept, lookAgain },
}: {
  readonly review: Review<O>
}) {
  const { t, tText } = useTranslation()
  switch (block?.kind) {
    case 'refused':
      return (
        <Notice tone="bad" title={tText(block.title)}>
          {block.text && tText(block.text)}
        </Notice>
      )
    case 'unread':
      return (
        <Notice
          tone="warning"
          title={t('tx.review.unchecked')}
          action={
            <Button size="sm" onClick={lookAgain}>
              {t('figures.retry')}
            </Button>
          }
        >
          {t('tx.review.unchecked.text')}
        </Notice>
      )
    case 'reverts':
      return <RevertNotice request={offer.request} error={block.error} />
    case 'changed':
      return <ChangedNotice now={offer.request} agreed={agreed.request} onAccept={accept} />
    case 'check':
      return <TxVerdict {...checking} />
    default:
      return null
  }
}

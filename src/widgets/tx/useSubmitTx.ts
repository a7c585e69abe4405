import { useCallback } from 'react'
import { type AnyTxRequest } from '@/chain/tx/txRequest'
import { transactionLink } from '@/config/explorer'
import { type SendResult, useSendTx } from '@/hooks/useSendTx'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { disagreementCount } from '@/store/multicall/agreement'
import { useToasts } from '@/ui/toasts/toastsContext'
import { failureDescription } from './failureDescription'
import { failureText } from './failureText'
import { reviewTx } from './review/askedReview'
import type { ReviewAnswer } from './review/reviewStore'

interface SubmitTerms {
  /**
   * The caller's dialog was the review; `isForced` if the user was warned there that it would revert. It tells the
   * result itself while it is open.
   */
  readonly reviewed?: { readonly isForced: boolean; readonly isOpen?: () => boolean }
}

async function review(request: AnyTxRequest, { reviewed }: SubmitTerms): Promise<ReviewAnswer> {
  return reviewed === undefined ? reviewTx(request) : { status: 'confirmed', request, isForced: reviewed.isForced }
}

/**
 * Reviews a request, sends it once confirmed, and shows a toast: sent (with an explorer link), rejected, or failed
 * with the reason. Never rejects, and does not wait for the receipt.
 */
export function useSubmitTx(): (request: AnyTxRequest, terms?: SubmitTerms) => Promise<SendResult> {
  const { t, tText } = useTranslation()
  const showToast = useToasts()
  const sendTx = useSendTx()
  const { status } = useWallet()
  return useCallback(
    async (asked, terms = {}) => {
      if (status === 'disconnected' || status === 'connecting') {
        showToast({ kind: 'danger', title: t('tx.noWallet') })
        return { status: 'failed', error: { kind: 'unknown' } }
      }
      // On another network there is nothing to review; sending reports the error.
      const reviewed = status === 'connected' ? terms : { reviewed: { isForced: false } }
      const found = disagreementCount.getSnapshot()
      const answer = await review(asked, reviewed).catch((): undefined => undefined)
      if (answer?.status === 'cancelled') return { status: 'rejected' }
      const { request, isForced } = answer ?? { request: asked, isForced: false }
      const send = (): Promise<SendResult> | SendResult => {
        if (answer === undefined) return { status: 'failed', error: { kind: 'network' } }
        // One of the values may have been wrong.
        if (disagreementCount.getSnapshot() !== found) return { status: 'failed', error: { kind: 'disputed' } }
        return sendTx(request, { isForced })
      }
      const result = await send()
      if (terms.reviewed?.isOpen?.()) return result
      if (result.status === 'sent') {
        const link =
          result.isBatch === true ? {} : { link: { href: transactionLink(result.hash), label: t('tx.explorer') } }
        showToast({
          kind: 'info',
          topic: result.hash,
          title: t('tx.sent'),
          description: tText(request.summary),
          ...link,
        })
      } else if (result.status === 'rejected') {
        showToast({ kind: 'info', title: t('tx.rejected'), description: t('tx.rejected.text') })
      } else {
        const title = tText(failureText(request, result.error))
        showToast({ kind: 'danger', title, description: tText(failureDescription(result.error)) })
      }
      return result
    },
    [t, tText, showToast, sendTx, status],
  )
}

import { useCallback } from 'react'
import { failureText, type AnyTxRequest } from '@/chain/txRequest'
import { transactionLink } from '@/config/explorer'
import { type SendResult, useSendTx } from '@/hooks/useSendTx'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'
import { failureDescription } from './failureDescription'

/**
 * Sends a request and says how that went: sent (with a link to the explorer), declined in the wallet, or failed with
 * the request's text and the reason. Never rejects, and does not wait for the receipt.
 */
export function useSubmitTx(): (request: AnyTxRequest) => Promise<SendResult> {
  const { t, tText } = useTranslation()
  const showToast = useToasts()
  const sendTx = useSendTx()
  const { status } = useWallet()
  return useCallback(
    async (request) => {
      if (status === 'disconnected' || status === 'connecting') {
        showToast({ kind: 'danger', title: t('tx.noWallet') })
        return { status: 'failed', error: { kind: 'unknown' } }
      }
      const result = await sendTx(request)
      if (result.status === 'sent') {
        const link = { href: transactionLink(result.hash), label: t('tx.explorer') }
        showToast({ kind: 'info', title: t('tx.sent'), description: tText(request.summary), link })
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

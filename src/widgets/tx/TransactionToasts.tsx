import { useEffect, useRef } from 'react'
import { transactionLink } from '@/config/explorer'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { minedHash, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { type Toast, useToasts } from '@/ui/toasts/toastsContext'
import { isTopicCovered } from './coveredTopics'
import { failureText } from './failureText'

export interface TransactionToastsProps {
  /** Unix milliseconds; outcomes of an earlier visit are not shown again. */
  readonly openedAt: number
  readonly recent: readonly TransactionRecord[]
}

const ENDED: Readonly<
  Record<'replaced' | 'cancelled' | 'dropped', { readonly kind: 'info' | 'warning'; readonly title: TranslationKey }>
> = {
  replaced: { kind: 'info', title: 'tx.replaced.title' },
  cancelled: { kind: 'info', title: 'tx.cancelled.title' },
  dropped: { kind: 'warning', title: 'tx.dropped.title' },
}

/** Shows a toast when a transaction is confirmed, fails or is reorganized, on any page. Renders nothing. */
export function TransactionToasts({ openedAt, recent }: TransactionToastsProps) {
  const { t, tText } = useTranslation()
  const showToast = useToasts()
  const told = useRef(new Map<string, string>())

  useEffect(() => {
    for (const transaction of recent) {
      const { hash, batchId, receipt, confirmedTime, ending, success, revertReason } = transaction
      const state = txState(transaction)
      const endedAt = confirmedTime ?? ending?.time
      const before = told.current.get(hash)
      // A transaction may be confirmed before the account is restored.
      if (state === before || (endedAt !== undefined && endedAt < openedAt)) continue
      told.current.set(hash, state)
      if (isTopicCovered(hash)) continue
      const summary = tText(transaction.summary)
      // A batch has no hash before its receipt.
      const isUnlisted = batchId !== undefined && receipt === undefined
      const link = isUnlisted
        ? {}
        : { link: { href: transactionLink(minedHash(transaction)), label: t('tx.explorer') } }
      // The latest status replaces the previous toast.
      const show = (toast: Toast) => showToast({ ...toast, topic: hash, ...link })
      if (state === 'succeeded') {
        show({ kind: 'success', title: tText(success), description: summary })
      } else if (state === 'reverted') {
        const description =
          revertReason === undefined ? summary : t('tx.reverted.reason', { summary, reason: revertReason })
        show({
          kind: 'danger',
          title: tText(failureText(transaction, { kind: 'reverted', ...(revertReason && { reason: revertReason }) })),
          description,
        })
      } else if (state !== 'pending') {
        const { kind, title } = ENDED[state]
        show({ kind, title: t(title), description: state === 'dropped' ? t('tx.dropped.text', { summary }) : summary })
      } else if (before === 'succeeded' || before === 'reverted') {
        show({ kind: 'warning', title: t('tx.reorganised.title'), description: t('tx.reorganised.text', { summary }) })
      }
    }
  }, [recent, openedAt, showToast, t, tText])

  return null
}

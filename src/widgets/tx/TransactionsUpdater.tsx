import { useEffect, useRef, useState } from 'react'
import { transactionLink } from '@/config/explorer'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'

/** Says when a transaction got its receipt, on whatever page the user is by then. Mounted once; draws nothing. */
export function TransactionsUpdater() {
  const { t, tText } = useTranslation()
  const showToast = useToasts()
  const { recent } = useTransactions()
  const [openedAt] = useState(() => Date.now())
  const told = useRef(new Set<string>())

  useEffect(() => {
    for (const { hash, receipt, confirmedTime, summary, success, failure } of recent) {
      // Receipts of an earlier visit were told then; one may come before the account is known again.
      if (receipt === undefined || confirmedTime === undefined || confirmedTime < openedAt || told.current.has(hash)) continue
      told.current.add(hash)
      const hasSucceeded = receipt.status === 1
      showToast({
        kind: hasSucceeded ? 'success' : 'danger',
        title: tText(hasSucceeded ? success : failure),
        description: tText(summary),
        link: { href: transactionLink(hash), label: t('tx.explorer') },
      })
    }
  }, [recent, openedAt, showToast, t, tText])

  return null
}

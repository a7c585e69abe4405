import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { TransactionRows } from '@/widgets/recent-transactions/TransactionRows'

/** The account's transactions of the last 24 hours, newest first. */
export function TransactionsTab() {
  const { t } = useTranslation()
  const { recent, clearAll } = useTransactions()
  if (recent.length === 0) return <EmptyState title={t('wallet.transactions.empty')} />
  return (
    <Stack gap={24}>
      <TransactionRows transactions={recent} />
      <Row justify="end">
        <Button variant="quiet" size="sm" onClick={clearAll}>
          {t('wallet.transactions.clear')}
        </Button>
      </Row>
    </Stack>
  )
}

import { useTransactions } from '@/hooks/useTransactions'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { TransactionRows } from './TransactionRows'
import { pendingFirst } from './transactionView'

/** The account's transactions of the last 24 hours: pending first, newest first. */
export function RecentTransactionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { recent, clearAll } = useTransactions()
  const ordered = pendingFirst(recent)
  return (
    <Dialog title={t('settings.recent')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {account === undefined ? (
        <EmptyState title={t('settings.recent.connect')} action={<ConnectButton />} />
      ) : ordered.length === 0 ? (
        <EmptyState title={t('wallet.transactions.empty')} />
      ) : (
        <Stack gap={24}>
          <TransactionRows transactions={ordered} />
          <Row justify="end">
            <Button variant="quiet" size="sm" onClick={clearAll}>
              {t('wallet.transactions.clear')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  )
}

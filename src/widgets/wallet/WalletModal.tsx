import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { Tabs } from '@/ui/Tabs'
import { TransactionsTab } from './TransactionsTab'
import { WalletTab } from './WalletTab'

type WalletTabId = 'wallet' | 'transactions'

export interface WalletModalProps {
  readonly tab: WalletTabId
  readonly onTab: (tab: WalletTabId) => void
  readonly onClose: () => void
}

/** The connected wallet: address, balances and recent transactions. */
export function WalletModal({ tab, onTab, onClose }: WalletModalProps) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const tabs = [
    {
      id: 'wallet',
      label: t('wallet.modal.wallet'),
      content: account !== undefined && <WalletTab account={account} />,
    },
    { id: 'transactions', label: t('wallet.modal.transactions'), content: <TransactionsTab /> },
  ] as const
  return (
    <Dialog title={t('wallet.modal.title')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Tabs
        label={t('wallet.modal.tabs')}
        tabs={tabs}
        selectedId={tab}
        onSelect={(id) => onTab(id === 'transactions' ? id : 'wallet')}
      />
    </Dialog>
  )
}

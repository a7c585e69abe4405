import { lazy, Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { useTransactions } from '@/hooks/useTransactions'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { WarningIcon } from '@/ui/icons'
import { Menu, type MenuItem } from '@/ui/Menu'
import { WalletIcon } from '@/ui/rareIcons'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useSwitchNetwork } from './useSwitchNetwork'
import { isLowBalance } from './useWalletBalances'
import { walletDialog } from './walletDialog'

/** The account by its address where its profile can't be loaded. */
const PlainAccount = ({ account }: { readonly account: Address }) => <bdi>{shortenHex(account)}</bdi>
const ProfileBadge = lazy(() =>
  import('./ProfileBadge').then(
    (loaded) => ({ default: loaded.ProfileBadge }),
    () => ({ default: PlainAccount }),
  ),
)

/** The connected account, or what is wrong with its network, with its menu. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { status, account, disconnect } = useWallet()
  const isLow = isLowBalance(useNativeBalance(account))
  const { recent } = useTransactions()
  const switchNetwork = useSwitchNetwork()

  const disconnectItem: MenuItem = { id: 'disconnect', label: t('wallet.menu.disconnect'), onSelect: disconnect }
  if (status === 'wrongChain') {
    const items = [
      {
        id: 'switch',
        label: t('wallet.switchNetwork', { network: getDeployment().chainName }),
        onSelect: () => void switchNetwork(),
      },
      disconnectItem,
    ]
    return (
      <Menu
        size="sm"
        variant="danger"
        items={items}
        trigger={
          <>
            <WarningIcon />
            {t('wallet.wrongNetwork')}
          </>
        }
      />
    )
  }

  const pendingCount = recent.filter((transaction) => txState(transaction) === 'pending').length
  const lowMark = (
    <>
      <WarningIcon />
      <VisuallyHidden>{t('wallet.menu.low')}</VisuallyHidden>
    </>
  )
  const items: readonly MenuItem[] = [
    {
      id: 'wallet',
      label: t('wallet.menu.wallet'),
      ...(isLow ? { icon: lowMark } : {}),
      onSelect: () => walletDialog.set('wallet'),
    },
    { id: 'transactions', label: t('wallet.menu.transactions'), onSelect: () => walletDialog.set('transactions') },
    ...(getDeployment().profile === undefined
      ? []
      : [{ id: 'profile', label: t('shell.title.profile'), to: routes.profile }]),
    ...(getDeployment().nftMarket === undefined
      ? []
      : [{ id: 'nfts', label: t('shell.title.nftProfile'), to: routes.nftProfile }]),
    { id: 'portfolio', label: t('shell.title.portfolio'), to: routes.portfolio },
    { id: 'allowances', label: t('shell.title.allowances'), to: routes.allowances },
    disconnectItem,
  ]
  const trigger =
    pendingCount > 0 ? (
      <>
        <Spinner />
        {t('wallet.pending', { count: pendingCount })}
      </>
    ) : (
      <>
        {isLow ? <WarningIcon /> : <WalletIcon />}
        {account !== undefined && (
          <Suspense fallback={<PlainAccount account={account} />}>
            <ProfileBadge account={account} />
          </Suspense>
        )}
      </>
    )
  return <Menu size="sm" variant="secondary" items={items} trigger={trigger} />
}

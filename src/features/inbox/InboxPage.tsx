import { Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'

const STEPS = ['inbox.how.1', 'inbox.how.2', 'inbox.how.3', 'inbox.how.4', 'inbox.how.5'] as const

// All areas' reads, which nobody needs without a wallet.
const InboxSection = lazyPart(
  async () => (await import('./containers/InboxSection')).InboxSection,
  ['inbox', 'nftTrade'],
)

/** What the connected account can collect, what ends soon, and what has changed, in all areas. */
export default function InboxPage() {
  const { t } = useTranslation()
  const { status, account } = useWallet()
  const missing = missingContracts(getDeployment(), ['multicall'])
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.inbox')} lead={t('inbox.lead')}>
        <HowItWorks title={t('inbox.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 ? (
        <MissingContracts parts={missing} />
      ) : status === 'connected' && account !== undefined ? (
        <Suspense fallback={<Skeleton width="100%" height="9rem" />}>
          <InboxSection key={account} account={account} />
        </Suspense>
      ) : (
        <Stack gap={16} align="start">
          <Text tone="muted">{t('inbox.connect')}</Text>
          {status === 'wrongChain' ? <SwitchNetworkButton /> : <ConnectButton isForAct />}
        </Stack>
      )}
    </Stack>
  )
}

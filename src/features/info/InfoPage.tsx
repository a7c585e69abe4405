import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { INFO_ACCOUNT_PARAM } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress } from '@/lib/hex'
import { PageIntro } from '@/ui/PageIntro'
import { Skeleton } from '@/ui/Skeleton'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { InfoFrame } from './containers/InfoFrame'
import { Overview } from './containers/Overview'

const AccountTransactions = lazyPart(async () => (await import('./containers/AccountTransactions')).AccountTransactions)

const STEPS = ['info.how.1', 'info.how.2', 'info.how.3', 'info.how.4', 'info.how.5'] as const

/** The exchange in figures, or the transactions of the account in the URL. */
export default function InfoPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const account = params.get(INFO_ACCOUNT_PARAM)
  return (
    <InfoFrame
      header={
        <PageIntro title={t('shell.title.info')} lead={t('info.lead')}>
          <HowItWorks title={t('info.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {account !== null && isAddress(account) ? (
        <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
          <AccountTransactions key={account} account={account} />
        </Suspense>
      ) : (
        <Overview />
      )}
    </InfoFrame>
  )
}

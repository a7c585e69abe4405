import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { INFO_ACCOUNT_PARAM } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress } from '@/lib/hex'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
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
        <Stack gap={12} as="header">
          <Heading level={1}>{t('shell.title.info')}</Heading>
          <Text tone="muted">{t('info.lead')}</Text>
          <HowItWorks title={t('info.how')} steps={STEPS} />
        </Stack>
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

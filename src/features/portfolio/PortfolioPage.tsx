import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { SubjectBar } from '@/widgets/subject/SubjectBar'
import { useSubject } from '@/widgets/subject/useSubject'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { Holdings } from './containers/Holdings'

/** All positions of the connected account, or of any address, which can only be read. */
export default function PortfolioPage() {
  const { t } = useTranslation()
  const choice = useSubject()
  const { subject } = choice
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('portfolio.title')}</Heading>
        <Text tone="muted">{t('portfolio.lead')}</Text>
      </Stack>
      <SubjectBar {...choice} />
      {subject.status === 'nobody' && (
        <Card>
          <EmptyState title={t('portfolio.nobody')} action={<ConnectButton />}>{t('portfolio.nobody.body')}</EmptyState>
        </Card>
      )}
      {(subject.status === 'own' || subject.status === 'other') && (
        <Holdings key={subject.account} account={subject.account} isOwn={subject.status === 'own'} />
      )}
    </Stack>
  )
}

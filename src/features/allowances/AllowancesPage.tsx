import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { SubjectBar } from '@/widgets/subject/SubjectBar'
import { useSubject } from '@/widgets/subject/useSubject'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { AllowancesSection } from './containers/AllowancesSection'

/** What an account lets other contracts take, and for the connected one the way to take that back. */
export default function AllowancesPage() {
  const { t } = useTranslation()
  const choice = useSubject()
  const { subject } = choice
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('allowances.title')}</Heading>
        <Text tone="muted">{t('allowances.lead')}</Text>
      </Stack>
      <SubjectBar {...choice} />
      {subject.status !== 'invalid' && (
        <Card as="section" data-testid="allowances">
          {subject.status === 'nobody' ? (
            <EmptyState title={t('allowances.nobody')} action={<ConnectButton />}>{t('allowances.nobody.body')}</EmptyState>
          ) : (
            <AllowancesSection key={subject.account} account={subject.account} isOwn={subject.status === 'own'} />
          )}
        </Card>
      )}
    </Stack>
  )
}

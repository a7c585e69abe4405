import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { AllowancesSection } from './containers/AllowancesSection'

/** What the connected account lets other contracts take, and the way to take that back. */
export default function AllowancesPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1} size="xxl">{t('allowances.title')}</Heading>
        <Text tone="muted">{t('allowances.lead')}</Text>
      </Stack>
      <Card as="section" data-testid="allowances">
        {account === undefined ? (
          <EmptyState title={t('allowances.nobody')} action={<ConnectButton />}>{t('allowances.nobody.body')}</EmptyState>
        ) : (
          <AllowancesSection key={account} account={account} />
        )}
      </Card>
    </Stack>
  )
}

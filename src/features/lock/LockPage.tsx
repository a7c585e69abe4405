import { deployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { Columns } from './components/LockPage.styles'
import { DepositSection } from './containers/DepositSection'
import { LockingsSection } from './containers/LockingsSection'

/** Locks CRO for a fixed rate, and lists the locks of the account. */
export default function LockPage() {
  const { t } = useTranslation()
  const { croLock, multicall } = deployment.contracts
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('lock.title')}</Heading>
        <Text tone="muted">{t('lock.lead')}</Text>
      </Stack>
      {croLock === undefined || multicall === undefined ? (
        <Notice tone="info" title={<MissingParts parts={croLock === undefined ? ['croLock'] : ['multicall']} />}>
          {t('lock.missing.body')}
        </Notice>
      ) : (
        <Columns>
          <DepositSection contract={croLock} />
          <LockingsSection contract={croLock} />
        </Columns>
      )}
    </Stack>
  )
}

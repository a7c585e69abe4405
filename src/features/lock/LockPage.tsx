import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { Columns } from './components/LockPage.styles'
import { DepositSection } from './containers/DepositSection'
import { LockingsSection } from './containers/LockingsSection'

/** Locks CRO at a fixed APR and lists the account's locks. */
export default function LockPage() {
  const { t } = useTranslation()
  const { contracts, lock } = getDeployment()
  const { multicall } = contracts
  const { croLock } = lock.contracts
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('lock.title')}</Heading>
        <Text tone="muted">{t('lock.lead')}</Text>
      </Stack>
      {croLock === undefined || multicall === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), ['croLock', 'multicall'])} />
      ) : (
        <Columns>
          <DepositSection contract={croLock} />
          <LockingsSection contract={croLock} />
        </Columns>
      )}
    </Stack>
  )
}

import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
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
      <PageIntro title={t('lock.title')} lead={t('lock.lead')} />
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

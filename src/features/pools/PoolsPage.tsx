import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { PoolsSection } from './containers/PoolsSection'

/** Stakes single tokens, with manual or automatic compounding. */
export default function PoolsPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'masterChef'])
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.pools')} subtitle={t('pools.lead')} />
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <PoolsSection />}
    </Stack>
  )
}

import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { EXCHANGE_CONTRACTS, missingContracts } from '@/domain/contract/missingContracts'
import { getExchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { AddSection } from './containers/AddSection'

/** The page 'Add Liquidity'. */
export default function AddPage() {
  const exchange = getExchange()
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.addLiquidity')} subtitle={t('liquidity.add.lead')} backTo={routes.liquidity} />
      {exchange === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), EXCHANGE_CONTRACTS)} />
      ) : (
        <AddSection exchange={exchange} />
      )}
    </Stack>
  )
}

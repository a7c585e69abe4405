import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { EXCHANGE_CONTRACTS, missingContracts } from '@/domain/contract/missingContracts'
import { getExchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress, isSameAddress } from '@/lib/hex'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { MigrateSection } from './containers/MigrateSection'

/** Moves the liquidity of one pool from another exchange to this one. */
export default function MigratePage() {
  const exchange = getExchange()
  const { t } = useTranslation()
  const { factory = '', a = '', b = '' } = useParams()
  const origin = getDeployment().exchange?.migrateFrom?.find((known) => isSameAddress(known.factory, factory))
  const isPool = origin !== undefined && isAddress(a) && isAddress(b) && !isSameAddress(a, b)
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('shell.title.migrateLiquidity')}
        subtitle={t('liquidity.migrate.page.lead')}
        backTo={routes.liquidity}
      />
      {exchange === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), EXCHANGE_CONTRACTS)} />
      ) : isPool ? (
        <MigrateSection exchange={exchange} origin={origin} tokens={[a, b]} />
      ) : (
        <Notice tone="info" title={t('liquidity.migrate.unknown')} />
      )}
    </Stack>
  )
}

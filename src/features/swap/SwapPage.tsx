import { lazy, Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { EXCHANGE_CONTRACTS, missingContracts } from '@/domain/contract/missingContracts'
import { getExchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { SwapSection } from './containers/SwapSection'

const MissingContracts = lazy(async () => ({
  default: (await import('@/widgets/figures/MissingContracts')).MissingContracts,
}))

/** Swaps one token for another through the exchange's pools. */
export default function SwapPage() {
  const exchange = getExchange()
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), EXCHANGE_CONTRACTS)
  if (exchange !== undefined && missing.length === 0) return <SwapSection exchange={exchange} />
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.swap')} subtitle={t('swap.intro')} />
      <Suspense fallback={null}>
        <MissingContracts parts={missing} />
      </Suspense>
    </Stack>
  )
}

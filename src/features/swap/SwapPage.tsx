import { lazy, Suspense } from 'react'
import { type ContractName, deployment } from '@/config/deployment'
import { exchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { SwapSection } from './containers/SwapSection'

const NEEDED: readonly ContractName[] = ['factory', 'router', 'wcro', 'multicall']
const missing = NEEDED.filter((name) => deployment.contracts[name] === undefined)

const MissingNote = lazy(async () => ({ default: (await import('./components/MissingNote')).MissingNote }))

/** One token for another, over the pools of the exchange. */
export default function SwapPage() {
  const { t } = useTranslation()
  if (exchange !== undefined && missing.length === 0) return <SwapSection exchange={exchange} />
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.swap')} subtitle={t('swap.intro')} />
      <Suspense fallback={null}>
        <MissingNote parts={missing} />
      </Suspense>
    </Stack>
  )
}

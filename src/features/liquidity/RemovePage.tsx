import { routes } from '@/config/routes'
import { exchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { MissingExchange } from './components/MissingExchange'
import { RemoveSection } from './containers/RemoveSection'

/** Takes two tokens out of a pool. */
export default function RemovePage() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('shell.title.removeLiquidity')}
        subtitle={t('liquidity.remove.lead')}
        backTo={routes.liquidity}
      />
      {exchange === undefined ? <MissingExchange /> : <RemoveSection exchange={exchange} />}
    </Stack>
  )
}

import { routes } from '@/config/routes'
import { exchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { MissingExchange } from './components/MissingExchange'
import { AddSection } from './containers/AddSection'

/** Puts two tokens into a pool. */
export default function AddPage() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.addLiquidity')} subtitle={t('liquidity.add.lead')} backTo={routes.liquidity} />
      {exchange === undefined ? <MissingExchange /> : <AddSection exchange={exchange} />}
    </Stack>
  )
}

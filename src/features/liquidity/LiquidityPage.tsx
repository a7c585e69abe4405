import { routes } from '@/config/routes'
import { exchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { MissingExchange } from './components/MissingExchange'
import { PositionsSection } from './containers/PositionsSection'

/** The account's liquidity, and the ways to add to it. */
export default function LiquidityPage() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.liquidity')} subtitle={t('liquidity.lead')} />
      {exchange === undefined ? <MissingExchange /> : (
        <Stack gap={36}>
          <Row gap={12}>
            <ButtonLink variant="primary" to={routes.addLiquidity}>{t('liquidity.add')}</ButtonLink>
            <ButtonLink to={routes.findPool}>{t('liquidity.import')}</ButtonLink>
          </Row>
          <PositionsSection exchange={exchange} />
        </Stack>
      )}
    </Stack>
  )
}

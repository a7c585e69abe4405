import { lazy, Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { EXCHANGE_CONTRACTS, missingContracts } from '@/domain/contract/missingContracts'
import { getExchange } from '@/domain/pair/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Grid, Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { PageHeader } from '@/widgets/page-header/PageHeader'

const PositionsSection = lazy(async () => ({
  default: (await import('./containers/PositionsSection')).PositionsSection,
}))

/** The account's liquidity positions, with links to add and import. */
export default function LiquidityPage() {
  const exchange = getExchange()
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.liquidity')} subtitle={t('liquidity.lead')} />
      {exchange === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), EXCHANGE_CONTRACTS)} />
      ) : (
        <Stack gap={36}>
          <Row gap={12}>
            <ButtonLink variant="primary" to={routes.addLiquidity}>
              {t('liquidity.add')}
            </ButtonLink>
            <ButtonLink to={routes.findPool}>{t('liquidity.import')}</ButtonLink>
          </Row>
          <Suspense
            fallback={
              <Grid min="320px">
                <Card>
                  <Skeleton width="100%" height="13rem" />
                </Card>
                <Card>
                  <Skeleton width="100%" height="13rem" />
                </Card>
              </Grid>
            }
          >
            <PositionsSection exchange={exchange} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  )
}

import { Suspense, useState } from 'react'
import { raisedWei } from '@/domain/ifo/sale'
import { valuedView } from '@/domain/price/valuedView'
import { getDollarToken } from '@/domain/token/token'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { Big, Details, Trio } from '../components/Ifo.styles'
import { PhaseBadge } from '../components/PhaseBadge'
import { subscription } from '../model/saleView'
import { SaleBody, type SaleBodyProps } from './SaleBody'

const PriceSince = lazyPart(async () => (await import('./PriceSince')).PriceSince)
const PriceChart = lazyPart(async () => (await import('./PriceChart')).PriceChart, ['chart'])

/** A sale that has ended: what it raised and what its token did since; the rest on demand. */
export function PastSale({ ifo, reads, block, onCommit }: Omit<SaleBodyProps, 'phase'>) {
  const { t, locale } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isChartOpen, setIsChartOpen] = useState(false)
  const { offering, sale } = reads
  const { lpToken } = ifo.offerings
  const raised = valuedView({ amount: mapLoadable(sale, raisedWei), price: ifo.lpPrice, currency: lpToken, locale })
  const pools = valueOf(sale)?.pools ?? []
  const titleId = `ifo-${offering.id}`
  return (
    <Card as="article" aria-labelledby={titleId} data-testid={titleId}>
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Row gap={12}>
            <TokenIcon {...offering.token} size={36} />
            <Heading level={2} size="lg" id={titleId}>
              {t('ifo.sale', { token: offering.token.symbol })}
            </Heading>
          </Row>
          <PhaseBadge phase="finished" />
        </Row>
        <Trio>
          <div>
            <Text as="dt" size="sm" tone="muted">
              {t('ifo.past.raised')}
            </Text>
            <dd>
              <Big>
                <LoadableFigure view={raised.amount} />
              </Big>
              <Text as="span" size="sm" tone="muted">
                ≈ <LoadableFigure view={raised.usd} />
              </Text>
            </dd>
          </div>
          <div>
            <Text as="dt" size="sm" tone="muted">
              {t('ifo.past.committed')}
            </Text>
            <dd>
              {pools.map((pool) => (
                <Text key={pool.name} as="div">
                  {t(`ifo.past.pool.${pool.name}`, { percent: formatRate(subscription(pool), locale).text })}
                </Text>
              ))}
              {pools.length === 0 && (
                <LoadableFigure view={raised.amount.status === 'failed' ? raised.amount : { status: 'loading' }} />
              )}
            </dd>
          </div>
          <div>
            <Text as="dt" size="sm" tone="muted">
              {t('ifo.past.since')}
            </Text>
            <dd>
              <Suspense fallback={<Skeleton width="8ch" height="1.5em" />}>
                <PriceSince offerings={ifo.offerings} offering={offering} pools={pools} lpPrice={ifo.lpPrice} />
              </Suspense>
            </dd>
          </div>
        </Trio>
        <div>
          <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>{t('ifo.past.details')}</summary>
            {isOpen && <SaleBody ifo={ifo} reads={reads} phase="finished" block={block} onCommit={onCommit} />}
          </Details>
          {getDollarToken() !== undefined && (
            <Details onToggle={(event) => setIsChartOpen(event.currentTarget.open)}>
              <summary>{t('ifo.past.chart')}</summary>
              {isChartOpen && (
                <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
                  <PriceChart token={offering.token} />
                </Suspense>
              )}
            </Details>
          )}
        </div>
      </Stack>
    </Card>
  )
}

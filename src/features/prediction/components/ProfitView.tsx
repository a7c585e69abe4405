import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { roundPath } from '@/config/routes'
import type { BetRecord } from '@/domain/prediction/model/betRecord'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { formatRate } from '@/lib/figureFormat'
import { EmptyState } from '@/ui/EmptyState'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { croText, netText } from '../model/croText'
import { profitOf, profitPoints } from '../model/profit'

const PLACES = 4

/** Keeps each figure near its name. */
const Figures = styled.div`
  max-inline-size: 32rem;
`

/** What the account has won and lost, with its net result over time. */
export function ProfitView({ records }: { readonly records: readonly BetRecord[] }) {
  const { t, locale } = useTranslation()
  const nowSec = useNowSec()
  const profit = useMemo(() => profitOf(records), [records])
  const points = useMemo(
    () => profitPoints(records, (net) => `${formatDecimal(net, { places: PLACES, locale })} CRO`),
    [records, locale],
  )
  const { returnRate, averageStakeWei, best } = profit
  if (returnRate === undefined || averageStakeWei === undefined)
    return <EmptyState title={t('prediction.profit.none')}>{t('prediction.profit.none.body')}</EmptyState>
  const rate = formatRate(returnRate, locale)
  return (
    <Stack gap={24}>
      <Figures>
        <Facts>
          <Fact name={t('prediction.profit.net')}>
            <Figure>{netText(profit.netWei, locale)}</Figure>
          </Fact>
          <Fact name={t('prediction.profit.rounds')}>
            {t('prediction.profit.rounds.value', { won: profit.wonRounds, lost: profit.lostRounds })}
          </Fact>
          {profit.refundedRounds > 0 && <Fact name={t('prediction.profit.refunded')}>{profit.refundedRounds}</Fact>}
          <Fact name={t('prediction.profit.return')}>
            <Figure title={rate.full} unit="%">
              {rate.text}
            </Figure>
          </Fact>
          <Fact name={t('prediction.profit.average')}>{croText(averageStakeWei, locale)}</Fact>
          {best !== undefined && (
            <Fact name={t('prediction.profit.best')}>
              <Link to={roundPath(best.epoch)}>
                {t('prediction.profit.best.value', { epoch: best.epoch, net: netText(best.netWei, locale) })}
              </Link>
            </Fact>
          )}
        </Facts>
      </Figures>
      <TimeChart title={t('prediction.profit.chart')} points={points} nowSec={nowSec} />
      <div>
        <Text size="sm" tone="muted">
          {t('prediction.profit.note')}
        </Text>
        {points.length > 1 && <ChartLicense />}
      </div>
    </Stack>
  )
}

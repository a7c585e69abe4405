import { useMemo } from 'react'
import { PRICE_DECIMALS } from '@/domain/prediction/reads'
import type { Market, OracleAnswer } from '@/domain/prediction/round'
import { useRound } from '@/domain/prediction/useMarket'
import { useGameSettings } from '@/hooks/useGameSettings'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import { ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { ChartSection } from '@/widgets/chart/ChartSection'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { DataTable } from '@/widgets/table/DataTable'
import { PaneCard } from '../components/PaneCard'
import { PriceDrawing } from '../components/PriceDrawing'
import { useOracleAnswers } from '../hooks/useOracleAnswers'
import { useRoundState } from '../hooks/useRoundState'
import { lineWindow, OLD_SEC, priceLine } from '../model/priceLine'
import { priceText } from '../model/priceText'

const TABLE_ROWS = 10

/** The oracle's price, as a drawing or a table. */
export function PriceSection({ market }: { readonly market: Market }) {
  const { t, locale } = useTranslation()
  const { settings, change } = useGameSettings()
  const answers = useOracleAnswers()
  const nowSec = useNowSec()
  const all = valueOf(answers)
  const shown = useMemo(() => all && lineWindow(all, nowSec), [all, nowSec])
  const rows = shown?.answers
  const latest = rows?.at(-1)
  const live = valueOf(useRound(market.currentEpoch > 1 ? market.currentEpoch - 1 : undefined))
  const state = useRoundState(live, market)
  const lockPrice = state === 'live' || state === 'closing' ? live?.lockPrice : undefined
  const lockedSec = (live?.closeSec ?? 0) - market.intervalSec
  const line = useMemo(
    () =>
      shown === undefined || shown.answers.length === 0
        ? undefined
        : priceLine(
            shown.answers.map(({ updatedSec, price }) => ({ timeSec: updatedSec, price: price.toNumber() })),
            lockPrice === undefined
              ? undefined
              : { price: toDecimal(lockPrice, PRICE_DECIMALS).toNumber(), timeSec: lockedSec },
            shown.endSec,
          ),
    [shown, lockPrice, lockedSec],
  )
  const textOf = ({ answer }: OracleAnswer) => priceText(answer, locale).text
  if (answers.status === 'failed')
    return (
      <Notice tone="bad" title={t('prediction.price.failed')} action={<RetryButton onRetry={answers.retry} />}>
        {t('prediction.price.failed.body')}
      </Notice>
    )
  return (
    <PaneCard testId="price-chart" title={t('prediction.chart')}>
      <Stack gap={16}>
        {rows === undefined ? (
          <Skeleton width="100%" height="18rem" />
        ) : (
          <ChartSection
            title={t('prediction.price')}
            summary={t('prediction.price.summary', {
              from: rows[0] ? textOf(rows[0]) : '',
              to: latest ? textOf(latest) : '',
              lock: lockPrice === undefined ? t('prediction.price.noLock') : priceText(lockPrice, locale).text,
            })}
            empty={line === undefined ? <EmptyState title={t('prediction.price.none')} /> : undefined}
            drawing={
              line &&
              latest && (
                <PriceDrawing
                  line={line}
                  nowLabel={textOf(latest)}
                  lockLabel={
                    lockPrice === undefined
                      ? undefined
                      : t('prediction.price.lockedAt', { price: priceText(lockPrice, locale).text })
                  }
                />
              )
            }
            table={
              <DataTable
                caption={t('prediction.price')}
                rows={ready([...rows].reverse())}
                rowKey={({ id }) => String(id)}
                empty={null}
                pageRows={TABLE_ROWS}
                isDense
                exportName="oracle-prices"
                columns={[
                  {
                    id: 'time',
                    header: t('chart.time'),
                    cell: ({ updatedSec }) => formatTime(updatedSec, locale),
                    sortBy: ({ updatedSec }) => updatedSec,
                    exportText: ({ updatedSec }) => isoTime(updatedSec),
                  },
                  {
                    id: 'price',
                    header: t('prediction.price'),
                    align: 'end',
                    cell: textOf,
                    sortBy: ({ price }) => price.toNumber(),
                    exportText: ({ price }) => price.toFixed(),
                  },
                  {
                    id: 'id',
                    header: t('prediction.price.id'),
                    align: 'end',
                    cell: ({ id }) => String(id),
                    exportText: ({ id }) => String(id),
                  },
                ]}
              />
            }
          />
        )}
        {latest !== undefined && nowSec - latest.updatedSec > OLD_SEC && (
          <Notice tone="warning" title={t('prediction.price.old', { time: formatTime(latest.updatedSec, locale) })}>
            {t('prediction.price.old.body')}
          </Notice>
        )}
        {settings.isPredictionChartNoticeShown && (
          <Notice
            tone="info"
            title={t('prediction.chart.notice')}
            action={
              <Button size="sm" onClick={() => change({ isPredictionChartNoticeShown: false })}>
                {t('prediction.chart.notice.hide')}
              </Button>
            }
          >
            {t('prediction.chart.notice.body')}
          </Notice>
        )}
      </Stack>
    </PaneCard>
  )
}

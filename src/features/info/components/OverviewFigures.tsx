import type { InfoOverview } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import type { Loadable } from '@/lib/loadable'
import { countFigure } from '../model/countFigure'
import { type FigureCurrency, formatIn } from '../model/worth'
import { FigureList } from './FigureList'

export interface OverviewFiguresProps {
  readonly overview: Loadable<InfoOverview>
  readonly currency: FigureCurrency
}

/** The exchange now and over 24 hours. */
export function OverviewFigures({ overview, currency }: OverviewFiguresProps) {
  const { t, locale } = useTranslation()
  const write = formatIn(currency, 'compact', locale)
  return (
    <FigureList
      data={overview}
      figures={[
        {
          name: t('info.croPrice'),
          textOf: ({ croPrice }) => croPrice && formatUsd(croPrice, locale),
          changeOf: ({ croPriceChange }) => croPriceChange,
        },
        {
          name: t('info.liquidity'),
          textOf: ({ liquidity: { [currency]: value } }) => value && write(value),
          changeOf: ({ liquidityChange }) => liquidityChange[currency],
        },
        {
          name: t('info.volume24h'),
          textOf: ({ volume24h: { [currency]: value } }) => value && write(value),
          changeOf: ({ volumeChange }) => volumeChange[currency],
        },
        { name: t('info.fees24h'), textOf: ({ fees24h: { [currency]: value } }) => value && write(value) },
        {
          name: t('info.transactions24h'),
          textOf: ({ transactions24h }) => countFigure(transactions24h, locale),
        },
        { name: t('info.pools'), textOf: ({ pools }) => countFigure(pools, locale) },
      ]}
    />
  )
}

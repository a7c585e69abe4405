import { styled } from 'styled-components'
import type { InfoOverview } from '@/domain/exchange-info/model/info'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { type FigureText, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { type FigureCurrency, formatIn } from '../model/worth'
import { DayChange } from './DayChange'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[16]} ${theme.space[24]};
  margin: 0;
  padding-block: ${theme.space[16]};
  border-block: 1px solid ${theme.color.line};
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    min-block-size: 1.5em;
    font-size: ${theme.fontSize.lg};
    font-weight: 600;
  }
  /* Changes keep their line while they load. */
  dd + dd {
    font-size: ${theme.fontSize.sm};
    font-weight: 400;
  }
`

interface OverviewFigure {
  readonly name: string
  /** Undefined if it is not known. */
  readonly textOf: (overview: InfoOverview) => FigureText | undefined
  /** Absent for a figure without a change. */
  readonly changeOf?: (overview: InfoOverview) => Decimal | undefined
}

export interface OverviewFiguresProps {
  readonly overview: Loadable<InfoOverview>
  readonly currency: FigureCurrency
}

/** The exchange now and over 24 hours. */
export function OverviewFigures({ overview, currency }: OverviewFiguresProps) {
  const { t, locale } = useTranslation()
  const write = formatIn(currency, 'compact', locale)
  const count = (value: number): FigureText => {
    const text = value.toLocaleString(locale, { numberingSystem: 'latn' })
    return { text, full: text }
  }
  const figures: readonly OverviewFigure[] = [
    {
      name: t('info.croPrice'),
      textOf: ({ croPrice }) => croPrice && formatUsd(croPrice, locale),
      changeOf: ({ croPriceChange }) => croPriceChange,
    },
    {
      name: t('info.liquidity'),
      textOf: ({ liquidity }) => liquidity[currency] && write(liquidity[currency]),
      changeOf: ({ liquidityChange }) => liquidityChange[currency],
    },
    {
      name: t('info.volume24h'),
      textOf: ({ volume24h }) => volume24h[currency] && write(volume24h[currency]),
      changeOf: ({ volumeChange }) => volumeChange[currency],
    },
    { name: t('info.fees24h'), textOf: ({ fees24h }) => fees24h[currency] && write(fees24h[currency]) },
    {
      name: t('info.transactions24h'),
      textOf: ({ transactions24h }) => (transactions24h === undefined ? undefined : count(transactions24h)),
    },
    { name: t('info.pools'), textOf: ({ pools }) => (pools === undefined ? undefined : count(pools)) },
  ]
  const known = valueOf(overview)
  return (
    <List>
      {figures.map(({ name, textOf, changeOf }) => {
        const view = figureView(overview, textOf)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {view.status === 'unpriced' ? <Absent reason={t('info.unknown')} /> : <LoadableFigure view={view} />}
            </dd>
            {changeOf !== undefined && <dd>{known !== undefined && <DayChange change={changeOf(known)} />}</dd>}
          </div>
        )
      })}
    </List>
  )
}

import type { Concentration } from '@/domain/exchange-info/model/concentration'
import type { InfoPoolDetail, InfoSeries } from '@/domain/exchange-info/model/info'
import type { NetFlow } from '@/domain/exchange-info/model/netFlow'
import type { Translation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable } from '@/lib/loadable'
import { formatElapsed } from '@/lib/relativeTime'
import type { GrowthLine } from '@/widgets/chart/growthLine'
import { type FigureCurrency, formatIn } from '../model/worth'
import { poolFigures } from '../pool-page/poolFigures'
import { signed } from '../pool-page/signed'

/** What is compared of a pool; undefined values: the index does not know the pool. */
export interface ComparedPool {
  readonly figures: Loadable<InfoPoolDetail | undefined>
  /** Of the last 7 days. */
  readonly flow: Loadable<NetFlow | undefined>
  readonly concentration: Loadable<Concentration | undefined>
}

export interface ComparedRow {
  readonly id: string
  readonly name: string
  /** Of each pool, in order. */
  readonly views: readonly FigureView[]
}

/** The volume of 24 hours as a part of the liquidity, 1 = 100 %; undefined for figures that can't be trusted. */
export function turnover(pool: InfoPoolDetail | undefined): Decimal | undefined {
  if (pool === undefined || pool.doubts.length > 0) return undefined
  const [volume, liquidity] = [pool.volume24h.usd, pool.liquidity.usd]
  return liquidity?.gt(0) === true ? volume?.div(liquidity) : undefined
}

/** The figures of pools, row by row. @param nowSec Unix seconds */
export function comparedRows(
  pools: readonly ComparedPool[],
  t: Translation['t'],
  currency: FigureCurrency,
  locale: string,
  nowSec: number,
): readonly ComparedRow[] {
  const rate = (share: Decimal | undefined) => share && formatApy(share, locale)
  const plain = (text: string): FigureText => ({ text, full: text })
  const row = <T>(
    id: string,
    name: string,
    pick: (pool: ComparedPool) => Loadable<T>,
    textOf: (value: T) => FigureText | undefined,
  ): ComparedRow => ({ id, name, views: pools.map((pool) => figureView(pick(pool), textOf)) })
  const ofFigures = ({ figures }: ComparedPool) => figures
  const ofHolders = ({ concentration }: ComparedPool) => concentration
  return [
    ...poolFigures(t, currency, locale).map(({ name, textOf }) => row(name, name, ofFigures, textOf)),
    row('turnover', t('infoDetail.compare.turnover'), ofFigures, (pool) => rate(turnover(pool))),
    row(
      'flow',
      t('infoDetail.compare.flow'),
      ({ figures, flow }) => combineLoadables([figures, flow]),
      ([pool, flow]) => {
        const net = pool?.doubts.length === 0 ? flow?.liquidity.worth[currency] : undefined
        return net && signed(net, formatIn(currency, 'compact', locale))
      },
    ),
    row('largest', t('infoDetail.holders.largest'), ofHolders, (found) => rate(found?.largest)),
    row('topTen', t('infoDetail.holders.topTen'), ofHolders, (found) => rate(found?.topTen)),
    row('inContracts', t('infoDetail.holders.inContracts'), ofHolders, (found) => rate(found?.inContracts)),
    row('created', t('infoDetail.created'), ofFigures, (pool) =>
      pool === undefined ? undefined : plain(formatElapsed(Math.max(0, nowSec - pool.createdSec), locale)),
    ),
  ]
}

/** The liquidity of two pools on the days that both have one. */
export function liquidityLines(
  series: readonly [InfoSeries, InfoSeries],
  names: readonly [string, string],
  currency: FigureCurrency,
  locale: string,
): readonly [GrowthLine, GrowthLine] {
  const write = formatIn(currency, 'compact', locale)
  const byDay = ({ periods }: InfoSeries): ReadonlyMap<number, Decimal | undefined> =>
    new Map(periods.map(({ startSec, liquidity }) => [startSec, liquidity[currency]]))
  const [first, second] = [byDay(series[0]), byDay(series[1])]
  const days = [...first.keys()].filter((day) => first.get(day) !== undefined && second.get(day) !== undefined)
  const lineOf = (name: string, values: typeof first): GrowthLine => ({
    name,
    points: days.flatMap((timeSec) => {
      const value = values.get(timeSec)
      return value === undefined ? [] : [{ timeSec, value: value.toNumber(), text: write(value).text }]
    }),
  })
  return [lineOf(names[0], first), lineOf(names[1], second)]
}

import type { InfoPool, Worth } from '@/domain/exchange-info/model/info'
import type { Translation } from '@/i18n/useTranslation'
import { formatApy } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import type { ListedFigure } from '../components/FigureList'
import { countFigure } from '../model/countFigure'
import { type FigureCurrency, formatIn } from '../model/worth'

/** A pool's liquidity, volume and fees; those that can't be trusted are not shown. */
export function poolFigures(
  t: Translation['t'],
  currency: FigureCurrency,
  locale: string,
): readonly ListedFigure<InfoPool | undefined>[] {
  const write = formatIn(currency, 'compact', locale)
  const trusted = (pool: InfoPool | undefined) => (pool?.doubts.length === 0 ? pool : undefined)
  const worth =
    (pick: (pool: InfoPool) => Worth) =>
    (pool: InfoPool | undefined): FigureText | undefined => {
      const known = trusted(pool)
      const value = known && pick(known)[currency]
      return value && write(value)
    }
  return [
    {
      name: t('info.liquidity'),
      textOf: worth(({ liquidity }) => liquidity),
      changeOf: (pool) => trusted(pool)?.liquidityChange,
    },
    {
      name: t('info.volume24h'),
      textOf: worth(({ volume24h }) => volume24h),
      changeOf: (pool) => trusted(pool)?.volumeChange,
    },
    { name: t('info.volume7d'), textOf: worth(({ volume7d }) => volume7d) },
    { name: t('info.fees24h'), textOf: worth(({ fees24h }) => fees24h) },
    {
      name: t('info.feeApr'),
      textOf: (pool) => {
        const apr = trusted(pool)?.feeApr
        return apr && formatApy(apr, locale)
      },
    },
    { name: t('info.transactions24h'), textOf: (pool) => countFigure(pool?.transactions24h, locale) },
  ]
}

import type { InfoToken, Worth } from '@/domain/exchange-info/model/info'
import type { Translation } from '@/i18n/useTranslation'
import type { FigureText } from '@/lib/figureView'
import type { ListedFigure } from '../components/FigureList'
import { countFigure } from '../model/countFigure'
import { type FigureCurrency, formatIn, type WorthForm } from '../model/worth'

/** A token's price, liquidity and volume; those that can't be trusted are not shown. */
export function tokenFigures(
  t: Translation['t'],
  currency: FigureCurrency,
  locale: string,
): readonly ListedFigure<InfoToken | undefined>[] {
  const trusted = (token: InfoToken | undefined) => (token?.doubts.length === 0 ? token : undefined)
  const worth =
    (pick: (token: InfoToken) => Worth, form: WorthForm = 'compact') =>
    (token: InfoToken | undefined): FigureText | undefined => {
      const known = trusted(token)
      const value = known && pick(known)[currency]
      return value && formatIn(currency, form, locale)(value)
    }
  return [
    {
      name: t('info.price'),
      textOf: worth(({ price }) => price, 'price'),
      changeOf: (token) => trusted(token)?.priceChange[currency],
    },
    {
      name: t('info.liquidity'),
      textOf: worth(({ liquidity }) => liquidity),
      changeOf: (token) => trusted(token)?.liquidityChange,
    },
    { name: t('info.volume24h'), textOf: worth(({ volume24h }) => volume24h) },
    { name: t('info.transactions24h'), textOf: (token) => countFigure(token?.transactions24h, locale) },
  ]
}

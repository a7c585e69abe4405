import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { Fact } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { formatRateOf, rateOf } from '../model/prices'

export interface PriceFactsProps {
  readonly a: Currency
  readonly b: Currency
  /** Two amounts in base units, above 0, whose ratio is the price; undefined if there is no price yet. */
  readonly priced: { readonly amountA: bigint; readonly amountB: bigint } | undefined
}

/** The price of each currency in the other. */
export function PriceFacts({ a, b, priced }: PriceFactsProps) {
  const { t, locale } = useTranslation()
  const rate = (of: Currency, inTerms: Currency, value: Decimal | undefined) => (
    <Fact name={t('liquidity.price', { a: of.symbol })}>
      {value === undefined ? '–' : <Figure unit={inTerms.symbol}>{formatRateOf(value, locale)}</Figure>}
    </Fact>
  )
  return (
    <>
      {rate(a, b, priced && rateOf(priced.amountA, a.decimals, priced.amountB, b.decimals))}
      {rate(b, a, priced && rateOf(priced.amountB, b.decimals, priced.amountA, a.decimals))}
    </>
  )
}

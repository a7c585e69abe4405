import { routes } from '@/config/routes'
import { type Currency, currencyParam } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Text } from '@/ui/Text'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'

export function TokenSymbol({ symbol }: { readonly symbol: string }) {
  return (
    <Text as="span" tone="muted">
      {symbol}
    </Text>
  )
}

export interface WorthProps {
  /** Base units; undefined while nothing is typed. */
  readonly wei: bigint | undefined
  readonly decimals: number
  /** USD per token. */
  readonly price: Loadable<Decimal | undefined>
}

/** The value of a typed amount; nothing without a price. */
export function Worth({ wei, decimals, price }: WorthProps) {
  const usd = valueOf(price)
  return wei === undefined || usd === undefined ? null : <UsdFigure usd={usd.times(toDecimal(wei, decimals))} />
}

/** A link to a swap for more of the token to stake. */
export function GetToken({ currency: { address, symbol } }: { readonly currency: Currency }) {
  const { t } = useTranslation()
  return (
    <ButtonLink size="sm" variant="quiet" to={`${routes.swap}?outputCurrency=${currencyParam(address)}`}>
      {t('pools.get', { asset: symbol })}
    </ButtonLink>
  )
}

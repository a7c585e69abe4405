import { routes } from '@/config/routes'
import { type Currency, currencyParam } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Text } from '@/ui/Text'

export function TokenSymbol({ symbol }: { readonly symbol: string }) {
  return (
    <Text as="span" tone="muted">
      {symbol}
    </Text>
  )
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

import { deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'

const { product } = deployment.contracts

/** To the zap that buys the product's token; nothing on a network that does not have it. */
export function BuyLink() {
  const { t } = useTranslation()
  if (product === undefined) return null
  return (
    <ButtonLink to={`${routes.zap}?outputCurrency=${product}`} size="sm">
      {t('shell.buy')}
    </ButtonLink>
  )
}

import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'

/** Links to the zap for the product's token; nothing on a network without it. */
export function BuyLink() {
  const { product } = getDeployment().contracts
  const { t } = useTranslation()
  if (product === undefined) return null
  return (
    <ButtonLink to={`${routes.zap}?outputCurrency=${product}`} size="sm">
      {t('shell.buy')}
    </ButtonLink>
  )
}

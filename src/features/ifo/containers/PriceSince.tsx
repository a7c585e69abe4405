import type { Offering, Offerings } from '@/domain/ifo/offering'
import type { SalePool } from '@/domain/ifo/sale'
import { routePrice } from '@/domain/pair/priceRoute'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import { getDollarToken, type Token } from '@/domain/token/token'
import { useTranslation } from '@/i18n/useTranslation'
import { formatChange } from '@/lib/changeFormat'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { ChangeFigure } from '@/widgets/figures/ChangeFigure'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Big } from '../components/Ifo.styles'
import { priceOf } from '../model/saleView'

interface PriceSinceProps {
  readonly offerings: Offerings
  readonly offering: Offering
  /** Of the sale; empty while it is not read. */
  readonly pools: readonly SalePool[]
  /** USD per LP token. */
  readonly lpPrice: Loadable<Decimal | undefined>
}

/** What an offered token costs on the exchange now, and against the price of its sale at what LP tokens are worth now. */
export function PriceSince(props: PriceSinceProps) {
  const { t } = useTranslation()
  const dollar = getDollarToken()
  return dollar === undefined ? (
    <Text tone="muted">{t('ifo.past.noPrice')}</Text>
  ) : (
    <PriceIn {...props} dollar={dollar} />
  )
}

function PriceIn({
  offerings: { lpToken },
  offering: { token },
  pools,
  lpPrice,
  dollar,
}: PriceSinceProps & { readonly dollar: Token }) {
  const { t, locale } = useTranslation()
  const route = usePriceRoute(token, dollar)
  const price = mapLoadable(route, (known) => (typeof known === 'object' ? routePrice(known) : undefined))
  const [pool] = pools.slice(-1)
  const usdPerLp = valueOf(lpPrice)
  const saleUsd = pool && usdPerLp && priceOf(pool, { lp: lpToken.decimals, token: token.decimals }).times(usdPerLp)
  const now = valueOf(price)
  if ('value' in price && now === undefined) return <Text tone="muted">{t('ifo.past.noPrice')}</Text>
  return (
    <>
      <Big>
        <LoadableFigure view={figureView(price, (usd) => usd && formatUsd(usd, locale))} />
      </Big>
      {saleUsd !== undefined && now !== undefined && !saleUsd.isZero() && (
        <Text as="div" size="sm" tone="muted">
          {t('ifo.past.salePrice', { price: formatUsd(saleUsd, locale).text })}{' '}
          <ChangeFigure change={formatChange(now.div(saleUsd).minus(1), locale)} title={t('ifo.past.change')} />
        </Text>
      )}
    </>
  )
}

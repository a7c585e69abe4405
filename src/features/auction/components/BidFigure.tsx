import type { FarmAuctions } from '@/domain/auction/auction'
import { valuedView } from '@/domain/price/valuedView'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, ready } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface BidFigureProps {
  readonly token: FarmAuctions['token']
  /** Base units. */
  readonly wei: Loadable<bigint> | bigint
  /** USD per token. */
  readonly price: Loadable<Decimal | undefined>
  /** The value beside the amount instead of below it. */
  readonly isInline?: boolean
}

/** An amount of the bids' token, with its value in dollars. */
export function BidFigure({ token, wei, price, isInline = false }: BidFigureProps) {
  const { locale } = useTranslation()
  const amount = typeof wei === 'bigint' ? ready(wei) : wei
  const view = valuedView({ amount, price, currency: token, locale, digits: DIGITS })
  return (
    <>
      <LoadableFigure view={view.amount} /> {!isInline && <br />}
      {amount.status !== 'failed' && (
        <Text as="span" size="sm" tone="muted">
          <LoadableFigure view={view.usd} />
        </Text>
      )}
    </>
  )
}

/** Bids are whole numbers: all of their digits are shown. */
const DIGITS = 12

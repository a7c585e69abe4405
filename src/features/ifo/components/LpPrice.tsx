import type { Offerings } from '@/domain/ifo/offering'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'

const DIGITS = 4

interface LpPriceProps {
  /** LP tokens per offered token. */
  readonly price: Decimal
  readonly lpToken: Offerings['lpToken']
  /** USD per LP token. */
  readonly lpPrice: Loadable<Decimal | undefined>
}

/** A price in LP tokens, with its dollars at the LP token's price now. */
export function LpPrice({ price, lpToken, lpPrice }: LpPriceProps) {
  const { locale } = useTranslation()
  const usdPerLp = valueOf(lpPrice)
  return (
    <>
      <Figure unit={lpToken.symbol} title={`${formatDecimal(price, { locale })} ${lpToken.symbol}`}>
        {formatDecimal(price, { significant: DIGITS, locale })}
      </Figure>
      {usdPerLp !== undefined && (
        <>
          {' '}
          <Text as="span" size="sm" tone="muted">
            ≈ {formatUsd(price.times(usdPerLp), locale).text}
          </Text>
        </>
      )}
    </>
  )
}

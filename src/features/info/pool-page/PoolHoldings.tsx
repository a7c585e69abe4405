import { Link } from 'react-router-dom'
import { infoTokenPath } from '@/config/routes'
import { getExchange } from '@/domain/pair/exchange'
import { formatPoolFee } from '@/domain/pair/pair'
import type { PoolTokens } from '@/domain/pair/usePoolTokens'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { NameLine } from '@/ui/NameLine'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TimeAgo } from '@/widgets/figures/TimeAgo'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { PlainList, SectionCard, SpreadLine } from '../detail/Detail.styles'
import type { PoolAmounts } from './usePoolPage'

const DIGITS = 6
/** Limits quotients, which would have eighty places. */
const PRICE_DIGITS = 30

export interface PoolHoldingsProps {
  readonly tokens: PoolTokens | undefined
  readonly names: readonly [Pick<Currency, 'symbol'> | undefined, Pick<Currency, 'symbol'> | undefined]
  readonly held: Loadable<PoolAmounts>
  /** Unix seconds; undefined where it is not known. */
  readonly createdSec: number | undefined
}

/** How much of each token a pool holds, and its price in the other. */
export function PoolHoldings({ tokens, names, held, createdSec }: PoolHoldingsProps) {
  const { t, locale } = useTranslation()
  const fee = getExchange()?.fee
  const write = (amount: Decimal, symbol = '') => ({
    text: formatDecimal(amount, { significant: DIGITS, locale }),
    full: `${formatDecimal(amount, { locale })} ${symbol}`,
  })
  const state = valueOf(held)
  return (
    <SectionCard as="section" aria-label={t('infoDetail.holdings')}>
      <Heading level={2} size="lg">
        {t('infoDetail.holdings')}
      </Heading>
      <PlainList>
        {tokens?.map((token, index) => {
          const [symbol, other] = [names[index]?.symbol, names[1 - index]?.symbol]
          const amounts = state?.amounts
          const price = amounts && priceIn(amounts, index)
          return (
            <li key={token}>
              <SpreadLine>
                <NameLine>
                  <TokenIcon address={token} size={28} />
                  <Link to={infoTokenPath(token)}>{symbol ?? '…'}</Link>
                </NameLine>
                <LoadableFigure
                  view={figureView(
                    mapLoadable(held, (found) => found.amounts[index]),
                    (amount) => amount && write(amount, symbol),
                  )}
                />
              </SpreadLine>
              {price !== undefined && symbol !== undefined && other !== undefined && (
                <Text size="sm" tone="muted">
                  {t('infoDetail.price', {
                    base: symbol,
                    price: formatDecimal(price, { significant: DIGITS, locale }),
                    quote: other,
                  })}
                </Text>
              )}
            </li>
          )
        })}
      </PlainList>
      <Facts>
        {fee !== undefined && <Fact name={t('infoDetail.swapFee')}>{`${formatPoolFee(fee, locale)} %`}</Fact>}
        {createdSec !== undefined && (
          <Fact name={t('infoDetail.created')}>
            <TimeAgo timeSec={createdSec} />
          </Fact>
        )}
      </Facts>
    </SectionCard>
  )
}

/** The price of a side in the other; undefined for an empty side. */
function priceIn(amounts: readonly [Decimal, Decimal], index: number): Decimal | undefined {
  const [base, quote] = index === 0 ? amounts : [amounts[1], amounts[0]]
  return base.gt(0) && quote.gt(0) ? quote.div(base).precision(PRICE_DIGITS) : undefined
}

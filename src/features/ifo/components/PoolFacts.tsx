import type { Offering, Offerings } from '@/domain/ifo/offering'
import { type SalePool, SHARE_SCALE, taxRate } from '@/domain/ifo/sale'
import { valuedView } from '@/domain/price/valuedView'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { type Loadable, ready } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { ValuedFigure } from '@/widgets/figures/ValuedFigure'
import { priceOf, priceWithTax, subscription } from '../model/saleView'
import { LpPrice } from './LpPrice'

const SHARE_DECIMALS = SHARE_SCALE.toString().length - 1

/** A share or rate of the contract, 1 = 100 %. */
export function shareDecimal(share: bigint): Decimal {
  return toDecimal(share, SHARE_DECIMALS)
}

/** A share or rate of the contract in per cent. */
export function ShareFigure({ share }: { readonly share: bigint }) {
  const { locale } = useTranslation()
  const { text, full } = formatRate(shareDecimal(share), locale)
  return (
    <Figure unit="%" title={full}>
      {text}
    </Figure>
  )
}

export interface PoolFactsProps {
  readonly offerings: Offerings
  readonly offering: Offering
  readonly pool: SalePool
  /** USD per LP token. */
  readonly lpPrice: Loadable<Decimal | undefined>
}

/** The terms of a pool and what is committed to it. */
export function PoolFacts({ offerings: { lpToken }, offering: { token }, pool, lpPrice }: PoolFactsProps) {
  const { t, locale } = useTranslation()
  const decimals = { lp: lpToken.decimals, token: token.decimals }
  const part = subscription(pool)
  const { text: percent } = formatRate(part, locale)
  const valued = (wei: bigint) => valuedView({ amount: ready(wei), price: lpPrice, currency: lpToken, locale })
  const isOver = pool.totalWei > pool.raisingWei
  return (
    <Stack gap={12}>
      <Stack gap={8}>
        <Text isStrong>{t('ifo.pool.committed', { percent })}</Text>
        <Progress value={Math.min(1, part.toNumber())} label={t('ifo.pool.committed', { percent })} />
      </Stack>
      <Facts>
        <Fact name={t('ifo.pool.total')}>
          <ValuedFigure view={valued(pool.totalWei)} />
        </Fact>
        <Fact name={t('ifo.pool.raising')}>
          <ValuedFigure view={valued(pool.raisingWei)} />
        </Fact>
        <Fact name={t('ifo.pool.onSale')}>
          <TokenAmount token={token} wei={ready(pool.offeringWei)} />
        </Fact>
        <Fact name={t('ifo.pool.price', { token: token.symbol })}>
          <LpPrice price={priceOf(pool, decimals)} lpToken={lpToken} lpPrice={lpPrice} />
        </Fact>
        {pool.hasTax && (
          <>
            <Fact name={t('ifo.pool.tax')}>
              <ShareFigure share={taxRate(pool)} />
            </Fact>
            {isOver && (
              <Fact name={t('ifo.pool.priceWithTax', { token: token.symbol })}>
                <LpPrice price={priceWithTax(pool, decimals)} lpToken={lpToken} lpPrice={lpPrice} />
              </Fact>
            )}
          </>
        )}
        {pool.limitWei > 0n && (
          <Fact name={t('ifo.pool.limit')}>
            <ValuedFigure view={valued(pool.limitWei)} />
          </Fact>
        )}
      </Facts>
    </Stack>
  )
}

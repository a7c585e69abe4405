import type { Offering, Offerings } from '@/domain/ifo/offering'
import { offeredWei, type Sale, type SalePhase } from '@/domain/ifo/sale'
import { valuedView } from '@/domain/price/valuedView'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Countdown } from '@/widgets/schedule/Countdown'
import { Big, Trio } from './Ifo.styles'

export interface SaleTrioProps {
  readonly offerings: Offerings
  readonly offering: Offering
  readonly sale: Loadable<Sale>
  readonly phase: SalePhase
  /** USD per LP token. */
  readonly lpPrice: Loadable<Decimal | undefined>
}

/** The three figures of a sale: what it raises, what it sells, and when. */
export function SaleTrio({ offerings: { lpToken }, offering, sale, phase, lpPrice }: SaleTrioProps) {
  const { t, locale } = useTranslation()
  const raising = mapLoadable(sale, ({ pools }) => pools.reduce((sum, { raisingWei }) => sum + raisingWei, 0n))
  const { usd } = valuedView({ amount: raising, price: lpPrice, currency: lpToken, locale })
  return (
    <Trio>
      <div>
        <Text as="dt" size="sm" tone="muted">
          {t('ifo.pool.raising')}
        </Text>
        <dd>
          <Big>
            <TokenAmount token={lpToken} wei={raising} />
          </Big>
          <Text as="span" size="sm" tone="muted">
            {t('ifo.raising.value')} <LoadableFigure view={usd} />
          </Text>
        </dd>
      </div>
      <div>
        <Text as="dt" size="sm" tone="muted">
          {t('ifo.pool.onSale')}
        </Text>
        <dd>
          <Big>
            <TokenAmount token={offering.token} wei={mapLoadable(sale, offeredWei)} />
          </Big>
          <Text as="span" size="sm" tone="muted">
            {t('ifo.onSale.share')}
          </Text>
        </dd>
      </div>
      <div>
        <Text as="dt" size="sm" tone="muted">
          {t(phase === 'finished' ? 'ifo.when.was' : 'ifo.when')}
        </Text>
        <dd>
          <SaleTime offering={offering} sale={sale} phase={phase} />
        </dd>
      </div>
    </Trio>
  )
}

/** When the sale starts or ends, in blocks and by the chain's pace. */
function SaleTime({ offering, sale, phase }: Pick<SaleTrioProps, 'offering' | 'sale' | 'phase'>) {
  const { t, locale } = useTranslation()
  const { start, end } = offering.deployedBlocks
  const { startBlock, endBlock } = 'value' in sale ? sale.value : { startBlock: start, endBlock: end }
  if (phase === 'idle') return <Big>{t('ifo.when.idle')}</Big>
  const blocks = t('ifo.when.blocks', {
    start: formatCount(startBlock, locale),
    end: formatCount(endBlock, locale),
  })
  if (phase === 'finished') return <Big>{blocks}</Big>
  return (
    <>
      <Big>
        <Countdown to={{ block: phase === 'live' ? endBlock + 1 : startBlock }} due={t('ifo.when.due')}>
          {(time) => t(phase === 'live' ? 'ifo.when.ends' : 'ifo.when.starts', { time })}
        </Countdown>
      </Big>
      <Text as="span" size="sm" tone="muted">
        {blocks}
      </Text>
    </>
  )
}

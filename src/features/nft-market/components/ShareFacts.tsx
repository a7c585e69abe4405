import type { SaleShares } from '@/domain/nft-market/tradeReads'
import { priceOf } from '@/domain/nft-market/tradeReads'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { ready } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { CroAmount } from '@/widgets/figures/CroAmount'

export interface ShareFactsProps {
  readonly shares: SaleShares
  /** Whether the seller is the account that looks. */
  readonly isOwn: boolean
}

/** How a price is shared out between the market, the creator and the seller. */
export function ShareFacts({ shares, isOwn }: ShareFactsProps) {
  const { t, locale } = useTranslation()
  const { netWei, tradingWei, creatorWei } = shares
  const priceWei = priceOf(shares)
  const percent = (wei: bigint) => formatRate(new Decimal(wei.toString()).div(priceWei.toString()), locale).text
  return (
    <Facts>
      <Fact name={t('nftTrade.fee.platform', { percent: percent(tradingWei) })}>
        <CroAmount wei={ready(tradingWei)} />
      </Fact>
      {creatorWei > 0n && (
        <Fact name={t('nftTrade.fee.creator', { percent: percent(creatorWei) })}>
          <CroAmount wei={ready(creatorWei)} />
        </Fact>
      )}
      <Fact name={t(isOwn ? 'nftTrade.net.own' : 'nftTrade.net')}>
        <CroAmount wei={ready(netWei)} />
      </Fact>
    </Facts>
  )
}

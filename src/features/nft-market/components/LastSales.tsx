import { transactionLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { Hex } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'

/** A sale of an NFT. */
export interface PastSale {
  readonly priceWei: bigint
  readonly timeSec: number
  readonly hash: Hex
}

/** Sales that are shown. */
export const SHOWN_SALES = 3

/** The last sales of an NFT, before it is bought. */
export function LastSales({ sales }: { readonly sales: Loadable<readonly PastSale[]> }) {
  const { t, locale } = useTranslation()
  if (sales.status === 'loading') return <Skeleton width="100%" height="3rem" />
  return (
    <Stack gap={8}>
      <Text size="sm" isStrong>
        {t('nftTrade.sales')}
      </Text>
      {sales.status === 'failed' ? (
        <Text size="sm" tone="muted">
          {t('nftTrade.sales.failed')}
        </Text>
      ) : sales.value.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('nftTrade.sales.none')}
        </Text>
      ) : (
        <Facts>
          {sales.value.slice(0, SHOWN_SALES).map(({ priceWei, timeSec, hash }) => (
            <Fact
              key={`${hash}-${priceWei}`}
              name={<ExternalLink href={transactionLink(hash)}>{formatTime(timeSec, locale)}</ExternalLink>}
            >
              <CroAmount wei={ready(priceWei)} />
            </Fact>
          ))}
        </Facts>
      )}
    </Stack>
  )
}

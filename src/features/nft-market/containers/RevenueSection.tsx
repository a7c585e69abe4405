import { Suspense, useMemo } from 'react'
import type { TradeContracts } from '@/domain/nft-market/marketTx'
import { pendingRevenueReading } from '@/domain/nft-market/tradeReads'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { lazyPart } from '@/widgets/pages/lazyPart'

const ClaimButton = lazyPart(async () => (await import('./TradeActs')).ClaimButton)

export interface RevenueSectionProps {
  readonly contracts: TradeContracts
  readonly account: Address
}

/** What a creator can claim of its collections' sales. */
export function RevenueSection({ contracts, account }: RevenueSectionProps) {
  const { t } = useTranslation()
  const { market, wrapped } = contracts
  const pending = useReading(useMemo(() => pendingRevenueReading(market, account), [market, account]))
  const wei = valueOf(pending)
  return (
    <Card as="section" aria-labelledby="nft-revenue" data-testid="nft-revenue">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="nft-revenue">
          {t('nftTrade.revenue')}
        </Heading>
        <Facts>
          <Fact name={t('nftTrade.revenue.pending')}>
            <CroAmount wei={pending} currency={wrapped} />
          </Fact>
        </Facts>
        <Text size="sm" tone="muted">
          {t('nftTrade.revenue.body', { symbol: wrapped.symbol })}
        </Text>
        {wei !== undefined && wei > 0n && (
          <Suspense fallback={<Skeleton width="100%" height={theme.control.md} />}>
            <ClaimButton contracts={contracts} wei={wei} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

import { useMemo } from 'react'
import { claimRevenueTx, type TradeContracts } from '@/domain/nft-market/marketTx'
import { pendingRevenueReading } from '@/domain/nft-market/tradeReads'
import { deriveActionForm } from '@/forms/walletForm'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { CroAmount } from '../components/CroAmount'

export interface RevenueSectionProps {
  readonly contracts: TradeContracts
  readonly account: Address
}

/** What a creator can claim of its collections' sales. */
export function RevenueSection({ contracts, account }: RevenueSectionProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
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
          <TxButton
            form={
              isPending
                ? { status: 'empty', text: { key: 'nftTrade.pending' } }
                : deriveActionForm(status, claimRevenueTx(contracts, wei), { key: 'nftTrade.revenue.claim' })
            }
            onSubmit={submit}
          />
        )}
      </Stack>
    </Card>
  )
}

import { Suspense } from 'react'
import type { FarmAuctions, OwnBid } from '@/domain/auction/auction'
import { reclaimableWei, useOwnBids } from '@/domain/auction/useAuctions'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { ReclaimButton } from './lazyActs'

interface ReclaimSectionProps {
  readonly auctions: FarmAuctions
  readonly account: Address
}

/** Unsuccessful bids of all auctions that the account can take back; nothing without one. */
export function ReclaimSection({ auctions, account }: ReclaimSectionProps) {
  const { t, locale } = useTranslation()
  const bids = useOwnBids(auctions, account)
  const amountText = (wei: bigint) => formatAmount(wei, auctions.token.decimals, { locale })
  if (bids.status === 'failed')
    return (
      <Notice tone="bad" title={t('auction.reclaim.failed')} action={<RetryButton onRetry={bids.retry} />}>
        {t('auction.reclaim.failed.body')}
      </Notice>
    )
  const open = bids.status === 'loading' ? [] : bids.value.filter(({ isReclaimable }) => isReclaimable)
  if (open.length === 0) return null
  return (
    <Card as="section" aria-labelledby="auction-reclaim" data-testid="reclaim">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="auction-reclaim">
          {t('auction.reclaim')}
        </Heading>
        <Text tone="muted">
          {open.length === 1
            ? t('auction.reclaim.body.one')
            : t('auction.reclaim.body', { amount: amountText(reclaimableWei(open)), asset: auctions.token.symbol })}
        </Text>
        {open.map((bid) => (
          <ReclaimRow key={bid.auctionId} auctions={auctions} account={account} bid={bid} />
        ))}
      </Stack>
    </Card>
  )
}

function ReclaimRow({ auctions, account, bid }: ReclaimSectionProps & { readonly bid: OwnBid }) {
  const { t, locale } = useTranslation()
  const { auctionId, amountWei } = bid
  const { decimals, symbol } = auctions.token
  const amount = formatAmount(amountWei, decimals, { locale })
  return (
    <Row justify="space-between">
      <Text>{t('auction.reclaim.bid', { id: auctionId, amount, asset: symbol })}</Text>
      <Suspense
        fallback={
          <Button variant="primary" disabled>
            {t('auction.reclaim.act')}
          </Button>
        }
      >
        <ReclaimButton auctions={auctions} account={account} bid={bid} />
      </Suspense>
    </Row>
  )
}

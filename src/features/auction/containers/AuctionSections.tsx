import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FarmAuctions } from '@/domain/auction/auction'
import { auctionReading } from '@/domain/auction/reads'
import { useAuctionState } from '@/domain/auction/useAuctions'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { AUCTION_PARAM } from '../model/archive'
import { ArchiveSection } from './ArchiveSection'
import { AuctionView } from './AuctionView'
import { ReclaimSection } from './ReclaimSection'

/** The current auction and past ones. The address keeps which of them is shown. */
export function AuctionSections({ auctions }: { readonly auctions: FarmAuctions }) {
  const { t } = useTranslation()
  const account = useAccount()
  const [params, setParams] = useSearchParams()
  const { address } = auctions
  const state = useAuctionState(auctions)
  const known = valueOf(state)
  const currentId = known?.currentId
  const current = valueOf(
    useReading(useMemo(() => (currentId ? auctionReading(address, currentId) : undefined), [address, currentId])),
  )
  if (state.status === 'failed')
    return (
      <Notice tone="bad" title={t('auction.unread')} action={<RetryButton onRetry={state.retry} />}>
        {t('auction.unread.body')}
      </Notice>
    )
  if (known === undefined) return <Skeleton width="100%" height="28rem" />
  const isClosed = current?.status === 'close'
  const lastPastId = isClosed || known.currentId === 0 ? known.currentId : known.currentId - 1
  const asked = params.get(AUCTION_PARAM)
  const show = (id: number | undefined) => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete(AUCTION_PARAM)
    else next.set(AUCTION_PARAM, String(id))
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Stack gap={24}>
      {account !== undefined && <ReclaimSection key={account} auctions={auctions} account={account} />}
      <Tabs
        label={t('auction.tabs')}
        tabs={[
          {
            id: 'current',
            label: t('auction.tab.current'),
            content: (
              <Stack gap={24}>
                {(known.currentId === 0 || isClosed) && <NextAuction />}
                {known.currentId > 0 && (
                  <AuctionView
                    key={known.currentId}
                    auctions={auctions}
                    id={known.currentId}
                    extensionBlocks={known.extensionBlocks}
                  />
                )}
              </Stack>
            ),
          },
          {
            id: 'past',
            label: t('auction.tab.past'),
            content: (
              <ArchiveSection
                auctions={auctions}
                extensionBlocks={known.extensionBlocks}
                lastId={lastPastId}
                asked={asked}
                onShow={show}
              />
            ),
          },
        ]}
        selectedId={asked === null ? 'current' : 'past'}
        onSelect={(id) => show(id === 'past' ? Math.max(1, lastPastId) : undefined)}
      />
    </Stack>
  )
}

/** Before an auction is announced. */
function NextAuction() {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="next-auction" data-testid="next-auction">
      <Stack gap={12}>
        <Row gap={12}>
          <Heading level={2} size="lg" id="next-auction">
            {t('auction.next')}
          </Heading>
          <Badge>{t('auction.phase.toBeAnnounced')}</Badge>
        </Row>
        <Text tone="muted">{t('auction.phase.toBeAnnounced.body')}</Text>
      </Stack>
    </Card>
  )
}

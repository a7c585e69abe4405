import { useId } from 'react'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { NftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { isSameAddress, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftCard } from '../components/NftCard'
import { FewItems, ItemCard } from '../components/NftMarket.styles'
import { useCroUsd } from '../hooks/useCroUsd'
import { useNewestListings } from '../hooks/useNewestListings'
import { itemKey } from '../model/itemRow'

export interface NewestSectionProps {
  readonly market: NftMarket
  /** Undefined while they are not known. */
  readonly collections: readonly NftCollection[] | undefined
}

/** The newest listings of the market. */
export function NewestSection({ market, collections }: NewestSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const croUsd = useCroUsd()
  const open = collections?.filter(({ isClosed }) => !isClosed).map(({ address }) => address)
  const listings = useNewestListings(market, open)
  const known = valueOf(listings)
  const nameOf = (address: string) =>
    collections?.find((one) => isSameAddress(one.address, address))?.name ?? shortenHex(address)
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={16}>
        <SectionHeading level={2} id={headingId}>
          {t(known?.isNewest === false ? 'nftMarket.cheapest' : 'nftMarket.newest')}
        </SectionHeading>
        {listings.status === 'loading' && <Skeleton width="100%" height="40rem" />}
        {listings.status === 'failed' && (
          <Notice tone="bad" title={t('nftMarket.items.failed')} action={<RetryButton onRetry={listings.retry} />} />
        )}
        {known?.rows.length === 0 && (
          <EmptyState title={t('nftMarket.newest.none')}>{t('nftMarket.newest.none.body')}</EmptyState>
        )}
        {known !== undefined && known.rows.length > 0 && (
          <FewItems aria-labelledby={headingId}>
            {known.rows.map((row) => (
              <ItemCard as="li" key={itemKey(row)}>
                <NftCard
                  market={market.address}
                  row={row}
                  collectionName={nameOf(row.collection)}
                  hasCollection
                  croUsd={croUsd}
                />
              </ItemCard>
            ))}
          </FewItems>
        )}
      </Stack>
    </section>
  )
}

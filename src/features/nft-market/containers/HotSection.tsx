import { useId } from 'react'
import { Link } from 'react-router-dom'
import { nftCollectionPath } from '@/config/routes'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import type { Loadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { hottest } from '../collectionFinder'
import { CollectionAvatar } from '../components/CollectionAvatar'
import { CollectionBadges } from '../components/CollectionBadges'
import { CroFigure } from '../components/CroPrice'
import { AnyText, CollectionCard, CollectionCards } from '../components/NftMarket.styles'

const COUNT = 6

/** The collections that were traded most; without the index, those with the most items on sale. */
export function HotSection({ collections }: { readonly collections: Loadable<readonly NftCollection[]> }) {
  const { t, locale } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={16}>
        <SectionHeading level={2} id={headingId}>
          {t('nftMarket.hot')}
        </SectionHeading>
        {collections.status === 'loading' && <Skeleton width="100%" height="22rem" />}
        {collections.status === 'failed' && (
          <Notice
            tone="bad"
            title={t('nftMarket.collections.failed')}
            action={<RetryButton onRetry={collections.retry} />}
          />
        )}
        {(collections.status === 'ready' || collections.status === 'stale') && (
          <CollectionCards aria-labelledby={headingId}>
            {hottest(collections.value, COUNT).map((collection) => (
              <CollectionCard key={collection.address}>
                <Row gap={12} isWrapping={false}>
                  <CollectionAvatar collection={collection} size="4rem" />
                  <Stack gap={8}>
                    <Link to={nftCollectionPath(collection.address)}>
                      <AnyText>{collection.name}</AnyText>
                    </Link>
                    <Row gap={8}>
                      <CollectionBadges collection={collection} />
                    </Row>
                  </Stack>
                </Row>
                <Facts>
                  <Fact name={t('nftMarket.volume')}>
                    {collection.volumeWei === undefined ? (
                      <Absent reason={t('nftMarket.unknown')} />
                    ) : (
                      <CroFigure wei={collection.volumeWei} />
                    )}
                  </Fact>
                  <Fact name={t('nftMarket.floor')}>
                    {collection.asks?.lowestWei === undefined ? (
                      <Absent reason={t(collection.asks ? 'nftMarket.noneListed' : 'nftMarket.unknown')} />
                    ) : (
                      <CroFigure wei={collection.asks.lowestWei} />
                    )}
                  </Fact>
                  <Fact name={t('nftMarket.listed')}>
                    {collection.asks === undefined ? (
                      <Absent reason={t('nftMarket.unknown')} />
                    ) : (
                      formatCount(collection.asks.listed, locale)
                    )}
                  </Fact>
                </Facts>
              </CollectionCard>
            ))}
          </CollectionCards>
        )}
      </Stack>
    </section>
  )
}

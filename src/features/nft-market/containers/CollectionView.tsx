import { Suspense } from 'react'
import { routes } from '@/config/routes'
import type { NftMarket } from '@/domain/nft-market/market'
import { useNftCollection } from '@/domain/nft-market/useNftCollection'
import { useChoiceParam } from '@/hooks/useChoiceParam'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { BackLink } from '@/ui/BackLink'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { CollectionHead } from './CollectionHead'
import { SourceNotes } from './SourceNotes'

const ItemsSection = lazyPart(async () => (await import('./ItemsSection')).ItemsSection)
const TraitsSection = lazyPart(async () => (await import('./TraitsSection')).TraitsSection)
const ActivitySection = lazyPart(async () => (await import('./ActivitySection')).ActivitySection)

const TABS = ['items', 'traits', 'activity'] as const

export interface CollectionViewProps {
  readonly market: NftMarket
  readonly address: Address
}

/** A collection with its tabs, of which the address names one. */
export function CollectionView({ market, address }: CollectionViewProps) {
  const { t } = useTranslation()
  const [tab, chooseTab] = useChoiceParam('tab', TABS)
  const read = useNftCollection(market, address)
  const { collections, indexed, retryIndex, retryService, isServiceLoading } = read
  const known = valueOf(collections)
  const collection = valueOf(read.collection)
  if (collection === undefined && (read.collection.status === 'ready' || read.collection.status === 'stale'))
    return (
      <>
        <Heading level={1}>{t('shell.title.nftCollection')}</Heading>
        <EmptyState
          title={t('nftMarket.collection.none')}
          action={<ButtonLink to={routes.nftCollections}>{t('nftMarket.allCollections')}</ButtonLink>}
        >
          {t('nftMarket.collection.none.body')}
        </EmptyState>
      </>
    )
  const contents = {
    items: <ItemsSection market={market} address={address} collection={collection} />,
    traits: <TraitsSection market={market} address={address} />,
    activity: <ActivitySection market={market} collection={address} collections={known} />,
  }
  return (
    <>
      <div>
        <BackLink to={routes.nftCollections}>{t('shell.title.nftCollections')}</BackLink>
      </div>
      {collection === undefined ? (
        <>
          <Heading level={1}>{t('shell.title.nftCollection')}</Heading>
          {collections.status === 'failed' ? (
            <Notice
              tone="bad"
              title={t('nftMarket.collections.failed')}
              action={<RetryButton onRetry={collections.retry} />}
            />
          ) : (
            <Skeleton width="100%" height="11rem" />
          )}
        </>
      ) : (
        <CollectionHead collection={collection} isSupplyLoading={isServiceLoading} />
      )}
      <SourceNotes retryIndex={retryIndex} retryService={retryService} />
      <IndexLagNote indexed={indexed} />
      <Tabs
        label={t('nftMarket.tabs')}
        tabs={TABS.map((id) => ({
          id,
          label: t(`nftMarket.tab.${id}`),
          content: <Suspense fallback={<Skeleton width="100%" height="44rem" />}>{contents[id]}</Suspense>,
        }))}
        selectedId={tab}
        onSelect={chooseTab}
      />
    </>
  )
}

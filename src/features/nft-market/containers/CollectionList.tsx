import { Suspense, useMemo } from 'react'
import type { NftMarket } from '@/domain/nft-market/market'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import { useFinder } from '@/widgets/finder/useFinder'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { type CollectionEntry, collectionFinder } from '../collectionFinder'
import { SourceNotes } from './SourceNotes'

const CollectionTable = lazyPart(async () => (await import('./CollectionTable')).CollectionTable)

const NONE: readonly CollectionEntry[] = []

/** All collections, searched and sorted as the address says. */
export function CollectionList({ market }: { readonly market: NftMarket }) {
  const { collections, indexed, retryIndex, retryService, isServiceLoading } = useNftCollections(market)
  const known = valueOf(collections)
  const entries = useMemo(
    () => known?.map((collection) => ({ collection, isSupplyLoading: isServiceLoading })) ?? NONE,
    [known, isServiceLoading],
  )
  const finder = useFinder(collectionFinder, entries)
  return (
    <>
      <SourceNotes retryIndex={retryIndex} retryService={retryService} />
      <IndexLagNote indexed={indexed} />
      <FinderPanel finder={finder} emptyHelp="nftMarket.find.none.body">
        <Card>
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <CollectionTable
              key={finder.orderKey}
              rows={mapLoadable(collections, () => finder.shown.map(({ collection }) => collection))}
            />
          </Suspense>
        </Card>
      </FinderPanel>
    </>
  )
}

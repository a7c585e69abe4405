import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NftMarket } from '@/domain/nft-market/market'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { MarketPage } from './components/MarketPage'
import { Choice } from './components/NftMarket.styles'

const VolumeSection = lazyPart(async () => (await import('./containers/VolumeSection')).VolumeSection)
const ActivitySection = lazyPart(async () => (await import('./containers/ActivitySection')).ActivitySection)

const COLLECTION_PARAM = 'collection'
const ALL = ''

/** What happened on the whole market, or in one collection. */
export default function ActivityPage() {
  const { t } = useTranslation()
  return (
    <MarketPage title={t('shell.title.nftActivity')} lead={t('nftMarket.activity.lead')}>
      {(market) => <Activity market={market} />}
    </MarketPage>
  )
}

function Activity({ market }: { readonly market: NftMarket }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const { collections, indexed } = useNftCollections(market)
  const known = valueOf(collections)
  const asked = params.get(COLLECTION_PARAM)?.toLowerCase() ?? ALL
  const collection = isAddress(asked) ? asked : undefined
  const options = useMemo(
    () => [
      { value: ALL, label: t('nftMarket.allCollections') },
      ...(known ?? []).map(({ address, name }) => ({ value: address.toLowerCase(), label: name })),
    ],
    [known, t],
  )
  const choose = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('eventsPage')
        if (value === ALL) next.delete(COLLECTION_PARAM)
        else next.set(COLLECTION_PARAM, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <IndexLagNote indexed={indexed} />
      <Choice>
        <Select label={t('nftMarket.collection')} options={options} value={collection ?? ALL} onChange={choose} />
      </Choice>
      <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
        <VolumeSection market={market} collection={collection} />
      </Suspense>
      <Suspense fallback={<Skeleton width="100%" height="44rem" />}>
        <ActivitySection key={collection ?? ALL} market={market} collection={collection} collections={known} />
      </Suspense>
    </>
  )
}

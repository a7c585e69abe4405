import { Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { nftCollectionPath, routes } from '@/config/routes'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import type { NamedNft, TradeContracts } from '@/domain/nft-market/marketTx'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { tokenOwnerReading } from '@/domain/nft-market/tradeReads'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import { useNftState } from '@/domain/nft-market/useNftState'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { BackLink } from '@/ui/BackLink'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { NotFound } from '@/widgets/pages/NotFound'
import { ImitationBadge } from '../components/ImitationBadge'
import { ItemHead, Story } from '../components/Item.styles'
import { useItemDetails } from '../hooks/useItemDetails'
import { useItemHistory } from '../hooks/useItemHistory'
import { floorOf, type ItemCollection } from '../model/itemView'
import { CartSection } from './CartSection'
import { TradePanel } from './TradePanel'
import { TraitSection } from './TraitSection'

const HistorySection = lazyPart(
  async () => (await import('./HistorySection')).HistorySection,
  ['nftTrade', 'chart', 'indexStatus'],
)
const SiblingSection = lazyPart(async () => (await import('./SiblingSection')).SiblingSection, ['nftTrade'])

export interface ItemSectionsProps {
  readonly market: NftMarket
  readonly contracts: TradeContracts
  readonly nftKey: NftKey
}

/** An NFT, or why there is none to show. */
export function ItemSections({ market, contracts, nftKey }: ItemSectionsProps) {
  const { t } = useTranslation()
  const { collection: address, tokenId } = nftKey
  const { collections, retryIndex } = useNftCollections(market)
  const state = useNftState(market.address, nftKey)
  const details = useItemDetails(market, nftKey)
  const history = useItemHistory(market, nftKey)
  const bunniesName = t('nftTrade.bunnies')
  const known = valueOf(collections)
  const collection = useMemo(
    (): ItemCollection | undefined =>
      known?.find((one) => isSameAddress(one.address, address)) ??
      (isBunnies(market, address)
        ? { address, name: bunniesName, isClosed: false, asks: undefined, imitated: undefined }
        : undefined),
    [known, market, address, bunniesName],
  )
  const texts = valueOf(details)
  const title = texts?.name || (collection && `${collection.name} #${tokenId}`) || `#${tokenId}`
  const nft = useMemo((): NamedNft => ({ ...nftKey, name: title }), [nftKey, title])
  const holder = useReading(useMemo(() => tokenOwnerReading(nftKey), [nftKey]))
  // A call of a working multicall that fails alone: the token does not exist.
  const isMissing = state.ask.status === 'ready' && state.ask.value === undefined && holder.status === 'failed'
  if ((known !== undefined && collection === undefined) || isMissing) return <NotFound />
  const events = valueOf(history)
  return (
    <Stack gap={24}>
      <div>
        <BackLink to={collection === undefined ? routes.nftCollections : nftCollectionPath(address)}>
          {collection?.name ?? t('shell.title.nftCollections')}
        </BackLink>
      </div>
      <CartSection market={market} contracts={contracts} />
      <IndexLagNote indexed={events?.indexed} />
      <ItemHead>
        <NftMedia contract={address} tokenId={tokenId} label={title} isForeign />
        <Stack gap={16}>
          <Heading level={1}>
            <bdi>{title}</bdi>
          </Heading>
          <Row gap={12}>
            <Link to={nftCollectionPath(address)}>
              <bdi>{collection?.name ?? t('nftTrade.collection')}</bdi>
            </Link>
            <Text as="span" tone="muted" size="sm">
              {t('nftTrade.tokenId', { id: tokenId.toString() })}
            </Text>
            <ImitationBadge imitated={collection?.imitated} />
            {collection?.isClosed && <Badge tone="warning">{t('nftTrade.closed.badge')}</Badge>}
          </Row>
          <Card as="section" aria-label={t('nftTrade.trade')} data-testid="nft-trade">
            {collections.status === 'failed' ? (
              <Notice tone="bad" title={t('nftTrade.unread')} action={<RetryButton onRetry={collections.retry} />} />
            ) : collection === undefined ? (
              <Skeleton width="100%" height="10rem" />
            ) : (
              <TradePanel
                market={market}
                contracts={contracts}
                nft={nft}
                collection={collection}
                collections={known?.map((one) => one.address) ?? []}
                state={state}
                floor={floorOf(collection, retryIndex ?? (() => undefined))}
                history={history}
              />
            )}
          </Card>
          {details.status === 'failed' ? (
            <Text size="sm" tone="muted">
              {t('nftTrade.details.failed')} <RetryButton onRetry={details.retry} />
            </Text>
          ) : (
            texts !== undefined && texts.description !== '' && <Story>{texts.description}</Story>
          )}
        </Stack>
      </ItemHead>
      <TraitSection market={market} nftKey={nftKey} details={details} />
      <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
        <HistorySection history={history} hasIndex={market.subgraphUrls !== undefined} />
      </Suspense>
      <Suspense fallback={null}>
        {collection !== undefined && (
          <SiblingSection market={market} nft={nft} collectionName={collection.name} attributes={texts?.attributes} />
        )}
      </Suspense>
    </Stack>
  )
}

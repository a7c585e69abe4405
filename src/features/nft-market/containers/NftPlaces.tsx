import { type ReactNode, useMemo } from 'react'
import type { NftMarket } from '@/domain/nft-market/market'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import { type NftLocation, nftKeyOf } from '@/domain/nft-market/nftItem'
import { useHeldCollections } from '@/domain/nft-market/useHeldCollections'
import { type OwnedNft, useOwnedNfts } from '@/domain/nft-market/useOwnedNfts'
import { useProfile } from '@/domain/profile/useProfile'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useKept } from '@/hooks/useKept'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { Tiles } from '../components/Item.styles'
import { NftTile } from '../components/NftTile'

const PLACES = ['WALLET', 'FORSALE', 'PROFILE'] as const satisfies readonly NftLocation[]

/** An owned NFT as texts call it. */
export function nameOwned({ collection, tokenId, collectionName }: OwnedNft): NamedNft {
  return { collection, tokenId, name: `${collectionName} #${tokenId}` }
}

export interface NftPlacesProps {
  readonly market: NftMarket
  readonly account: Address
  /** What can be done with one, below it. */
  readonly act?: (nft: OwnedNft) => ReactNode
  /** What can be done with all. */
  readonly children?: (nfts: readonly OwnedNft[]) => ReactNode
}

/** The NFTs of an account by where they are. Remount it for another account. */
export function NftPlaces({ market, account, act, children }: NftPlacesProps) {
  const { t } = useTranslation()
  const held = useHeldCollections(market)
  const profile = valueOf(useProfile(account))
  const picture = useDeepMemo(typeof profile === 'object' ? profile.picture : undefined)
  const owned = useOwnedNfts(market.address, account, valueOf(held), picture)
  const items = useKept(owned.items)
  const known = valueOf(items)
  const places = useMemo(
    () => PLACES.map((place) => ({ place, nfts: (known ?? []).filter(({ location }) => location === place) })),
    [known],
  )
  if (held.status === 'failed')
    return <Notice tone="bad" title={t('nftTrade.own.failed')} action={<RetryButton onRetry={held.retry} />} />
  if (known === undefined) return <Skeleton width="100%" height="18rem" />
  return (
    <Stack gap={24}>
      {owned.unread.length > 0 && (
        <Notice tone="warning" title={t('nftTrade.own.failed')} action={<RetryButton onRetry={owned.retry} />}>
          {t('nftTrade.own.unread', { collections: owned.unread.join(', ') })}
        </Notice>
      )}
      {known.length === 0 && owned.unread.length === 0 && <EmptyState title={t('nftTrade.own.none')} />}
      {children?.(known)}
      {places.map(
        ({ place, nfts }) =>
          nfts.length > 0 && (
            <Stack key={place} gap={12} as="section" aria-labelledby={`nfts-${place}`}>
              <Heading level={3} size="md" id={`nfts-${place}`}>
                {t(`nftTrade.place.${place}`)} <Badge>{nfts.length}</Badge>
              </Heading>
              <Tiles>
                {nfts.map((nft) => (
                  <NftTile key={nftKeyOf(nft)} nft={nameOwned(nft)}>
                    {nft.priceWei !== undefined && <CroAmount wei={ready(nft.priceWei)} />}
                    {act?.(nft)}
                  </NftTile>
                ))}
              </Tiles>
            </Stack>
          ),
      )}
      {owned.hidden > 0 && (
        <Text size="sm" tone="muted">
          {t('nftTrade.own.hidden', { count: owned.hidden })}
        </Text>
      )}
    </Stack>
  )
}

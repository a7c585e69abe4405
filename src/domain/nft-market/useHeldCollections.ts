import { useMemo } from 'react'
import type { NftMarket } from '@/domain/nft-market/market'
import { getOtherCollections } from '@/domain/nft-market/otherCollections'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import type { HeldCollection } from '@/domain/nft-market/useOwnedNfts'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useTranslation } from '@/i18n/useTranslation'
import { isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'

/** The collections whose NFTs an account may have: those of the market, and others of this network. */
export function useHeldCollections(market: NftMarket): Loadable<readonly HeldCollection[]> {
  const { t } = useTranslation()
  const { collections } = useNftCollections(market)
  const bunniesName = t('nftTrade.bunnies')
  const held = useMemo(
    () =>
      mapLoadable(collections, (traded): readonly HeldCollection[] => [
        ...traded.map(({ address, name }) => ({ address, name, isTraded: true })),
        ...getOtherCollections()
          .filter(({ address }) => !traded.some((one) => isSameAddress(one.address, address)))
          .map(({ address, name = bunniesName }) => ({ address, name, isTraded: false })),
      ]),
    [collections, bunniesName],
  )
  return useDeepMemo(held)
}

import { Link } from 'react-router-dom'
import type { NftAttribute } from '@/api/nft/parse'
import { nftCollectionPath } from '@/config/routes'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import { useAccount } from '@/hooks/useAccount'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { CartButton } from '../components/CartButton'
import { Tiles } from '../components/Item.styles'
import { NftTile } from '../components/NftTile'
import { useTraits } from '../hooks/useTraits'
import { kindOf } from '../model/kindNames'

const SHOWN = 6

export interface SiblingSectionProps {
  readonly market: NftMarket
  readonly nft: NamedNft
  readonly collectionName: string
  /** Of the NFT, which say the kind of a bunny; undefined while they are not known. */
  readonly attributes: readonly NftAttribute[] | undefined
}

/**
 * Other NFTs on sale of the same collection, those listed last first, or of the same kind of bunny, the cheapest first;
 * nothing where the index does not answer.
 */
export function SiblingSection({ market, nft, collectionName, attributes }: SiblingSectionProps) {
  const { subgraphUrls } = market
  const bunnyId = isBunnies(market, nft.collection) ? kindOf(attributes) : undefined
  const names = valueOf(useTraits(market, nft.collection))?.tokenNames
  const nameOf = (tokenId: bigint) => names?.get(tokenId) ?? `${collectionName} #${tokenId}`
  const { t } = useTranslation()
  const version = useConfirmedCount()
  const account = useAccount()
  const isOwn = (seller: Address | undefined) =>
    seller !== undefined && account !== undefined && isSameAddress(seller, account)
  const more = useService(
    subgraphUrls && `nftMarket/more/${nft.collection.toLowerCase()}/${bunnyId ?? ''}`,
    async () => {
      const { fetchBunniesOnSale, fetchMarketNfts } = await import('@/api/nft-market/query')
      if (bunnyId !== undefined)
        return fetchBunniesOnSale(subgraphUrls ?? [], nft.collection, { bunnyId, direction: 'asc' })
      const { value } = await fetchMarketNfts(
        subgraphUrls ?? [],
        { collection: nft.collection, isTradable: true },
        { first: SHOWN + 1, orderBy: 'updatedAt' },
      )
      return value
    },
    { version },
  )
  const others = valueOf(more)?.filter(({ tokenId, askWei }) => tokenId !== nft.tokenId && askWei !== undefined)
  if (others === undefined || others.length === 0) return null
  return (
    <Stack gap={16} as="section" aria-labelledby="nft-more">
      <Row justify="space-between" gap={12}>
        <Heading level={2} size="lg" id="nft-more">
          {t('nftTrade.more')}
        </Heading>
        <Link to={nftCollectionPath(nft.collection)}>{t('nftTrade.more.all', { collection: collectionName })}</Link>
      </Row>
      <Tiles>
        {others.slice(0, SHOWN).map(({ tokenId, askWei, seller }) => (
          <NftTile key={tokenId.toString()} nft={{ collection: nft.collection, tokenId, name: nameOf(tokenId) }}>
            {askWei !== undefined && (
              <>
                <CroAmount wei={ready(askWei)} />
                {!isOwn(seller) && (
                  <CartButton
                    isSmall
                    item={{
                      collection: nft.collection,
                      tokenId,
                      name: nameOf(tokenId),
                      priceWei: askWei,
                    }}
                  />
                )}
              </>
            )}
          </NftTile>
        ))}
      </Tiles>
    </Stack>
  )
}

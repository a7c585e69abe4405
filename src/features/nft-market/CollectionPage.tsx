import { useParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import { getNftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress } from '@/lib/hex'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { MarketMissing } from './components/MarketPage'
import { Frame } from './components/NftMarket.styles'
import { CollectionView } from './containers/CollectionView'

/** A collection of the NFT market: its figures, items, traits and activity. */
export default function CollectionPage() {
  const { t } = useTranslation()
  const { collection = '' } = useParams()
  const market = getNftMarket()
  if (market === undefined)
    return (
      <Frame>
        <Heading level={1}>{t('shell.title.nftCollection')}</Heading>
        <MarketMissing />
      </Frame>
    )
  if (!isAddress(collection))
    return (
      <Frame>
        <Heading level={1}>{t('shell.title.nftCollection')}</Heading>
        <EmptyState
          title={t('nftMarket.collection.none')}
          action={<ButtonLink to={routes.nftCollections}>{t('nftMarket.allCollections')}</ButtonLink>}
        >
          {t('nftMarket.collection.noAddress')}
        </EmptyState>
      </Frame>
    )
  return (
    <Frame>
      <CollectionView key={collection.toLowerCase()} market={market} address={collection} />
    </Frame>
  )
}

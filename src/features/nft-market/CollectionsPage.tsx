import { routes } from '@/config/routes'
import { getNftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { PageIntro } from '@/ui/PageIntro'
import { MarketMissing } from './components/MarketMissing'
import { Frame } from './components/NftMarket.styles'
import { CollectionList } from './containers/CollectionList'

/** All collections of the NFT market. */
export default function CollectionsPage() {
  const { t } = useTranslation()
  const market = getNftMarket()
  return (
    <Frame>
      <div>
        <BackLink to={routes.nfts}>{t('shell.title.nfts')}</BackLink>
      </div>
      <PageIntro title={t('shell.title.nftCollections')} lead={t('nftMarket.collections.lead')} />
      {market === undefined ? <MarketMissing /> : <CollectionList market={market} />}
    </Frame>
  )
}

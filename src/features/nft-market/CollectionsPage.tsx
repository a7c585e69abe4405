import { routes } from '@/config/routes'
import { getNftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'

import { PageHeader } from '@/widgets/page-header/PageHeader'
import { MarketMissing } from './components/MarketMissing'
import { Frame } from './components/NftMarket.styles'
import { CollectionList } from './containers/CollectionList'

/** All collections of the NFT market. */
export default function CollectionsPage() {
  const { t } = useTranslation()
  const market = getNftMarket()
  return (
    <Frame>
      <PageHeader
        title={t('shell.title.nftCollections')}
        subtitle={t('nftMarket.collections.lead')}
        backTo={routes.nfts}
        noConfig
      />
      {market === undefined ? <MarketMissing /> : <CollectionList market={market} />}
    </Frame>
  )
}

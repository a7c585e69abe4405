import { useTranslation } from '@/i18n/useTranslation'
import { MarketPage } from './components/MarketPage'
import { CollectionList } from './containers/CollectionList'

/** All collections of the NFT market. */
export default function CollectionsPage() {
  const { t } = useTranslation()
  return (
    <MarketPage title={t('shell.title.nftCollections')} lead={t('nftMarket.collections.lead')}>
      {(market) => <CollectionList market={market} />}
    </MarketPage>
  )
}

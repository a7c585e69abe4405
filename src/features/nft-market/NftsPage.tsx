import { routes } from '@/config/routes'
import { getNftMarket, type NftMarket } from '@/domain/nft-market/market'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { MarketMissing } from './components/MarketPage'
import { Frame } from './components/NftMarket.styles'
import { HotSection } from './containers/HotSection'
import { NewestSection } from './containers/NewestSection'
import { SourceNotes } from './containers/SourceNotes'

const STEPS = ['nftMarket.how.1', 'nftMarket.how.2', 'nftMarket.how.3', 'nftMarket.how.4', 'nftMarket.how.5'] as const

/** The NFT market: what it is, its newest listings, and the collections that are traded most. */
export default function NftsPage() {
  const { t } = useTranslation()
  const market = getNftMarket()
  return (
    <Frame>
      <PageIntro title={t('shell.title.nfts')} lead={t('nftMarket.lead')}>
        <HowItWorks title={t('nftMarket.how')} steps={STEPS} />
        <Row gap={12}>
          <ButtonLink to={routes.nftCollections}>{t('nftMarket.allCollections')}</ButtonLink>
          <ButtonLink to={routes.nftProfile}>{t('nftMarket.own')}</ButtonLink>
          <ButtonLink to={routes.nftActivity}>{t('nftMarket.activity')}</ButtonLink>
        </Row>
      </PageIntro>
      {market === undefined ? <MarketMissing /> : <Sections market={market} />}
    </Frame>
  )
}

function Sections({ market }: { readonly market: NftMarket }) {
  const { collections, indexed, retryIndex, retryService } = useNftCollections(market)
  return (
    <>
      <SourceNotes retryIndex={retryIndex} retryService={retryService} />
      <IndexLagNote indexed={indexed} />
      <HotSection collections={collections} />
      <NewestSection market={market} collections={valueOf(collections)} />
    </>
  )
}

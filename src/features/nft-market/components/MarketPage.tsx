import type { ReactNode } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getNftMarket, type NftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { Frame } from './NftMarket.styles'

const NEEDED = ['market', 'bunnies', 'multicall', 'wcro'] as const

/** Stands in place of a page on a network without the market. */
export function MarketMissing() {
  return <MissingContracts parts={missingContracts(getDeployment(), NEEDED)} />
}

export interface MarketPageProps {
  readonly title: string
  readonly lead: string
  readonly children: (market: NftMarket) => ReactNode
}

/** A page below the market's own: a link back to it, a title, and the content on a network with the market. */
export function MarketPage({ title, lead, children }: MarketPageProps) {
  const { t } = useTranslation()
  const market = getNftMarket()
  return (
    <Frame>
      <div>
        <BackLink to={routes.nfts}>{t('shell.title.nfts')}</BackLink>
      </div>
      <PageIntro title={title} lead={lead} />
      {market === undefined ? <MarketMissing /> : children(market)}
    </Frame>
  )
}

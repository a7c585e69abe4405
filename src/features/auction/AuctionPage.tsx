import { getDeployment } from '@/config/deployment'
import { getFarmAuctions } from '@/domain/auction/auction'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { AuctionSections } from './containers/AuctionSections'

const STEPS = ['auction.how.1', 'auction.how.2', 'auction.how.3', 'auction.how.4', 'auction.how.5'] as const

/** Farm auctions: the current one, past ones, and bids that can be taken back. */
export default function AuctionPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'product', 'farmAuction'])
  const auctions = getFarmAuctions()
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.farmAuctions')} lead={t('auction.lead')}>
        <HowItWorks title={t('auction.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 || auctions === undefined ? (
        <MissingContracts parts={missing} />
      ) : (
        <AuctionSections auctions={auctions} />
      )}
    </Stack>
  )
}

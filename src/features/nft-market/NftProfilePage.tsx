import { Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getNftMarket } from '@/domain/nft-market/market'
import { getTradeContracts } from '@/domain/nft-market/tradeContracts'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { OwnNftsSection } from './containers/OwnNftsSection'
import { RevenueSection } from './containers/RevenueSection'

const NftActivitySection = lazyPart(
  async () => (await import('@/widgets/nft-activity/NftActivitySection')).NftActivitySection,
)

/** The account's NFTs by where they are, its pending revenue and its activity on the market. */
export default function NftProfilePage() {
  const { t } = useTranslation()
  const account = useAccount()
  const market = getNftMarket()
  const contracts = getTradeContracts()
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.nftProfile')} lead={t('nftTrade.own.lead')} />
      {market === undefined || contracts === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), ['multicall', 'wcro', 'market'])} />
      ) : account === undefined ? (
        <Card>
          <Stack gap={12} align="start">
            <Text>{t('nftTrade.own.connect')}</Text>
            <ConnectButton />
          </Stack>
        </Card>
      ) : (
        <Stack key={account} gap={24}>
          <OwnNftsSection market={market} contracts={contracts} account={account} />
          <RevenueSection contracts={contracts} account={account} />
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <NftActivitySection market={market} account={account} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  )
}

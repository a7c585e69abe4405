import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Columns } from './components/NftPage.styles'
import { ClaimSection } from './containers/ClaimSection'
import { LoyaltySection } from './containers/LoyaltySection'
import { MintSection } from './containers/MintSection'
import { UseSection } from './containers/UseSection'

/** Loyalty reward, loyalty NFT, option NFT sale and exercise. */
export default function NftPage() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <PageIntro title={t('nft.title')} lead={t('nft.lead')} />
      <Columns>
        <ClaimSection />
        <LoyaltySection />
        <MintSection />
        <UseSection />
      </Columns>
    </Stack>
  )
}

import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
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
      <Stack gap={12} as="header">
        <Heading level={1}>{t('nft.title')}</Heading>
        <Text tone="muted">{t('nft.lead')}</Text>
      </Stack>
      <Columns>
        <ClaimSection />
        <LoyaltySection />
        <MintSection />
        <UseSection />
      </Columns>
    </Stack>
  )
}

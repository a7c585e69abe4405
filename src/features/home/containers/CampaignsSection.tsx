import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { CampaignRows } from '../components/CampaignRows'
import { useCampaigns } from '../hooks/useCampaigns'

/** Pools, vaults, rewards and the lottery's draw, if they are soon; nothing if there are none. */
export function CampaignsSection() {
  const { t } = useTranslation()
  const headingId = useId()
  const campaigns = useCampaigns()
  if (campaigns.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('overview.campaigns')}
      </Heading>
      <CampaignRows campaigns={campaigns} />
    </Stack>
  )
}

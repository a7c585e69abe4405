import { claimCampaignTx } from '@/domain/profile/campaignTx'
import type { Profiles } from '@/domain/profile/profiles'
import type { FormState } from '@/forms/formState'
import { deriveActionForm } from '@/forms/walletForm'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Grid, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { type Campaign, useCampaigns } from '../hooks/useCampaigns'

export interface CampaignSectionProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly isActive: boolean
}

/** Collectibles with points that players can claim. */
export function CampaignSection({ profiles, account, isActive }: CampaignSectionProps) {
  const { t } = useTranslation()
  const campaigns = useCampaigns(profiles, account)
  const known = valueOf(campaigns)
  if (known?.length === 0) return null
  return (
    <Card as="section" aria-labelledby="profile-campaigns" data-testid="campaigns">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="profile-campaigns">
          {t('profile.campaigns')}
        </Heading>
        {campaigns.status === 'loading' && <Skeleton width="100%" height="8rem" />}
        {campaigns.status === 'failed' && (
          <Notice tone="bad" title={t('profile.campaigns.failed')} action={<RetryButton onRetry={campaigns.retry} />} />
        )}
        <Grid min="16rem">
          {known?.map((campaign) => (
            <CampaignItem key={campaign.id} profiles={profiles} campaign={campaign} isActive={isActive} />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

interface CampaignItemProps {
  readonly profiles: Profiles
  readonly campaign: Campaign
  readonly isActive: boolean
}

function CampaignItem({ profiles, campaign, isActive }: CampaignItemProps) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const block = useBlock()?.number
  const { id, name, points, hasClaimed, canClaim, endBlock } = campaign
  const isOver = block !== undefined && block >= endBlock
  const form = (): FormState => {
    if (hasClaimed) return { status: 'empty', text: { key: 'profile.campaign.claimed' } }
    if (isPending) return { status: 'empty', text: { key: 'profile.pending' } }
    if (isOver) return { status: 'empty', text: { key: 'profile.campaign.over' } }
    if (!isActive) return { status: 'empty', text: { key: 'profile.campaign.inactive' } }
    if (!canClaim) return { status: 'empty', text: { key: 'profile.campaign.ineligible' } }
    return deriveActionForm(status, claimCampaignTx(profiles, campaign), { key: 'profile.campaign.claim' })
  }
  return (
    <Stack gap={12} as="article" aria-label={name}>
      <Text isStrong>{name}</Text>
      <Text size="sm" tone="muted">
        {t(`profile.campaign.${id}.terms`)}
      </Text>
      <Text size="sm">{t('profile.points.plus', { points: formatAmount(points, 0, { locale }) })}</Text>
      <TxButton form={form()} onSubmit={submit} variant="secondary" />
    </Stack>
  )
}

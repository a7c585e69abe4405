import { routes } from '@/config/routes'
import type { PlayerBunny } from '@/domain/claims/playerBunnies'
import { claimPlayerBunnyTx } from '@/domain/claims/playerBunnyTx'
import { useLotteryBunnies, usePlayerBunnies } from '@/domain/claims/usePlayerBunnies'
import type { Profiles } from '@/domain/profile/profiles'
import type { FormState } from '@/forms/formState'
import { deriveActionForm } from '@/forms/walletForm'
import { useBlock } from '@/hooks/useBlock'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { retryFailed, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

export interface CampaignSectionProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly isActive: boolean
}

/** Collectibles with points that players can claim. */
export function CampaignSection({ profiles, account, isActive }: CampaignSectionProps) {
  const { t } = useTranslation()
  const parts = [usePlayerBunnies(profiles, account), useLotteryBunnies(profiles, account)] as const
  const known = parts.flatMap((part) => valueOf(part) ?? [])
  const isReady = parts.every((part) => valueOf(part) !== undefined)
  if (isReady && known.length === 0) return null
  const failed = parts.filter(({ status }) => status === 'failed')
  return (
    <Card as="section" aria-labelledby="profile-campaigns" data-testid="campaigns">
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Heading level={2} size="lg" id="profile-campaigns">
            {t('profile.campaigns')}
          </Heading>
          <ButtonLink size="sm" to={routes.claims}>
            {t('profile.campaigns.all')}
          </ButtonLink>
        </Row>
        {parts.some(({ status }) => status === 'loading') && <Skeleton width="100%" height="8rem" />}
        {failed.length > 0 && (
          <Notice
            tone="bad"
            title={t('profile.campaigns.failed')}
            action={<RetryButton onRetry={() => retryFailed(failed)} />}
          />
        )}
        <Grid min="16rem">
          {known.map((campaign) => (
            <CampaignItem key={campaign.id} profiles={profiles} campaign={campaign} isActive={isActive} />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

interface CampaignItemProps {
  readonly profiles: Profiles
  readonly campaign: PlayerBunny
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
    return deriveActionForm(status, claimPlayerBunnyTx(profiles, campaign), { key: 'profile.campaign.claim' })
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

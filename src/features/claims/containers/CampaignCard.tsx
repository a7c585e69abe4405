import { routes } from '@/config/routes'
import type { Campaign, IneligibleReason } from '@/domain/claims/campaigns'
import { campaignValues } from '@/domain/claims/campaignTx'
import type { Claims } from '@/domain/claims/claims'
import { useProfile } from '@/domain/profile/useProfile'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { CardBody } from '../components/Claims.styles'
import { type CampaignRow, campaignId, deriveClaimForm } from '../model/campaignForm'

const tones = {
  claimable: 'good',
  open: 'good',
  ineligible: 'neutral',
  claimed: 'info',
  upcoming: 'neutral',
  ended: 'neutral',
} as const

interface CampaignCardProps {
  readonly claims: Claims
  readonly row: CampaignRow
}

/** A campaign: what it gives to whom and until when, and what the account can do. */
export function CampaignCard({ claims, row: { campaign, state } }: CampaignCardProps) {
  const { t } = useTranslation()
  const id = `campaign-${campaignId(campaign)}`
  return (
    <Card as="article" aria-labelledby={id} data-testid={id}>
      <CardBody>
        <Stack gap={12}>
          <Row justify="space-between" gap={12}>
            <Heading level={2} size="lg" id={id}>
              <CampaignTitle claims={claims} campaign={campaign} />
            </Heading>
            {state && <Badge tone={tones[state.status]}>{t(`claims.state.${state.status}`)}</Badge>}
          </Row>
          <CampaignTerms claims={claims} campaign={campaign} />
          <CampaignTime campaign={campaign} state={state} />
        </Stack>
        {state?.status === 'claimable' && <ClaimButton claims={claims} campaign={campaign} />}
        {state?.status === 'ineligible' && <Reason campaign={campaign} reason={state.reason} />}
      </CardBody>
    </Card>
  )
}

function CampaignTitle({ claims, campaign }: { readonly claims: Claims; readonly campaign: Campaign }) {
  const { t } = useTranslation()
  return t(`claims.title.${campaign.kind}`, campaignValues(campaign, claims))
}

function CampaignTerms({ claims, campaign }: { readonly claims: Claims; readonly campaign: Campaign }) {
  const { t, locale } = useTranslation()
  if (campaign.kind === 'points')
    return (
      <>
        <Text tone="muted">
          {campaign.thresholdPoints === 0n
            ? t('claims.terms.points.all')
            : t('claims.terms.points', { points: formatCount(Number(campaign.thresholdPoints), locale) })}
        </Text>
        <Facts>
          <Fact name={t('claims.campaign')}>{campaign.campaignId.toString()}</Fact>
        </Facts>
      </>
    )
  // Users are counted from 1.
  const users = formatCount(Math.max(0, campaign.thresholdUser - 1), locale)
  return (
    <>
      <Text tone="muted">{t(`claims.terms.${campaign.kind}`, { users })}</Text>
      {campaign.kind === 'teamBunny' && campaign.bunnies.length > 0 && (
        <Text size="sm">{t('claims.bunnies', { names: campaign.bunnies.map(({ name }) => name).join(', ') })}</Text>
      )}
      <Facts>
        {campaign.kind === 'refund' && (
          <Fact name={t('claims.left')}>
            <TokenAmount token={claims.product} wei={ready(campaign.balanceWei)} />
          </Fact>
        )}
        {campaign.kind === 'earlyBunny' && (
          <Fact name={t('claims.cost')}>
            {campaign.costWei === 0n ? (
              t('claims.free')
            ) : (
              <TokenAmount token={claims.product} wei={ready(campaign.costWei)} />
            )}
          </Fact>
        )}
      </Facts>
    </>
  )
}

/** When it starts or ends, counted in blocks. */
function CampaignTime({ campaign, state }: { readonly campaign: Campaign; readonly state: CampaignRow['state'] }) {
  const { t, locale } = useTranslation()
  if (campaign.kind === 'earlyBunny')
    return (
      <Text size="sm" tone="muted">
        {t(campaign.isActive ? 'claims.noEnd' : 'claims.closed')}
      </Text>
    )
  if (state?.status === 'ended')
    return (
      <Text size="sm" tone="muted">
        {t('claims.endedAt', { block: formatCount(campaign.endBlock, locale) })}
      </Text>
    )
  const isUpcoming = state?.status === 'upcoming'
  return (
    <Text size="sm">
      <Countdown to={{ block: isUpcoming ? campaign.startBlock : campaign.endBlock }} due={t('claims.due')}>
        {(time) => t(isUpcoming ? 'claims.startsIn' : 'claims.endsIn', { time })}
      </Countdown>
    </Text>
  )
}

/** Why the account can't claim, and what it can do about it. */
function Reason({ campaign, reason }: { readonly campaign: Campaign; readonly reason: IneligibleReason }) {
  const { t, locale } = useTranslation()
  const profile = valueOf(useProfile(useAccount()))
  const own = typeof profile === 'object' ? profile : undefined
  const values = {
    points: own === undefined ? '' : formatCount(Number(own.points), locale),
    user: own === undefined ? '' : formatCount(own.userId, locale),
  }
  return (
    <Stack gap={12} align="start">
      <Text size="sm" tone="muted">
        {t(`claims.reason.${reason}`, values)}
      </Text>
      {reason === 'noProfile' && (
        <ButtonLink size="sm" to={routes.createProfile} aria-describedby={`campaign-${campaignId(campaign)}`}>
          {t('claims.createProfile')}
        </ButtonLink>
      )}
      {reason === 'paused' && (
        <ButtonLink size="sm" to={routes.profile} aria-describedby={`campaign-${campaignId(campaign)}`}>
          {t('claims.profile')}
        </ButtonLink>
      )}
    </Stack>
  )
}

function ClaimButton({ claims, campaign }: { readonly claims: Claims; readonly campaign: Campaign }) {
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const { product } = claims
  const costWei = campaign.kind === 'earlyBunny' && campaign.costWei > 0n ? campaign.costWei : undefined
  const balance = mapLoadable(useCurrencyBalance(costWei === undefined ? undefined : product), ({ wei }) => wei)
  const approval = useApproval({
    token: costWei === undefined ? undefined : product.address,
    tokenName: product.symbol,
    spender: campaign.contract,
    amount: costWei,
  })
  const form = deriveClaimForm({ walletStatus, claims, campaign, isPending, approval, balance })
  return <TxButton form={form} onSubmit={submit} variant="secondary" />
}

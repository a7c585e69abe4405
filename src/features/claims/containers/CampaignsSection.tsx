import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import type { Claims } from '@/domain/claims/claims'
import { useCampaigns } from '@/domain/claims/useCampaigns'
import { useProfile } from '@/domain/profile/useProfile'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { type CampaignRow, campaignId, campaignRows } from '../model/campaignForm'
import { CampaignCard } from './CampaignCard'

const TAB_PARAM = 'tab'
const ENDED = 'ended'

/** The campaigns that run or are to come, and those that have ended. The address keeps the tab. */
export function CampaignsSection({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation()
  const account = useAccount()
  const block = useBlock()?.number
  const [params, setParams] = useSearchParams()
  const campaigns = useCampaigns(claims, account)
  const profile = useProfile(account)
  const known = valueOf(campaigns)
  const rows = useMemo(
    () => (known === undefined || block === undefined ? undefined : campaignRows(known, profile, block)),
    [known, profile, block],
  )
  if (campaigns.status === 'failed')
    return (
      <Notice tone="bad" title={t('claims.unread')} action={<RetryButton onRetry={campaigns.retry} />}>
        {t('claims.unread.body')}
      </Notice>
    )
  if (rows === undefined) return <Skeleton width="100%" height="24rem" />
  const claimable = rows.active.filter(({ state }) => state?.status === 'claimable').length
  return (
    <Stack gap={24}>
      {account === undefined ? (
        <Notice tone="info" title={t('claims.connect')} action={<ConnectButton />}>
          {t('claims.connect.body')}
        </Notice>
      ) : (
        <Row justify="space-between" gap={12}>
          <Stack role="status">{t('claims.count', { count: claimable })}</Stack>
          <ButtonLink size="sm" to={routes.profile}>
            {t('claims.profile')}
          </ButtonLink>
        </Row>
      )}
      <Tabs
        label={t('claims.nav.campaigns')}
        tabs={[
          {
            id: 'active',
            label: t('claims.active'),
            content: <CampaignList claims={claims} rows={rows.active} label={t('claims.active')} />,
          },
          {
            id: ENDED,
            label: t('claims.ended'),
            content: <CampaignList claims={claims} rows={rows.ended} label={t('claims.ended')} />,
          },
        ]}
        selectedId={params.get(TAB_PARAM) === ENDED ? ENDED : 'active'}
        onSelect={(id) => {
          const next = new URLSearchParams(params)
          if (id === ENDED) next.set(TAB_PARAM, ENDED)
          else next.delete(TAB_PARAM)
          setParams(next, { replace: true, preventScrollReset: true })
        }}
      />
    </Stack>
  )
}

interface CampaignListProps {
  readonly claims: Claims
  readonly rows: readonly CampaignRow[]
  readonly label: string
}

function CampaignList({ claims, rows, label }: CampaignListProps) {
  const { t } = useTranslation()
  if (rows.length === 0) return <EmptyState title={t('claims.none')}>{t('claims.none.body')}</EmptyState>
  return (
    <Grid as="ul" min="20rem" aria-label={label}>
      {rows.map((row) => (
        <Grid key={campaignId(row.campaign)} as="li" min="100%">
          <CampaignCard claims={claims} row={row} />
        </Grid>
      ))}
    </Grid>
  )
}

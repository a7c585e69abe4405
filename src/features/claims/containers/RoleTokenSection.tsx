import { useMemo } from 'react'
import { addressLink } from '@/config/explorer'
import type { Claims } from '@/domain/claims/claims'
import { type RoleToken, roleTokenReading } from '@/domain/claims/roleToken'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { ready } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Columns, MainFigure } from '../components/Claims.styles'
import { PausePart } from './PausePart'
import { RoleMembers } from './RoleMembers'
import { RolesForm } from './RolesForm'
import { TokenActs } from './TokenActs'

/** The token with roles: its supply, what the account has of it, and what the account's roles permit. */
export function RoleTokenSection({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation()
  const account = useAccount()
  const token = useReading(useMemo(() => roleTokenReading(claims.roleToken, account), [claims, account]))
  if (token.status === 'failed')
    return (
      <Notice tone="bad" title={t('roleToken.unread')} action={<RetryButton onRetry={token.retry} />}>
        {t('roleToken.unread.body')}
      </Notice>
    )
  if (token.status === 'loading') return <Skeleton width="100%" height="24rem" />
  const known = token.value
  const roles = known.own?.roles ?? []
  return (
    <Columns>
      <Stack gap={24}>
        <TokenFacts token={known} />
        {roles.includes('pauser') && <PausePart claims={claims} token={known} />}
      </Stack>
      <Stack gap={24}>
        <TokenActs key={account} claims={claims} token={known} />
        <RoleMembers token={known} />
        {roles.includes('admin') && <RolesForm claims={claims} token={known} />}
      </Stack>
    </Columns>
  )
}

function TokenFacts({ token }: { readonly token: RoleToken }) {
  const { t } = useTranslation()
  const { own, name, symbol, supplyWei, capWei, isPaused, address } = token
  const share = capWei === 0n ? 0 : toDecimal(supplyWei, 0).div(toDecimal(capWei, 0)).toNumber()
  return (
    <Card as="section" aria-labelledby="role-token" data-testid="role-token">
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Heading level={2} size="lg" id="role-token">
            {name} ({symbol})
          </Heading>
          <Badge tone={isPaused ? 'warning' : 'good'}>
            {t(isPaused ? 'roleToken.state.paused' : 'roleToken.state.active')}
          </Badge>
        </Row>
        {isPaused && (
          <Notice tone="warning" title={t('roleToken.paused')}>
            {t('roleToken.paused.body')}
          </Notice>
        )}
        {own !== undefined && (
          <Stack gap={8}>
            <Text size="sm" tone="muted">
              {t('roleToken.own')}
            </Text>
            <MainFigure>
              <TokenAmount token={token} wei={ready(own.balanceWei)} />
            </MainFigure>
            <Text size="sm" tone="muted">
              {own.roles.length === 0
                ? t('roleToken.roles.none')
                : t('roleToken.roles.own', { roles: own.roles.map((role) => t(`roleToken.role.${role}`)).join(', ') })}
            </Text>
          </Stack>
        )}
        <Progress value={share} label={t('roleToken.supply.label')} />
        <Facts>
          <Fact name={t('roleToken.supply')}>
            <TokenAmount token={token} wei={ready(supplyWei)} />
          </Fact>
          <Fact name={t('roleToken.cap')}>
            <TokenAmount token={token} wei={ready(capWei)} />
          </Fact>
          <Fact name={t('roleToken.mintable')}>
            <TokenAmount token={token} wei={ready(capWei - supplyWei)} />
          </Fact>
          <Fact name={t('roleToken.contract')}>
            <ExternalLink href={addressLink(address)}>{t('roleToken.explorer')}</ExternalLink>
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}

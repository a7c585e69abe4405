import { useMemo } from 'react'
import { addressLink } from '@/config/explorer'
import { type RoleToken, roleMembersReading, TOKEN_ROLES, type TokenRole } from '@/domain/claims/roleToken'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { isSameAddress, shortenHex } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'

/** Who may mint, pause, and grant roles. */
export function RoleMembers({ token }: { readonly token: RoleToken }) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="role-token-members" data-testid="role-token-members">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="role-token-members">
          {t('roleToken.members')}
        </Heading>
        {TOKEN_ROLES.map((role) => (
          <Members key={role} token={token} role={role} />
        ))}
      </Stack>
    </Card>
  )
}

function Members({ token, role }: { readonly token: RoleToken; readonly role: TokenRole }) {
  const { t } = useTranslation()
  const account = useAccount()
  const count = token.memberCounts[role]
  const { address } = token
  const members = useReading(useMemo(() => roleMembersReading(address, role, count), [address, role, count]))
  return (
    <Stack gap={8}>
      <Heading level={3} size="md">
        {t(`roleToken.role.${role}`)}
      </Heading>
      <Text size="sm" tone="muted">
        {t(`roleToken.role.${role}.body`)}
      </Text>
      {members.status === 'loading' && <Skeleton width="12ch" height="1em" />}
      {members.status === 'failed' && (
        <Row gap={12}>
          <Text size="sm">{t('roleToken.members.unread')}</Text>
          <RetryButton onRetry={members.retry} />
        </Row>
      )}
      {'value' in members && members.value.length === 0 && <Text size="sm">{t('roleToken.members.none')}</Text>}
      {'value' in members && (
        <Row gap={12}>
          {members.value.map((member) => (
            <ExternalLink key={member} href={addressLink(member)}>
              {account !== undefined && isSameAddress(member, account) ? t('roleToken.you') : shortenHex(member)}
            </ExternalLink>
          ))}
        </Row>
      )}
    </Stack>
  )
}

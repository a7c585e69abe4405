import { transactionLink } from '@/config/explorer'
import type { Profiles } from '@/domain/profile/profiles'
import { type PointsRow, usePoints } from '@/domain/profile/usePoints'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { DataTable } from '../table/DataTable'
import { AchievementBadge } from './AchievementBadge'
import { achievementOf } from './campaign'
import { AchievementName } from './ProfileHead.styles'

export interface PointsSectionProps {
  readonly profiles: Profiles
  readonly account: Address
}

/** The achievements of an account: what it was given points for, newest first. */
export function PointsSection({ profiles, account }: PointsSectionProps) {
  const { t, locale } = useTranslation()
  const points = usePoints(profiles, account)
  return (
    <Card as="section" aria-labelledby="profile-points" data-testid="achievements">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="profile-points">
          {t('profile.achievements')}
        </Heading>
        {profiles.subgraphUrls === undefined ? (
          <Text tone="muted">{t('profile.achievements.unavailable')}</Text>
        ) : (
          <DataTable<PointsRow>
            caption={t('profile.achievements')}
            rows={mapLoadable(points, ({ rows }) => rows)}
            rowKey={({ id }) => id}
            exportName="achievements"
            empty={<EmptyState title={t('profile.achievements.none')} />}
            failed={{ title: t('profile.achievements.failed') }}
            height="10rem"
            columns={[
              {
                id: 'title',
                header: t('profile.column.achievement'),
                cell: ({ campaignId }) => <AchievementCell campaignId={campaignId} />,
                exportText: ({ campaignId }) => campaignId.toString(),
              },
              {
                id: 'points',
                header: t('profile.points'),
                align: 'end',
                cell: (row) => formatAmount(row.points, 0, { locale }),
                sortBy: (row) => Number(row.points),
                exportText: (row) => row.points.toString(),
              },
              {
                id: 'time',
                header: t('profile.column.time'),
                align: 'end',
                cell: ({ timeSec, hash }) => (
                  <ExternalLink href={transactionLink(hash)}>{formatTime(timeSec, locale)}</ExternalLink>
                ),
                sortBy: ({ timeSec }) => timeSec,
                exportText: ({ timeSec }) => new Date(timeSec * 1000).toISOString(),
              },
            ]}
          />
        )}
        {valueOf(points)?.isPartial === true && (
          <Text size="sm" tone="muted">
            {t('profile.partial')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function AchievementCell({ campaignId }: { readonly campaignId: bigint }) {
  const { t } = useTranslation()
  const { kind, type, number } = achievementOf(campaignId)
  return (
    <AchievementName>
      <AchievementBadge kind={kind} />
      <span>
        <Text as="span" isStrong>
          {t(`profile.campaign.${kind}`, { number, id: campaignId.toString() })}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {t(kind === 'other' ? 'profile.campaign.other.body' : `profile.achievement.${type}`)}
        </Text>
      </span>
    </AchievementName>
  )
}

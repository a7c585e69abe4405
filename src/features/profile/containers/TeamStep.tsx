import type { Profiles } from '@/domain/profile/profiles'
import { useTeams } from '@/domain/profile/useTeams'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TeamChoice } from '../components/TeamChoice'
import type { CreateDraftField } from '../hooks/useCreateDraft'

export interface TeamStepProps extends CreateDraftField {
  readonly profiles: Profiles
}

/** Chooses the team. */
export function TeamStep({ profiles, draft, change }: TeamStepProps) {
  const { t } = useTranslation()
  const teams = useTeams(profiles)
  const known = teams.status === 'ready' || teams.status === 'stale' ? teams.value : []
  const chosen = known.find(({ id, isJoinable }) => id === draft.teamId && isJoinable)
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg" id="profile-step">
        {t('profile.team.title')}
      </Heading>
      <Text tone="muted">{t('profile.team.lead')}</Text>
      {teams.status === 'loading' && <Skeleton width="100%" height="12rem" />}
      {teams.status === 'failed' && (
        <Notice tone="bad" title={t('profile.teams.failed')} action={<RetryButton onRetry={teams.retry} />} />
      )}
      {known.length > 0 && <TeamChoice teams={known} selected={chosen?.id} onChange={(teamId) => change({ teamId })} />}
      <Row gap={12}>
        <Button onClick={() => change({ step: 'picture' })}>{t('profile.back')}</Button>
        <Button
          variant="primary"
          disabledReason={chosen === undefined ? t('profile.team.choose') : undefined}
          onClick={() => change({ step: 'name' })}
        >
          {t('profile.next')}
        </Button>
      </Row>
    </Stack>
  )
}

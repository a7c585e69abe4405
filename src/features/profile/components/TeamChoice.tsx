import type { Team } from '@/domain/profile/reads'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Choice, Choices } from './Profile.styles'
import { TeamMark } from './TeamMark'

export interface TeamChoiceProps {
  readonly teams: readonly Team[]
  readonly selected: number | undefined
  readonly onChange: (id: number) => void
}

/** Chooses one of the teams that take members. */
export function TeamChoice({ teams, selected, onChange }: TeamChoiceProps) {
  const { t, locale } = useTranslation()
  return (
    <Choices $min="14rem">
      <legend>
        <VisuallyHidden>{t('profile.team.choose')}</VisuallyHidden>
      </legend>
      {teams.map(({ id, name, description, members, isJoinable }) => (
        <Choice key={id}>
          <input
            type="radio"
            name="profile-team"
            aria-label={name}
            checked={id === selected}
            disabled={!isJoinable}
            onChange={() => onChange(id)}
          />
          <TeamMark id={id} size="3rem" />
          <Text as="span" isStrong>
            {name}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {description}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {isJoinable
              ? t('profile.team.members', { members: formatCount(members, locale) })
              : t('profile.team.closed')}
          </Text>
        </Choice>
      ))}
    </Choices>
  )
}

import type { Competition } from '@/domain/competition/competition'
import { type CompetitionPhase, competitionPhase } from '@/domain/competition/model/phase'
import type { CompetitionState } from '@/domain/competition/reads'
import { useCompetition } from '@/domain/competition/useCompetition'
import { getProfiles } from '@/domain/profile/profiles'
import { useTeams } from '@/domain/profile/useTeams'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, valueOf } from '@/lib/loadable'

/** A competition, and what it does now. */
export interface CompetitionNow {
  readonly competition: Competition
  readonly state: Loadable<CompetitionState>
  /** By the time of the latest block; undefined before it and the competition are read. */
  readonly phase: CompetitionPhase | undefined
  /** Name of a team; its number while the name is not known. */
  readonly teamName: (teamId: number) => string
}

/** Reads a competition and the names of its teams. */
export function useCompetitionNow(competition: Competition): CompetitionNow {
  const { t } = useTranslation()
  const state = useCompetition(competition)
  const teams = valueOf(useTeams(getProfiles()))
  const nowSec = useBlock()?.timestampSec
  const known = valueOf(state)
  return {
    competition,
    state,
    phase: known === undefined || nowSec === undefined ? undefined : competitionPhase(known, nowSec),
    teamName: (teamId) => teams?.find(({ id }) => id === teamId)?.name ?? t('competition.team', { id: teamId }),
  }
}

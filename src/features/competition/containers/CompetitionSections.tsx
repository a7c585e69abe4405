import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COMPETITION_NAMES, type Competition } from '@/domain/competition/competition'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Columns } from '../components/Competition.styles'
import { useCompetitionNow } from '../hooks/useCompetitionNow'
import { useRanks } from '../hooks/useRanks'
import { COMPETITION_PARAM, chooseCompetition } from '../model/competitionView'
import { BattleCard } from './BattleCard'
import { RulesCard } from './RulesCard'

const PrizeCard = lazyPart(async () => (await import('./PrizeCard')).PrizeCard)
const ScoreCard = lazyPart(async () => (await import('./ScoreCard')).ScoreCard)
const RankCard = lazyPart(async () => (await import('./RankCard')).RankCard)

/** The competition that the address names, and the choice of another one. */
export function CompetitionSections({ competitions }: { readonly competitions: readonly Competition[] }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const chosen = chooseCompetition(competitions, params.get(COMPETITION_PARAM))
  if (chosen === undefined) return null
  const names = COMPETITION_NAMES.filter((name) => competitions.some((competition) => competition.name === name))
  return (
    <Stack gap={24}>
      <RangeChoice
        label={t('competition.choice')}
        ranges={names}
        chosen={chosen.name}
        textOf={(name) => t(`competition.choice.${name}`)}
        onChoose={(name) =>
          setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [COMPETITION_PARAM]: name }), {
            preventScrollReset: true,
          })
        }
      />
      <OneCompetition key={chosen.name} competition={chosen} />
    </Stack>
  )
}

function OneCompetition({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation()
  const now = useCompetitionNow(competition)
  const { state } = now
  const ranks = useRanks(competition, valueOf(state)?.teamCount)
  return (
    <Stack gap={24}>
      {state.status === 'failed' && (
        <Notice tone="bad" title={t('competition.failed')} action={<RetryButton onRetry={state.retry} />}>
          {t('competition.failed.body')}
        </Notice>
      )}
      <BattleCard now={now} />
      <Suspense fallback={null}>
        <ScoreCard now={now} ranks={ranks} />
      </Suspense>
      <Suspense fallback={<Skeleton width="100%" height="40rem" />}>
        <RankCard now={now} ranks={ranks} />
      </Suspense>
      <Columns>
        <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
          <PrizeCard now={now} />
        </Suspense>
        <RulesCard competition={competition} />
      </Columns>
    </Stack>
  )
}

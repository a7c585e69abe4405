import type { Competition } from '@/domain/competition/competition'
import { usePairNames } from '@/domain/competition/useCompetition'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { RuleList } from '../components/Competition.styles'

const RULES = [
  'competition.rule.1',
  'competition.rule.2',
  'competition.rule.3',
  'competition.rule.4',
  'competition.rule.5',
  'competition.rule.6',
  'competition.rule.7',
] as const

/** How volume counts, who wins what, and what the organizer decides. */
export function RulesCard({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation()
  const pools = usePairNames(competition).join(', ')
  return (
    <Card as="section" aria-labelledby="battle-rules">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="battle-rules">
          {t('competition.rules')}
        </Heading>
        <RuleList>
          {RULES.map((key) => (
            <li key={key}>{t(key, { pools })}</li>
          ))}
        </RuleList>
      </Stack>
    </Card>
  )
}

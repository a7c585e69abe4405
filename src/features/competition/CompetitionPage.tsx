import { getDeployment } from '@/config/deployment'
import { getCompetitions } from '@/domain/competition/competition'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { CompetitionSections } from './containers/CompetitionSections'

const STEPS = [
  'competition.how.1',
  'competition.how.2',
  'competition.how.3',
  'competition.how.4',
  'competition.how.5',
] as const

/** A trading competition: its state, the account's part in it, ranks, prizes and rules. */
export default function CompetitionPage() {
  const { t } = useTranslation()
  const competitions = getCompetitions()
  const missing = missingContracts(getDeployment(), ['multicall', 'product'])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('shell.title.competition')}</Heading>
        <Text tone="muted">{t('competition.lead')}</Text>
        <HowItWorks title={t('competition.how')} steps={STEPS} />
      </Stack>
      {competitions.length === 0 ? (
        <MissingContracts parts={missing.length > 0 ? missing : ['competition']} />
      ) : (
        <CompetitionSections competitions={competitions} />
      )}
    </Stack>
  )
}

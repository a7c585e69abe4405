import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { MarketSection } from './containers/MarketSection'

const STEPS = [
  'prediction.how.1',
  'prediction.how.2',
  'prediction.how.3',
  'prediction.how.4',
  'prediction.how.5',
] as const

/** Bets on whether the price of CRO rises or falls within minutes. */
export default function PredictionPage() {
  const { t } = useTranslation()
  const deployment = getDeployment()
  const missing = missingContracts(deployment, ['multicall', 'prediction', 'oracle'])
  const { prediction } = deployment.prediction.contracts
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Row justify="space-between">
          <Heading level={1}>{t('shell.title.prediction')}</Heading>
          {missing.length === 0 && (
            <ButtonLink to={routes.predictionLeaderboard}>{t('prediction.leaderboard')}</ButtonLink>
          )}
        </Row>
        <Text tone="muted">{t('prediction.lead')}</Text>
        <HowItWorks title={t('prediction.how')} steps={STEPS} />
      </Stack>
      {missing.length > 0 || prediction === undefined ? (
        <MissingContracts parts={missing} />
      ) : (
        <MarketSection prediction={prediction} />
      )}
    </Stack>
  )
}

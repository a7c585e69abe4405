import { Suspense } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { lazyPart } from '@/widgets/pages/lazyPart'

const LeaderboardSection = lazyPart(
  async () => (await import('./containers/LeaderboardSection')).LeaderboardSection,
  ['prediction', 'subject', 'indexStatus'],
)

/** The players of the prediction market with the best results. */
export default function LeaderboardPage() {
  const { t } = useTranslation()
  const hasMarket = getDeployment().prediction.contracts.prediction !== undefined
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <BackLink to={routes.prediction}>{t('shell.title.prediction')}</BackLink>
        <Heading level={1}>{t('shell.title.predictionLeaderboard')}</Heading>
        <Text tone="muted">{t('prediction.leaderboard.lead')}</Text>
      </Stack>
      {hasMarket ? (
        <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
          <LeaderboardSection />
        </Suspense>
      ) : (
        <Notice tone="info" title={<MissingParts parts={['prediction']} />}>
          {t('prediction.leaderboard.missing')}
        </Notice>
      )}
    </Stack>
  )
}

import { Suspense } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { Columns } from '../components/Lottery.styles'
import { useLotteryNow } from '../hooks/useLotteryNow'
import { NextDraw } from './NextDraw'

const OddsSection = lazyPart(async () => (await import('./OddsSection')).OddsSection)
const PrizeSection = lazyPart(async () => (await import('./PrizeSection')).PrizeSection)
const PlayLimitCard = lazyPart(
  async () => (await import('@/widgets/play-limit/PlayLimitCard')).PlayLimitCard,
  ['playLimit'],
)
const DrawsSection = lazyPart(async () => (await import('./DrawsSection')).DrawsSection)

/** The lottery of the network. Where it can't be read, a placeholder stays in its place. */
export function LotterySections() {
  const { t } = useTranslation()
  const now = useLotteryNow()
  return (
    <Stack gap={24}>
      {now.round.status === 'failed' && (
        <Notice tone="bad" title={t('lottery.round.failed')} action={<RetryButton onRetry={now.round.retry} />}>
          {t('lottery.round.failed.body')}
        </Notice>
      )}
      <NextDraw now={now} />
      <Columns>
        <Suspense fallback={<Skeleton width="100%" height="36rem" />}>
          <OddsSection now={now} />
        </Suspense>
        <Stack gap={24}>
          <Suspense fallback={<Skeleton width="100%" height="10rem" />}>
            <PrizeSection now={now} />
          </Suspense>
          <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
            <PlayLimitCard />
          </Suspense>
        </Stack>
      </Columns>
      <Suspense fallback={<Skeleton width="100%" height="30rem" />}>
        <DrawsSection now={now} />
      </Suspense>
    </Stack>
  )
}

import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FINISHED, STATE_PARAM } from '@/domain/farm/stakePath'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { usePools } from '../hooks/usePools'
import { PoolFinder } from './PoolFinder'

const BountySection = lazyPart(async () => (await import('./BountySection')).BountySection)

/** The bounty of the automatic vault, and all pools. */
export function PoolsSection() {
  const { t } = useTranslation()
  const all = usePools()
  const [params, setParams] = useSearchParams()
  const tab = params.get(STATE_PARAM) === FINISHED ? FINISHED : 'live'
  const select = (id: typeof tab) => {
    const next = new URLSearchParams(params)
    if (id === FINISHED) next.set(STATE_PARAM, FINISHED)
    else next.delete(STATE_PARAM)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const auto = all.find(({ source }) => source.kind === 'auto')?.source
  return (
    <Stack gap={24}>
      {auto?.kind === 'auto' && (
        <Suspense fallback={<Skeleton width="100%" height="13rem" />}>
          <BountySection vault={auto.vault} reads={auto.reads} manual={auto.manual} />
        </Suspense>
      )}
      <Tabs
        label={t('pools.tabs')}
        tabs={[
          {
            id: 'live',
            label: t('pools.live'),
            content: (
              <Stack gap={16}>
                <PoolFinder all={all} isFinished={false} />
              </Stack>
            ),
          },
          {
            id: FINISHED,
            label: t('pools.finished'),
            content: (
              <Stack gap={16}>
                <PoolFinder all={all} isFinished />
              </Stack>
            ),
          },
        ]}
        selectedId={tab}
        onSelect={select}
      />
    </Stack>
  )
}

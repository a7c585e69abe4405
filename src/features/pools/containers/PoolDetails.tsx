import type { PoolApr } from '@/domain/farm/model/poolState'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { PoolFacts } from '../components/PoolFacts'
import { PoolColumns } from '../components/Pools.styles'
import { poolRoiTerms } from '../model/poolRoi'
import type { PoolRowView } from '../model/poolView'
import { RewardSection } from './RewardSection'
import { StakeSection } from './StakeSection'
import { UnstakeSection } from './UnstakeSection'

export interface PoolDetailsProps {
  readonly pool: StakingPool
  readonly reads: PoolReads
  readonly rate: Loadable<PoolApr>
  readonly view: PoolRowView
}

/** The facts and forms of a pool. */
export function PoolDetails({ pool, reads, rate, view }: PoolDetailsProps) {
  const { t } = useTranslation()
  const block = useBlock()?.number
  return (
    <PoolColumns data-testid={`pool-${view.id}`}>
      <Stack gap={24}>
        {reads.own !== undefined && <RewardSection pool={pool} own={reads.own} earned={view.earned} />}
        <PoolFacts pool={pool} reads={reads} view={view} block={block} />
      </Stack>
      <StakeTabs
        label={t('pools.forms')}
        stake={{
          label: t('pools.stake'),
          content: <StakeSection pool={pool} reads={reads} block={block} roi={poolRoiTerms(pool, reads, rate)} />,
        }}
        unstake={{ label: t('pools.unstake'), content: <UnstakeSection pool={pool} reads={reads} /> }}
        start={view.state === 'finished' ? 'unstake' : 'stake'}
      />
    </PoolColumns>
  )
}

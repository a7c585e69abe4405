import { type ReactNode, Suspense } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useListSettings } from '@/hooks/useListSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { LOADING, ready } from '@/lib/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import { useKeptFinder } from '@/widgets/finder/useKeptFinder'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { PoolList } from '../components/PoolList'
import type { ListedPool } from '../hooks/usePools'
import { useTabPools } from '../hooks/useTabPools'
import { poolsEmptyHelp, poolsFinder } from '../poolsFinder'

const PoolDetails = lazyPart(async () => (await import('./PoolDetails')).PoolDetails, ['watch'])
const VaultDetails = lazyPart(async () => (await import('./VaultDetails')).VaultDetails)

export interface PoolFinderProps {
  readonly all: readonly ListedPool[]
  /** Shows the finished pools in place of the live ones. */
  readonly isFinished: boolean
}

function detailsOf({ source, view, numbers }: ListedPool): ReactNode {
  return (
    <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
      {source.kind === 'auto' ? (
        <VaultDetails
          vault={source.vault}
          reads={source.reads}
          manual={source.manual}
          manualApr={source.manualApr}
          view={view}
        />
      ) : (
        <PoolDetails pool={source.pool} reads={source.reads} rate={numbers.rate} view={view} />
      )}
    </Suspense>
  )
}

/** The live or the finished pools with their search. */
export function PoolFinder({ all, isFinished }: PoolFinderProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const { pools, isLoading } = useTabPools(all, isFinished)
  const finder = useKeptFinder(poolsFinder, pools, account, useListSettings('pools'), 'staked')
  return (
    <FinderPanel finder={finder} emptyHelp={poolsEmptyHelp(finder, account !== undefined)}>
      <PoolList
        key={finder.orderKey}
        label={isFinished ? t('pools.finished') : t('pools.live')}
        rows={finder.shown.length === 0 && isLoading ? LOADING : ready(finder.shown)}
        view={finder.shownView}
        detailsOf={detailsOf}
      />
    </FinderPanel>
  )
}

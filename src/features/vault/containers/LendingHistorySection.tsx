import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useLendingHistory } from '@/domain/vault/history/useLendingHistory'
import type { LendingSource } from '@/domain/vault/marketReads'
import { blockPace } from '@/domain/vault/model/blockPace'
import { useBlockTime } from '@/hooks/useBlockTime'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { LendingHistoryCard } from '../components/LendingHistoryCard'
import { supplyAprPoints, utilizationPoints } from '../model/lendingPoints'

export interface LendingHistorySectionProps {
  readonly source: LendingSource
  /** The first block of the history. */
  readonly sinceBlock: number
}

/** A chart need not move with each block. */
const CLOCK_STEP_SEC = 60

export function LendingHistorySection({ source, sinceBlock }: LendingHistorySectionProps) {
  const { locale } = useTranslation()
  const history = useLendingHistory(source, sinceBlock)
  const blockTimeSec = useBlockTime()
  const nowSec = Math.floor(useNowSec() / CLOCK_STEP_SEC) * CLOCK_STEP_SEC
  const known = valueOf(history)
  const charts = useMemo(() => {
    const pace = blockPace(getDeployment().defaultBlockTimeSec, blockTimeSec)
    return (
      known && {
        utilization: utilizationPoints(known.points, locale),
        apr: supplyAprPoints(known.points, source.kind, pace, locale),
      }
    )
  }, [known, source.kind, blockTimeSec, locale])
  return (
    <LendingHistoryCard
      history={history}
      charts={charts}
      cut={known?.cut}
      isPerBlock={source.kind === 'supplyRatePerBlock'}
      nowSec={nowSec}
    />
  )
}

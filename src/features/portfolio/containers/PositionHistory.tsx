import type { EventSource } from '@/domain/vault/history/positionHistory'
import { usePositionTimeline } from '@/domain/vault/history/usePositionTimeline'
import { useNowSec } from '@/hooks/useNowSec'
import type { Address } from '@/lib/hex'
import { TimelineView } from '../components/TimelineView'

/** A chart need not move with each block. */
const CLOCK_STEP_SEC = 60

export interface PositionHistoryProps {
  readonly source: EventSource
  readonly account: Address
  /** The token of the vault. */
  readonly symbol: string
  readonly decimals: number
}

/** The history of an account's position in a vault. */
export function PositionHistory({ source, account, symbol, decimals }: PositionHistoryProps) {
  const timeline = usePositionTimeline(source, account)
  const nowSec = Math.floor(useNowSec() / CLOCK_STEP_SEC) * CLOCK_STEP_SEC
  return <TimelineView timeline={timeline} symbol={symbol} decimals={decimals} nowSec={nowSec} />
}

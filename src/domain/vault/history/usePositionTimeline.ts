import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { tokenBalanceReading } from '@/domain/token/reads'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { EventSource } from './positionHistory'
import { createPositionTimeline, type PositionTimeline } from './positionTimeline'

/** What happened to an account's position in a vault; read again when its shares change. */
export function usePositionTimeline({ token, sinceBlock }: EventSource, account: Address): Loadable<PositionTimeline> {
  const shares = useReading(useMemo(() => tokenBalanceReading(token, account), [token, account]))
  const events = useMemo(
    () => createPositionTimeline(readClient, { token, sinceBlock }, account),
    [token, sinceBlock, account],
  )
  const sharesNow = valueOf(shares)
  const key = sharesNow === undefined ? undefined : `positionTimeline ${token} ${account} ${sharesNow}`
  const timeline = useService(key, () => events.read(sharesNow ?? 0n))
  return shares.status === 'failed' ? shares : timeline
}

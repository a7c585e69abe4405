import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { type PoolProfit, poolProfit, unknownReason } from '../model/poolProfit'
import { createPoolEvents } from '../poolEvents'
import type { ListedPosition } from './usePositionList'

/** What the account gained or lost in a pool. The worth follows each block, the history any change of the LP tokens. */
export function usePoolProfit({ pool, heldWei, pooled }: ListedPosition, account: Address): Loadable<PoolProfit> {
  const events = useMemo(() => createPoolEvents(readClient, pool, account, getDeployment().startBlock), [pool, account])
  const history = useService(`poolHistory ${pool} ${account} ${heldWei}`, () => events.read(), {
    isBehind: (read) => unknownReason(read, heldWei) === 'behind',
  })
  return useMemo(
    () => mapLoadable(combineLoadables([history, pooled]), ([known, now]) => poolProfit(known, heldWei, now)),
    [history, pooled, heldWei],
  )
}

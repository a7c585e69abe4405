import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { type PoolProfit, poolProfit, unknownReason } from '../model/poolProfit'
import { createPoolEvents } from '../poolEvents'
import type { ListedPosition } from './usePositionList'

/** Profit of the account in a pool. The value is updated at each block, the history when the LP balance changes. */
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

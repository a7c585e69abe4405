import { useMemo } from 'react'
import { createLogHistory } from '@/chain/logHistory'
import { readClient } from '@/chain/readClient'
import { positionFilter, readPositionHistory, type PositionHistory } from '@/domain/vault/history/positionHistory'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Asset } from '../reads'

/** What the account put into and took out of each vault that it holds, by share token. Loading while it holds none. */
export function usePositionHistories(held: readonly Asset[], account: Address): Loadable<ReadonlyMap<Address, PositionHistory>> {
  const histories = useMemo(
    () => held.flatMap(({ shares }) => (shares === undefined ? [] : [{
      token: shares.token,
      sinceBlock: shares.sinceBlock,
      history: createLogHistory(readClient, positionFilter(shares.token, account), shares.sinceBlock),
    }])),
    [held, account],
  )
  const key = histories.length === 0 ? undefined : `positionHistories ${account} ${histories.map(({ token }) => token).join()}`
  return useService(key, async () => {
    const read = histories.map(async ({ token, sinceBlock, history }) => [token, await readPositionHistory(readClient, history, sinceBlock)] as const)
    return new Map(await Promise.all(read))
  })
}

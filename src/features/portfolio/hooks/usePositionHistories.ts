import { useMemo } from 'react'
import type { CallReader } from '@/chain/calls/reading'
import { readClient } from '@/chain/rpc/readClient'
import { createAccountEvents } from '@/domain/vault/history/accountEvents'
import type { EventSource, PositionHistory } from '@/domain/vault/history/positionHistory'
import { isExplained, isReadConsistent } from '@/domain/vault/history/profit'
import { readBlocks } from '@/domain/vault/history/useVaultHistory'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { PositionHistories } from '../model/buildPositions'
import type { Asset } from '../reads'

export interface HistoryReads {
  /** Reads the amounts of all vaults. */
  readonly readAmounts: CallReader
  /** Those of which the account has shares. */
  readonly held: readonly Asset[]
  /** Reads their shares. */
  readonly read: CallReader
}

/** Deposits and withdrawals of the account in every vault, also in those that it has left. */
export function usePositionHistories(
  vaults: readonly Asset[],
  { readAmounts, held, read }: HistoryReads,
  account: Address,
): Loadable<PositionHistories> {
  const sources = useDeepMemo(
    vaults.flatMap(({ shares }): readonly EventSource[] =>
      shares === undefined ? [] : [{ token: shares.token, sinceBlock: shares.sinceBlock }],
    ),
  )
  const events = useMemo(() => createAccountEvents(readClient, sources, account), [sources, account])
  const heldShares = held.flatMap(({ shares }) =>
    shares === undefined ? [] : [{ token: shares.token, count: shares.amount.derive(read) }],
  )
  const isReady =
    sources.length > 0 &&
    vaults.every(({ amount }) => amount.derive(readAmounts).status !== 'loading') &&
    heldShares.every(({ count }) => count.status !== 'loading')
  // The share balances are part of the key: the events are read again after each change, and a deposit is never counted
  // as profit.
  const counts = heldShares.map(({ token, count }) => `${token} ${String(valueOf(count))}`)
  const key = isReady ? `positionHistories ${account} ${sources.length} ${counts.join()}` : undefined
  const isBehind = (answer: ReadonlyMap<Address, PositionHistory>) => {
    const emptied = vaults.flatMap(({ amount, shares }) =>
      shares !== undefined && valueOf(amount.derive(readAmounts)) === 0n ? [[shares.token, 0n] as const] : [],
    )
    const sharesNow = [...emptied, ...heldShares.map(({ token, count }) => [token, valueOf(count)] as const)]
    return sharesNow.some(([token, now]) => {
      const history = answer.get(token)
      return history?.isWhole === true && now !== undefined && !isExplained(history, now)
    })
  }
  const histories = useService(key, () => events.read(), { isBehind })
  const known = valueOf(histories)
  // A string, to re-render only if it changes.
  const unsettled = useAnswerBlocks((blockOf) =>
    heldShares
      .flatMap(({ token }) => {
        const history = known?.get(token)
        return history === undefined || isReadConsistent(history, readBlocks(token, account, blockOf)) ? [] : [token]
      })
      .join(),
  )
  return useMemo(() => {
    const waiting = new Set(unsettled.split(','))
    return mapLoadable(
      histories,
      (byToken) =>
        new Map([...byToken].map(([token, history]) => [token, waiting.has(token) ? 'unsettled' : history] as const)),
    )
  }, [histories, unsettled])
}

import { useMemo } from 'react'
import type { CallReader } from '@/chain/calls/reading'
import { readClient } from '@/chain/rpc/readClient'
import { createPositionEvents, type PositionEvents, type PositionHistory } from '@/domain/vault/history/positionHistory'
import { isExplained, isReadConsistent } from '@/domain/vault/history/profit'
import { readBlocks } from '@/domain/vault/history/useVaultHistory'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { PositionHistories } from '../model/buildPositions'
import type { Asset } from '../reads'

/**
 * Deposits and withdrawals of the account in each vault it holds. Loading while it holds none; failed if none could be
 * read.
 * @param read reads the share balances
 */
export function usePositionHistories(
  held: readonly Asset[],
  read: CallReader,
  account: Address,
): Loadable<PositionHistories> {
  const sources = useMemo(
    () =>
      held.flatMap(({ shares }) =>
        shares === undefined
          ? []
          : [{ ...shares, events: createPositionEvents(readClient, shares.token, account, shares.sinceBlock) }],
      ),
    [held, account],
  )
  const counts = sources.map(({ amount }) => amount.derive(read))
  const isReady = counts.length > 0 && counts.every(({ status }) => status !== 'loading')
  // The share balances are part of the key: the events are read again after each change, and a deposit is never counted
  // as profit.
  const key = isReady
    ? `positionHistories ${account} ${sources.map(({ token }, index) => `${token} ${String(countOf(counts[index]))}`).join()}`
    : undefined
  const isBehind = (answer: ReadonlyMap<Address, PositionHistory>) =>
    sources.some(({ token }, index) => {
      const [history, count] = [answer.get(token), countOf(counts[index])]
      return history?.isWhole === true && count !== undefined && !isExplained(history, count)
    })
  const histories = useService(key, () => readAll(sources), { isBehind })
  const known = valueOf(histories)
  // A string, to re-render only if it changes.
  const unsettled = useAnswerBlocks((blockOf) =>
    sources
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

function countOf(count: Loadable<bigint> | undefined): bigint | undefined {
  return count && valueOf(count)
}

/** @throws the first error if all reads fail */
async function readAll(
  sources: readonly { readonly token: Address; readonly events: PositionEvents }[],
): Promise<ReadonlyMap<Address, PositionHistory>> {
  const reads = await Promise.allSettled(sources.map(({ events }) => events.read()))
  const known = new Map(
    reads.flatMap((each, index) => {
      const token = sources[index]?.token
      return token === undefined || each.status === 'rejected' ? [] : [[token, each.value] as const]
    }),
  )
  const [first] = reads
  if (known.size === 0 && first?.status === 'rejected') throw first.reason
  return known
}

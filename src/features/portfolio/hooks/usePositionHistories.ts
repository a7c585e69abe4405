import { useMemo } from 'react'
import type { CallReader } from '@/chain/calls/reading'
import { readClient } from '@/chain/rpc/readClient'
import { createPositionEvents, type PositionEvents, type PositionHistory } from '@/domain/vault/history/positionHistory'
import { isExplained, isReadInOneBlock } from '@/domain/vault/history/profit'
import { readBlocks } from '@/domain/vault/history/useVaultHistory'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { PositionHistories } from '../model/buildPositions'
import type { Asset } from '../reads'

/**
 * What the account put into and took out of each vault that it holds. Loading while it holds none; failed where none
 * could be read. @param read gives the shares that are held
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
  // With the shares in the key the events are read after any change of them: a deposit is never taken for a profit.
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
  // As a text, so that nothing is drawn again while it says the same.
  const unsettled = useAnswerBlocks((blockOf) =>
    sources
      .flatMap(({ token }) => {
        const history = known?.get(token)
        return history === undefined || isReadInOneBlock(history, readBlocks(token, account, blockOf)) ? [] : [token]
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

/** @throws what the first threw where none could be read */
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

import { useMemo } from 'react'
import { fetchBets, type IndexedBets } from '@/api/prediction/query'
import { predictionContract } from '@/chain/contracts/prediction'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useCall } from '@/hooks/useCalls'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { type ChainBets, readChainBets } from './chainBets'
import { type BetRecord, betRecord, mergeBets } from './model/betRecord'
import { type IndexClock, indexedRecord } from './model/indexedRecord'
import { getPredictionSubgraph } from './predictionSubgraph'
import type { Market } from './round'
import { useLiveBets } from './useLiveBets'

/** An account's bets with their results. */
export interface BetHistory {
  /** Newest first. */
  readonly records: readonly BetRecord[]
  /** Whether older bets are missing. */
  readonly isPartial: boolean
  /** `chain` if the index could not be read. */
  readonly source: 'index' | 'chain'
  /** How many of the newest bets the index did not have yet: they are from the chain. */
  readonly unindexed: number
}

/**
 * The bets of an account: from the index, or from the chain where the index can't be read or does not have them yet.
 * Whatever can still change is read from the chain with each block. Loading without an account.
 */
export function useBetHistory(account: Address | undefined, market: Loadable<Market>): Loadable<BetHistory> {
  const nowSec = useNowSec()
  const { prediction } = getDeployment().prediction.contracts
  const now = valueOf(market)
  const stored = useStoredBets(account, now)
  const live = useLiveBets(prediction, account, valueOf(stored)?.records)
  const current = useDeepMemo(now === undefined ? [] : live.map(({ bet, round }) => betRecord(bet, round, now, nowSec)))
  return useMemo(() => {
    if (market.status === 'loading' || market.status === 'failed') return market
    return mapLoadable(stored, (history) => ({ ...history, records: mergeBets(history.records, current) }))
  }, [stored, current, market])
}

/** The bets as of the last time they were fetched. */
function useStoredBets(account: Address | undefined, market: Market | undefined): Loadable<BetHistory> {
  const { prediction, contracts } = getDeployment()
  const urls = getPredictionSubgraph()
  const contract = prediction.contracts.prediction
  const { multicall } = contracts
  const nowSec = useNowSec()
  const receipts = useConfirmedCount()
  const counted = useCall(
    useMemo(
      () => (contract && account ? predictionContract(contract).getUserRoundsLength(account) : undefined),
      [contract, account],
    ),
  )
  const count = valueOf(counted)
  const onChain = count === undefined ? undefined : Number(count)

  const indexed = useService<IndexedBets>(
    account && urls && `predictionBets ${account}`,
    () => askFor(account && urls && fetchBets(urls, account)),
    { version: receipts, isBehind: (answer) => onChain !== undefined && answer.count < onChain },
  )
  const isIndexDown = urls === undefined || indexed.status === 'failed'
  // What the index does not have yet, or all of it.
  const skip = isIndexDown ? 0 : valueOf(indexed)?.count
  const needsChain = onChain !== undefined && skip !== undefined && onChain > skip
  const fromChain = useService<ChainBets>(
    account && contract && multicall && needsChain ? `predictionChainBets ${account} ${skip}` : undefined,
    () =>
      askFor(
        account &&
          contract &&
          multicall &&
          readChainBets(readClient, { multicall, prediction: contract, account, skip: skip ?? 0, nowSec }),
      ),
    { version: receipts + (onChain ?? 0) },
  )
  const { intervalSec, bufferSec } = market ?? {}
  return useMemo((): Loadable<BetHistory> => {
    if (isIndexDown) {
      if (onChain === undefined) return counted.status === 'failed' ? counted : LOADING
      if (onChain === 0) return ready({ records: [], isPartial: false, source: 'chain', unindexed: 0 })
      return mapLoadable(fromChain, (bets): BetHistory => ({ ...bets, source: 'chain', unindexed: 0 }))
    }
    return mapLoadable(indexed, (answer): BetHistory => {
      const indexedSec = answer.indexed?.timestampSec
      const clock: IndexClock | undefined =
        intervalSec === undefined || bufferSec === undefined || indexedSec === undefined
          ? undefined
          : { intervalSec, bufferSec, indexedSec }
      const newer: readonly BetRecord[] = needsChain ? (valueOf(fromChain)?.records ?? []) : []
      return {
        records: mergeBets(
          answer.bets.map((bet) => indexedRecord(bet, clock)),
          newer,
        ),
        isPartial: answer.bets.length < answer.count,
        source: 'index',
        unindexed: newer.length,
      }
    })
  }, [isIndexDown, onChain, counted, fromChain, indexed, needsChain, intervalSec, bufferSec])
}

function askFor<T>(answer: Promise<T> | '' | undefined): Promise<T> {
  return answer === undefined || answer === '' ? Promise.reject(new Error('There is nothing to ask')) : answer
}

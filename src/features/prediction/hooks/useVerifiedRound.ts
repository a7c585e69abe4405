import { useMemo } from 'react'
import type { IndexedRound } from '@/api/prediction/parse'
import { predictionContract } from '@/chain/contracts/prediction'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { getPredictionSubgraph } from '@/domain/prediction/predictionSubgraph'
import { answerReading } from '@/domain/prediction/reads'
import type { OracleAnswer, Round } from '@/domain/prediction/round'
import { useCall } from '@/hooks/useCalls'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import { type Loadable, valueOf } from '@/lib/loadable'

const CONSTANT = { blocksPerFetch: 100 } as const

/** The oracle's answer with an id. @param id 0 for none */
export function useOracleAnswer(id: bigint): Loadable<OracleAnswer> {
  const { oracle } = getDeployment().prediction.contracts
  return useReading(
    useMemo(() => (oracle === undefined || id === 0n ? undefined : answerReading(oracle, id)), [oracle, id]),
    CONSTANT,
  )
}

/** Maximum age in seconds of an answer that locks or ends a round; undefined while unknown. */
export function useAnswerAllowance(): number | undefined {
  const { prediction } = getDeployment().prediction.contracts
  const call = useMemo(
    () => (prediction === undefined ? undefined : predictionContract(prediction).oracleUpdateAllowance()),
    [prediction],
  )
  const allowance = valueOf(useCall(call, CONSTANT))
  return allowance === undefined ? undefined : Number(allowance)
}

/** The transactions that locked and ended a round: from the index, or from the market's logs where it lacks them. */
export function useRoundTransactions({
  epoch,
  closePrice,
}: Pick<Round, 'epoch' | 'closePrice'>): Loadable<IndexedRound> {
  const { prediction, startBlock } = getDeployment()
  const contract = prediction.contracts.prediction
  const urls = getPredictionSubgraph()
  const hasEnded = closePrice !== undefined
  return useService(contract && `predictionRound ${epoch} ${hasEnded}`, async () => {
    const [{ fetchRound }, { readIndexFirst }, { readRoundTransactions }] = await Promise.all([
      import('@/api/prediction/query'),
      import('@/api/readIndexFirst'),
      import('@/domain/prediction/roundTransactions'),
    ])
    if (contract === undefined) throw new Error('There is no market')
    return readIndexFirst(
      urls &&
        (async () => {
          const indexed = await fetchRound(urls, epoch)
          return hasEnded && indexed?.closeHash === undefined ? undefined : indexed
        }),
      () => readRoundTransactions(readClient, { prediction: contract, epoch, startBlock }),
    )
  })
}

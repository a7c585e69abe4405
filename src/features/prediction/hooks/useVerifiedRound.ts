import { useMemo } from 'react'
import { predictionContract } from '@/chain/contracts/prediction'
import { getDeployment } from '@/config/deployment'
import { getPredictionSubgraph } from '@/domain/prediction/predictionSubgraph'
import { answerReading } from '@/domain/prediction/reads'
import type { OracleAnswer } from '@/domain/prediction/round'
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

/** The transactions that locked and ended a round, from the index; loading without one. */
export function useRoundTransactions(epoch: number) {
  const urls = getPredictionSubgraph()
  return useService(urls && `predictionRound ${epoch}`, async () => {
    const { fetchRound } = await import('@/api/prediction/query')
    return fetchRound(urls ?? [], epoch)
  })
}

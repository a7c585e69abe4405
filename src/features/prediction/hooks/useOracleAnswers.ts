import { useMemo, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { readRecentAnswers } from '@/domain/prediction/oracleAnswers'
import type { OracleAnswer } from '@/domain/prediction/round'
import { useLatestAnswer } from '@/domain/prediction/useMarket'
import { useService } from '@/hooks/useService'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

const COUNT = 90

/** The oracle's latest answers, oldest first, with new ones as they come. */
export function useOracleAnswers(): Loadable<readonly OracleAnswer[]> {
  const { contracts, prediction } = getDeployment()
  const { oracle } = prediction.contracts
  const { multicall } = contracts
  const read = useLatestAnswer()
  const latest = valueOf(read)
  const [seen, setSeen] = useState<readonly OracleAnswer[]>([])
  if (latest !== undefined && seen.at(-1) !== latest) setSeen([...seen, latest].slice(-COUNT))
  const past = useService(latest && oracle && multicall && `oracleAnswers ${oracle}`, () =>
    latest && oracle && multicall
      ? readRecentAnswers(readClient, { multicall, oracle, latest, count: COUNT })
      : Promise.reject(new Error('There is no oracle')),
  )
  return useMemo(() => {
    if (read.status === 'failed') return read
    return mapLoadable(past, (answers) => {
      const byId = new Map([...answers, ...seen].map((answer) => [answer.id, answer]))
      return [...byId.values()].sort((a, b) => a.updatedSec - b.updatedSec).slice(-COUNT)
    })
  }, [read, past, seen])
}

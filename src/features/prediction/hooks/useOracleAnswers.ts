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
  const latest = valueOf(useLatestAnswer())
  const [seen, setSeen] = useState<readonly OracleAnswer[]>([])
  if (latest !== undefined && seen.at(-1) !== latest) setSeen([...seen, latest].slice(-COUNT))
  const past = useService(oracle && multicall && `oracleAnswers ${oracle}`, () =>
    oracle && multicall ? readRecentAnswers(readClient, { multicall, oracle, count: COUNT }) : Promise.resolve([]),
  )
  return useMemo(
    () =>
      mapLoadable(past, (answers) => {
        const byId = new Map([...answers, ...seen].map((answer) => [answer.id, answer]))
        return [...byId.values()].sort((a, b) => a.updatedSec - b.updatedSec).slice(-COUNT)
      }),
    [past, seen],
  )
}

import { useEffect, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { type DataCost, readDataCost } from '@/chain/tx/dataCost'
import { useDebounced } from '@/hooks/useDebounced'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, type Loadable, ready } from '@/lib/loadable'

interface Question {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}

/** Estimated cost of sending `data`; loading without data. Without an account, it is estimated for no sender. */
export function useDataCost(
  account: Address | undefined,
  destination: Address | undefined,
  data: Hex | undefined,
): Loadable<DataCost> {
  const from = account ?? ZERO_ADDRESS
  const to = destination ?? from
  const settled = useDebounced(data, 300)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ readonly to: Question; readonly cost: DataCost | undefined }>()
  useEffect(() => {
    if (settled === undefined || settled === '0x') return undefined
    const question = { from, to, data: settled }
    let isOutdated = false
    const settle = (cost: DataCost | undefined) => {
      if (!isOutdated) setAnswer({ to: question, cost })
    }
    readDataCost(readClient, question).then(settle, () => settle(undefined))
    return () => {
      isOutdated = true
    }
  }, [from, to, settled, attempt])
  if (answer === undefined || answer.to.data !== data || answer.to.to !== to || answer.to.from !== from) return LOADING
  return answer.cost === undefined ? { status: 'failed', retry: () => setAttempt(attempt + 1) } : ready(answer.cost)
}

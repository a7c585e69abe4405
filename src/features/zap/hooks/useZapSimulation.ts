import { useEffect, useState } from 'react'
import { toChainError } from '@/chain/chainError'
import { zap } from '@/chain/generated/zap'
import { readMiddle } from '@/chain/nodes/hearNodes'
import { readClient } from '@/chain/readClient'
import { simulateTx } from '@/chain/simulateTx'
import { useBlock } from '@/hooks/useBlock'
import { useStable } from '@/hooks/useStable'
import type { ZapSimulation } from '../model/zapForm'
import { zapCall, type ZapTerms } from '../model/zapTx'

const NONE: ZapSimulation = { status: 'none' }
const LOADING: ZapSimulation = { status: 'loading' }

/** Runs the zap on a few nodes without sending it, anew with each block. @param terms undefined where there is nothing to run */
export function useZapSimulation(terms: ZapTerms | undefined): ZapSimulation {
  const call = useStable(terms && { ...zapCall(terms), fn: zap, from: terms.account })
  const block = useBlock()?.number
  const [answer, setAnswer] = useState<{ readonly of: typeof call; readonly simulation: ZapSimulation }>()
  useEffect(() => {
    if (call === undefined) return undefined
    let isCurrent = true
    const settle = (simulation: ZapSimulation) => {
      if (isCurrent) setAnswer({ of: call, simulation })
    }
    // The contract enforces no least amount: what one node makes up must not be what the user goes by.
    readMiddle(readClient, (node) => simulateTx(node, call), (one, other) => one < other).then(
      (amountOut) => settle({ status: 'ready', amountOut }),
      (thrown: unknown) => settle({ status: 'failed', error: toChainError(thrown) }),
    )
    return () => {
      isCurrent = false
    }
  }, [call, block])

  if (call === undefined) return NONE
  // What the last block said of the same zap stands until this one has answered.
  return answer?.of === call ? answer.simulation : LOADING
}

import { useEffect, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { type ChainError, toChainError } from '@/chain/tx/chainError'
import { useBlock } from '@/hooks/useBlock'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { simulateZap } from './requoteZap'
import type { ZapTerms } from './zapTx'

/** What the chain says a zap would give now. */
export type ZapSimulation =
  /** Not asked: something is missing. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly amountOut: bigint }
  | { readonly status: 'failed'; readonly error: ChainError }

const NONE: ZapSimulation = { status: 'none' }
const LOADING: ZapSimulation = { status: 'loading' }

/** Simulates the zap on several nodes at each block. @param terms undefined if there is nothing to simulate */
export function useZapSimulation(terms: ZapTerms | undefined): ZapSimulation {
  const asked = useDeepMemo(terms)
  const block = useBlock()?.number
  const [answer, setAnswer] = useState<{ readonly of: typeof asked; readonly simulation: ZapSimulation }>()
  useEffect(() => {
    if (asked === undefined) return undefined
    let isCurrent = true
    const settle = (simulation: ZapSimulation) => {
      if (isCurrent) setAnswer({ of: asked, simulation })
    }
    simulateZap(readClient, asked).then(
      (amountOut) => settle({ status: 'ready', amountOut }),
      (thrown: unknown) => settle({ status: 'failed', error: toChainError(thrown) }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked, block])

  if (asked === undefined) return NONE
  // Until this block's result arrives, the previous result for the same zap is shown.
  return answer?.of === asked ? answer.simulation : LOADING
}

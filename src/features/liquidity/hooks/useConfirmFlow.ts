import { useReducer } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { type ConfirmAction, type ConfirmFlow, reduceConfirmFlow } from '../model/confirmFlow'

export interface Confirmation<T> {
  readonly flow: ConfirmFlow<T>
  readonly outcome: TxOutcome
  readonly open: (act: T) => void
  readonly close: () => void
  /** Sends what was looked at, as it was then; the hash where it went out. */
  readonly confirm: (act: T, request: TxRequest, isForced: boolean) => Promise<Hex | undefined>
}

const CLOSED = { step: 'closed' } as const

/** One act that is looked at, sent and followed. */
export function useConfirmFlow<T>(): Confirmation<T> {
  const [flow, dispatch] = useReducer(
    (state: ConfirmFlow<T>, action: ConfirmAction<T>) => reduceConfirmFlow(state, action),
    CLOSED,
  )
  const submitTx = useSubmitTx()
  return {
    flow,
    outcome: useTxOutcome(flow.step === 'sent' ? flow.hash : undefined),
    open: (act) => dispatch({ type: 'opened', act }),
    close: () => dispatch({ type: 'closed' }),
    confirm: async (act, request, isForced) => {
      dispatch({ type: 'sending', act })
      const result = await submitTx(request, { reviewed: { isForced } })
      if (result.status === 'rejected') dispatch({ type: 'rejected' })
      else if (result.status === 'failed') dispatch({ type: 'failed', error: result.error })
      else dispatch({ type: 'sent', hash: result.hash })
      return result.status === 'sent' ? result.hash : undefined
    },
  }
}

import { useLayoutEffect, useReducer, useRef } from 'react'
import { toChainError } from '@/chain/tx/chainError'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'
import { useCoveredTopic } from '../coveredTopics'
import { useSubmitTx } from '../useSubmitTx'
import { type ConfirmAction, type ConfirmFlow, reduceConfirmFlow } from './confirmFlow'

/** A request that can be sent, or the form's own reason not to send one. */
export type Prepared<E> =
  | { readonly status: 'ready'; readonly request: TxRequest }
  | { readonly status: 'refused'; readonly error: E }

export interface Confirmation<T, E = never> {
  readonly flow: ConfirmFlow<T, E>
  /** How the transaction that was sent ended on the chain. */
  readonly outcome: TxOutcome
  /** Opens the review. */
  readonly open: (act: T) => void
  /** Agrees to a worse outcome. */
  readonly accept: (act: T) => void
  readonly close: () => void
  /**
   * Prepares and sends what the user confirmed; what `prepare` throws is shown as a failure.
   * @param isForced the user was told that it would revert
   * @returns its hash where it was sent
   */
  readonly confirm: (act: T, prepare: () => Promise<Prepared<E>>, isForced?: boolean) => Promise<Hex | undefined>
}

/** The dialog of a form whose review is its own: review, confirm in the wallet, sent, or failed. */
export function useConfirmFlow<T, E = never>(): Confirmation<T, E> {
  const [flow, dispatch] = useReducer(
    (state: ConfirmFlow<T, E>, action: ConfirmAction<T, E>) => reduceConfirmFlow(state, action),
    { step: 'closed' },
  )
  const submitTx = useSubmitTx()
  // The open dialog tells why nothing was sent, and how it ends.
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = flow.step !== 'closed'
  })
  useCoveredTopic(flow.step === 'sent' ? flow.hash : undefined)
  return {
    flow,
    outcome: useTxOutcome(flow.step === 'sent' ? flow.hash : undefined),
    open: (act) => dispatch({ type: 'opened', act }),
    accept: (act) => dispatch({ type: 'accepted', act }),
    close: () => dispatch({ type: 'closed' }),
    confirm: async (act, prepare, isForced = false) => {
      dispatch({ type: 'sending', act })
      try {
        const prepared = await prepare()
        if (prepared.status === 'refused') {
          dispatch({ type: 'refused', error: prepared.error })
          return undefined
        }
        const result = await submitTx(prepared.request, { reviewed: { isForced, isOpen: () => isOpen.current } })
        dispatch({ type: 'settled', result })
        return result.status === 'sent' ? result.hash : undefined
      } catch (thrown) {
        dispatch({ type: 'refused', error: toChainError(thrown) })
        return undefined
      }
    },
  }
}

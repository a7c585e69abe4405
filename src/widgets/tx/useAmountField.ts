import { useCallback, useEffect, useReducer, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { type AmountFieldAction, type AmountFieldState, reduceAmountField } from '@/forms/amountField'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import { toAmountText } from '@/lib/amount'
import type { Hex } from '@/lib/hex'
import { useSubmitTx } from './useSubmitTx'

export interface AmountField<F extends string = 'amount'> {
  readonly state: AmountFieldState<F>
  /** Text of the independent field. */
  readonly text: string
  /** A field of whole numbers did not take what was typed or pasted last. */
  readonly isRefused: boolean
  /** Takes what was typed; into the independent field unless another one is named. */
  readonly type: (typed: string, field?: F) => void
  /** Puts a ready text into a field. */
  readonly fill: (text: string, field?: F) => void
  /**
   * Fills in a part of `maxWei`, rounded down to the token's decimals; 100 is Max.
   * @returns undefined while there is nothing to fill in, or it is not known
   */
  readonly percentFiller: (
    maxWei: bigint | undefined,
    decimals: number,
    field?: F,
  ) => ((percent: number) => void) | undefined
  /** What was typed is of another field now, as when the currencies changed places. */
  readonly moveTo: (field: F) => void
  readonly replace: (state: AmountFieldState<F>) => void
  /** Resets the form once the transaction of `state` is sent; a revert restores it. */
  readonly markSent: (hash: Hex, state?: AmountFieldState<F>) => void
  /** Sends with `useSubmitTx`. An approval leaves the amount as it is: it is still to be used. */
  readonly submit: (request: AnyTxRequest) => Promise<void>
  /** The last transaction that took the amount has no receipt yet. */
  readonly isPending: boolean
}

interface AmountFieldOptions<F extends string> {
  /** What the form shows first, where that is not `initial`: the amount of a link. */
  readonly start?: AmountFieldState<F>
  /** Only whole numbers can be typed. */
  readonly isWhole?: boolean
  /** No field follows another: each keeps what was typed into it. */
  readonly keepsOther?: boolean
}

/**
 * The amount fields of a form: what was typed, Max and parts of the balance, reset by the transaction that took the
 * amount, restored where that fails on the chain.
 * @param initial what the form is reset to, such as `EMPTY_AMOUNT`; keep it the same between renders
 */
export function useAmountField<F extends string>(
  initial: AmountFieldState<F>,
  { start = initial, isWhole, keepsOther }: AmountFieldOptions<F> = {},
): AmountField<F> {
  const [state, dispatch] = useReducer(
    (before: AmountFieldState<F>, action: AmountFieldAction<F>) => reduceAmountField(initial, before, action),
    start,
  )
  const [sent, setSent] = useState<{ readonly hash: Hex; readonly state: AmountFieldState<F> }>()
  const outcome = useTxOutcome(sent?.hash)
  const submitTx = useSubmitTx()

  const hasFailed = outcome === 'failed'
  useEffect(() => {
    if (hasFailed && sent !== undefined) dispatch({ type: 'reverted', state: sent.state })
  }, [hasFailed, sent])

  const replace = useCallback((next: AmountFieldState<F>) => dispatch({ type: 'replaced', state: next }), [])
  const fill = (text: string, field = state.independentField) => dispatch({ type: 'filled', field, text, keepsOther })
  const markSent = (hash: Hex, taken = state) => {
    dispatch({ type: 'sent', state: taken })
    setSent({ hash, state: taken })
  }
  return {
    state,
    text: state.typedValue,
    isRefused: state.refusal !== undefined,
    type: (text, field = state.independentField) => dispatch({ type: 'typed', field, text, isWhole, keepsOther }),
    fill,
    percentFiller: (maxWei, decimals, field) =>
      maxWei === undefined || maxWei <= 0n
        ? undefined
        : (percent) => fill(toAmountText((maxWei * BigInt(percent)) / 100n, decimals), field),
    moveTo: (field) => dispatch({ type: 'moved', field }),
    replace,
    markSent,
    submit: async (request) => {
      const result = await submitTx(request)
      if (result.status === 'sent' && request.approval === undefined) markSent(result.hash)
    },
    isPending: outcome === 'pending',
  }
}

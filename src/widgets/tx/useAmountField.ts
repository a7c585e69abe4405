import { useEffect, useReducer, useState } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { amountField } from '@/forms/amountField'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'
import { useSubmitTx } from './useSubmitTx'

export interface AmountField {
  readonly text: string
  readonly type: (typed: string) => void
  readonly fill: (text: string) => void
  /** Sends; the field is emptied once the transaction is out, and keeps or gets back its text where that fails. */
  readonly submit: (request: TxRequest) => Promise<void>
}

export function useAmountField(): AmountField {
  const [text, dispatch] = useReducer(amountField, '')
  const [sent, setSent] = useState<{ readonly hash: Hex; readonly text: string }>()
  const hasReverted = useTxOutcome(sent?.hash) === 'failed'
  const submitTx = useSubmitTx()

  useEffect(() => {
    if (hasReverted && sent !== undefined) dispatch({ type: 'reverted', text: sent.text })
  }, [hasReverted, sent])

  return {
    text,
    type: (typed) => dispatch({ type: 'typed', text: typed }),
    fill: (filled) => dispatch({ type: 'filled', text: filled }),
    submit: async (request) => {
      const result = await submitTx(request)
      // An approval is only the way there: the amount is still to be deposited.
      if (result.status !== 'sent' || request.approval !== undefined) return
      dispatch({ type: 'sent', text })
      setSent({ hash: result.hash, text })
    },
  }
}

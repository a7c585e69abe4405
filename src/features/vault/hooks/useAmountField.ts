import { useReducer } from 'react'
import type { TxRequest } from '@/chain/txRequest'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { amountField } from '../model/amountField'

export interface AmountField {
  readonly text: string
  readonly type: (typed: string) => void
  readonly fill: (text: string) => void
  /** Sends; the field is emptied once the transaction is out, and keeps its text where it is not. */
  readonly submit: (request: TxRequest) => Promise<void>
}

export function useAmountField(): AmountField {
  const [text, dispatch] = useReducer(amountField, '')
  const submitTx = useSubmitTx()
  return {
    text,
    type: (typed) => dispatch({ type: 'typed', text: typed }),
    fill: (filled) => dispatch({ type: 'filled', text: filled }),
    submit: async (request) => {
      const result = await submitTx(request)
      // An approval is only the way there: the amount is still to be deposited.
      if (result.status === 'sent' && request.approval === undefined) dispatch({ type: 'sent', text })
    },
  }
}

import { useReducer } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { toChainError } from '@/chain/tx/chainError'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import type { Trade } from '@/domain/trade/trade'
import { useAppStore } from '@/hooks/storeHooks'
import type { SendResult } from '@/hooks/useSendTx'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Address } from '@/lib/hex'
import type { AmountField } from '@/widgets/tx/useAmountField'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { impactConsent, impactTier } from '../model/impactTier'
import { CLOSED, reduceSwapDialog, type SwapDialog, type SwapDialogAction } from '../model/swapDialog'
import type { SwapOffer } from '../model/swapForm'
import type { SwapField } from '../model/swapState'
import type { SwapParties } from '../probeSwap'
import type { SwapCurrencies } from './useSwap'

export interface SwapSending {
  readonly dialog: SwapDialog
  /** Of the swap that the dialog is about. */
  readonly outcome: TxOutcome
  /** What the form's button does: approves, wraps, or shows the trade once more; an expert's trade is sent at once. */
  readonly submit: (request: SwapOffer | TxRequest) => Promise<void>
  readonly accept: (trade: Trade) => void
  readonly confirm: (trade: Trade) => Promise<void>
  readonly close: () => void
}

function answerOf(result: SendResult): SwapDialogAction {
  if (result.status === 'sent') return { type: 'sent', hash: result.hash }
  return result.status === 'rejected' ? { type: 'rejected' } : { type: 'failed', error: result.error }
}

export interface SendingQuestion extends SwapCurrencies {
  /** The contract of the wrapped coin. */
  readonly wcro: Address
  /** Undefined where a part of them is missing, such as the account. */
  readonly parties: SwapParties | undefined
  /** How long a signed swap stays valid, in seconds. */
  readonly validSec: number
  /** Holds the amount. */
  readonly field: AmountField<SwapField>
  readonly isExpertMode: boolean
}

/** Sends what the form offers, and follows it to its end. */
export function useSwapSending({
  wcro,
  input,
  output,
  parties,
  validSec,
  field,
  isExpertMode,
}: SendingQuestion): SwapSending {
  const [dialog, dispatchDialog] = useReducer(reduceSwapDialog, CLOSED)
  const submitTx = useSubmitTx()
  const store = useAppStore()
  const outcome = useTxOutcome(dialog.step === 'sent' ? dialog.hash : undefined)

  const confirm = async (trade: Trade) => {
    if (parties === undefined) return
    dispatchDialog({ type: 'sending', trade, recipient: parties.recipient })
    // By the chain's clock, which is the one that the router looks at.
    const nowSec = store.getState().block.latest?.timestampSec ?? Math.floor(Date.now() / 1000)
    try {
      const { prepareSwap } = await import('../prepareSwap')
      const request = await prepareSwap(readClient, trade, { ...parties, deadlineSec: nowSec + validSec })
      if (request === 'recipientMoved') {
        dispatchDialog({ type: 'failed', error: request })
        return
      }
      const result = await submitTx(request, { reviewed: { isForced: false } })
      dispatchDialog(answerOf(result))
      if (result.status === 'sent') field.markSent(result.hash)
    } catch (thrown) {
      dispatchDialog({ type: 'failed', error: toChainError(thrown) })
    }
  }

  const wrap = async (offer: Extract<SwapOffer, { readonly amountWei: bigint }>) => {
    if (input === undefined || output === undefined) return
    const { wrapTx } = await import('../model/wrapTx')
    const result = await submitTx(wrapTx({ ...offer, wcro, input, output }))
    if (result.status === 'sent') field.markSent(result.hash)
  }

  const submit = async (request: SwapOffer | TxRequest) => {
    if ('contract' in request) await submitTx(request)
    else if (request.act !== 'trade') await wrap(request)
    else if (isExpertMode && impactConsent(impactTier(request.trade.priceImpactBps)) === 'none')
      await confirm(request.trade)
    else if (parties !== undefined)
      dispatchDialog({ type: 'opened', trade: request.trade, recipient: parties.recipient })
  }

  return {
    dialog,
    outcome,
    submit,
    accept: (trade) => dispatchDialog({ type: 'accepted', trade }),
    confirm,
    close: () => dispatchDialog({ type: 'closed' }),
  }
}

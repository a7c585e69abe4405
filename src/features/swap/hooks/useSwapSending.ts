import { readClient } from '@/chain/rpc/readClient'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Trade } from '@/domain/trade/trade'
import { useAppStore } from '@/hooks/storeHooks'
import type { Address } from '@/lib/hex'
import { type Confirmation, useConfirmFlow } from '@/widgets/tx/confirm/useConfirmFlow'
import type { AmountField } from '@/widgets/tx/useAmountField'
import { impactConsent, impactTier } from '../model/impactTier'
import type { SwapOffer } from '../model/swapForm'
import type { SwapField } from '../model/swapState'
import type { SwapParties } from '../probeSwap'
import type { SwapCurrencies } from './useSwap'

/** What the user agreed to. */
export interface SwapConsent {
  /** The last trade that they agreed to; a worse one must be accepted first. */
  readonly trade: Trade
  readonly recipient: Address
}

/** Why a swap is not sent, beside errors: its recipient's name leads to another address than the one that was shown. */
export type SwapBlockReason = 'recipientMoved'

export interface SwapSending {
  readonly confirmation: Confirmation<SwapConsent, SwapBlockReason>
  /** What the form's button does: approves, wraps, or shows the trade once more; an expert's trade is sent at once. */
  readonly submit: (request: SwapOffer | TxRequest) => Promise<void>
  readonly confirm: (trade: Trade) => Promise<void>
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
  const confirmation = useConfirmFlow<SwapConsent, SwapBlockReason>()
  const store = useAppStore()

  const confirm = async (trade: Trade) => {
    if (parties === undefined) return
    const hash = await confirmation.confirm({ trade, recipient: parties.recipient }, async () => {
      // By the chain's clock, which is the one that the router looks at.
      const nowSec = store.getState().block.latest?.timestampSec ?? Math.floor(Date.now() / 1000)
      const { prepareSwap } = await import('../prepareSwap')
      const request = await prepareSwap(readClient, trade, { ...parties, deadlineSec: nowSec + validSec })
      return request === 'recipientMoved' ? { status: 'refused', error: request } : { status: 'ready', request }
    })
    if (hash !== undefined) field.markSent(hash)
  }

  const wrap = async (offer: Extract<SwapOffer, { readonly amountWei: bigint }>) => {
    if (input === undefined || output === undefined) return
    const { wrapTx } = await import('../model/wrapTx')
    await field.submit(wrapTx({ ...offer, wcro, input, output }))
  }

  const submit = async (request: SwapOffer | TxRequest) => {
    if ('contract' in request) await field.submit(request)
    else if (request.act !== 'trade') await wrap(request)
    else if (isExpertMode && impactConsent(impactTier(request.trade.priceImpactBps)) === 'none')
      await confirm(request.trade)
    else if (parties !== undefined) confirmation.open({ trade: request.trade, recipient: parties.recipient })
  }

  return { confirmation, submit, confirm }
}

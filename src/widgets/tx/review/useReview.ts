import { useCallback, useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { toChainError } from '@/chain/tx/chainError'
import type { Requote, TxOffer } from '@/chain/tx/txRequest'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { isWorse, needsConsent, type QuoteState, type ReviewBlock, reviewBlock } from './reviewState'
import { type TxChecking, useTxCheck } from './useTxCheck'

export interface ReviewTerms<O extends TxOffer> {
  /** What the form offered when the review was opened. */
  readonly asked: O
  /** Keep it the same between renders. Undefined for what the chain changes nothing of. */
  readonly requote: Requote<O> | undefined
}

export interface Review<O extends TxOffer> {
  /** As the latest block has it, or the last that there was. */
  readonly offer: O
  /** The last offer that the user agreed to. */
  readonly agreed: O
  readonly checking: TxChecking
  /** Undefined where it can be confirmed. */
  readonly block: ReviewBlock | undefined
  /** It is being looked at once more, before the wallet opens. */
  readonly isConfirming: boolean
  /** The user has agreed to the loss of the offer. */
  readonly isLossAccepted: boolean
  readonly acceptLoss: (isAccepted: boolean) => void
  /** Agrees to the offer as it is now. */
  readonly accept: () => void
  /** After the chain could not be asked. */
  readonly lookAgain: () => void
  /** Looks at the chain once more. @returns what is to be sent; undefined where the user has to look first */
  readonly confirm: () => Promise<O | undefined>
}

interface Followed<O extends TxOffer> {
  readonly shown: O
  readonly quote: QuoteState<O>
}

/**
 * A review that holds until the wallet opens: what is offered is derived anew with each block and once more when the
 * user confirms, a worse outcome has to be accepted, and what the form would not offer any more is refused.
 */
export function useReview<O extends TxOffer>({ asked, requote }: ReviewTerms<O>): Review<O> {
  const account = useAccount()
  const blockNumber = useBlock()?.number
  const [{ shown, quote }, setFollowed] = useState<Followed<O>>({
    shown: asked,
    quote: requote === undefined ? { status: 'offered', offer: asked } : { status: 'loading' },
  })
  const [agreed, setAgreed] = useState(asked)
  const [consentedBps, setConsentedBps] = useState(asked.request.preview?.loss?.agreedBps ?? 0)
  const [isConfirming, setIsConfirming] = useState(false)
  // An answer that comes after that of a later question is of no use.
  const rounds = useRef({ asked: 0, answered: 0 })
  // Before the first look nobody knows whether what is shown is still so: what would be sent is not checked either.
  const checking = useTxCheck(quote.status === 'loading' ? undefined : shown.request)

  const look = useCallback(async (): Promise<QuoteState<O>> => {
    if (requote === undefined || account === undefined) return { status: 'offered', offer: asked }
    const round = ++rounds.current.asked
    const said = await requote(readClient, account, agreed).catch(
      (thrown: unknown): QuoteState<O> => ({ status: 'failed', error: toChainError(thrown) }),
    )
    if (round > rounds.current.answered) {
      rounds.current.answered = round
      setFollowed((known) => ({ shown: said.status === 'offered' ? said.offer : known.shown, quote: said }))
    }
    return said
  }, [asked, requote, account, agreed])

  useEffect(() => {
    void look()
  }, [look, blockNumber])

  const loss = shown.request.preview?.loss
  return {
    offer: shown,
    agreed,
    checking,
    block: reviewBlock({ agreed, shown, quote, verdict: checking.check?.verdict, consentedBps }),
    isConfirming,
    isLossAccepted: loss !== undefined && loss.bps <= consentedBps,
    acceptLoss: (isAccepted) => setConsentedBps(isAccepted && loss !== undefined ? loss.consentUpToBps : 0),
    accept: () => setAgreed(shown),
    lookAgain: () => void look(),
    confirm: async () => {
      setIsConfirming(true)
      const said = await look()
      setIsConfirming(false)
      if (said.status !== 'offered') return undefined
      const { request } = said.offer
      return isWorse(request, agreed.request) || needsConsent(request.preview?.loss, consentedBps)
        ? undefined
        : said.offer
    },
  }
}

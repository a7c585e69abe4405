import { useCallback, useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { toChainError } from '@/chain/tx/chainError'
import type { Requote, TxOffer } from '@/chain/tx/txRequest'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { isWorse, needsConsent, type QuoteState, type ReviewBlock, reviewBlock } from './reviewState'
import { type TxChecking, useTxCheck } from './useTxCheck'

export interface ReviewTerms<O extends TxOffer> {
  /** The form's offer when the review was opened. */
  readonly asked: O
  /** A stable function; undefined if the request does not depend on the chain. */
  readonly requote: Requote<O> | undefined
}

export interface Review<O extends TxOffer> {
  /** The offer at the latest block. */
  readonly offer: O
  /** The last offer that the user accepted. */
  readonly agreed: O
  readonly checking: TxChecking
  /** Undefined if it can be confirmed. */
  readonly block: ReviewBlock | undefined
  /** The final check before the wallet opens is running. */
  readonly isConfirming: boolean
  /** The user has accepted the loss of the offer. */
  readonly isLossAccepted: boolean
  readonly acceptLoss: (isAccepted: boolean) => void
  /** Accepts the current offer. */
  readonly accept: () => void
  /** Retries after a failed quote. */
  readonly lookAgain: () => void
  /** Quotes once more. @returns what to send; undefined if the user has to review a change first */
  readonly confirm: () => Promise<O | undefined>
}

interface Followed<O extends TxOffer> {
  readonly shown: O
  readonly quote: QuoteState<O>
}

/**
 * A review that stays current until the wallet opens: it quotes at each block and on confirmation, a worse outcome has
 * to be accepted, and an offer that the form would no longer make is blocked.
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
  // Ignores an answer that arrives after that of a later request.
  const rounds = useRef({ asked: 0, answered: 0 })
  // Nothing is checked before the first quote.
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

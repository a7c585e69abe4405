import { useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { payloadsOf } from '@/chain/tx/prepareTx'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { checkTx, type TxCheck } from './checkTx'

export interface TxChecking {
  /** Undefined during the first check. */
  readonly check: TxCheck | undefined
  readonly checkAgain: () => void
}

interface Asked {
  readonly key: string
  readonly request: AnyTxRequest
}

function contentOf(request: AnyTxRequest): string {
  return payloadsOf(request)
    .map((payload) => payload && [payload.to, payload.data, payload.value ?? 0n].join())
    .join()
}

/**
 * Checks a request at each block and whenever it changes. The previous result is shown until the next one; the request
 * is checked once more before it is sent. @param request undefined if there is nothing to check
 */
export function useTxCheck(request: AnyTxRequest | undefined): TxChecking {
  const account = useAccount()
  const block = useBlock()?.number
  const gasPriceChoice = useAppSelector((state) => state.user.gasPriceChoice)
  const [round, setRound] = useState(0)
  const key = request && contentOf(request)
  // Forms create a new object at each render, so requests are compared by content.
  const [asked, setAsked] = useState<Asked>()
  if (key !== undefined && request !== undefined && asked?.key !== key) setAsked({ key, request })
  const terms = [account, gasPriceChoice, round].join()
  const [checked, setChecked] = useState<{ readonly terms: string; readonly check: TxCheck }>()
  // A slow answer still counts, unless a later one has arrived.
  const rounds = useRef({ asked: 0, answered: 0 })

  useEffect(() => {
    if (account === undefined || asked === undefined) return
    const own = ++rounds.current.asked
    void checkTx(asked.request, { client: readClient, network: getDeployment(), account, gasPriceChoice }).then(
      (check) => {
        if (own < rounds.current.answered) return
        rounds.current.answered = own
        setChecked({ terms, check })
      },
    )
  }, [asked, account, gasPriceChoice, terms, block])

  return { check: checked?.terms === terms ? checked.check : undefined, checkAgain: () => setRound(round + 1) }
}

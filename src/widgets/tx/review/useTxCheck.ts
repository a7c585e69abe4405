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
  /** Undefined while it is being checked for the first time. */
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
 * Checks what would be sent, anew with each block and as soon as it is another transaction. What was said before stands
 * until the next answer, as it is run once more before it is sent. @param request undefined where there is nothing to check yet
 */
export function useTxCheck(request: AnyTxRequest | undefined): TxChecking {
  const account = useAccount()
  const block = useBlock()?.number
  const gasPriceChoice = useAppSelector((state) => state.user.gasPriceChoice)
  const [round, setRound] = useState(0)
  const key = request && contentOf(request)
  // Forms make a new object with each render: what it sends decides whether it is another one.
  const [asked, setAsked] = useState<Asked>()
  if (key !== undefined && request !== undefined && asked?.key !== key) setAsked({ key, request })
  const terms = [account, gasPriceChoice, round].join()
  const [checked, setChecked] = useState<{ readonly terms: string; readonly check: TxCheck }>()
  // A node that takes longer than a block answers all the same; only an answer that comes after a later one is left out.
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

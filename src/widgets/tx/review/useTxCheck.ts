import { useEffect, useState } from 'react'
import { payloadsOf } from '@/chain/prepareTx'
import { readClient } from '@/chain/readClient'
import type { AnyTxRequest } from '@/chain/txRequest'
import { deployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { useAccount } from '@/hooks/useAccount'
import { checkTx, type TxCheck } from './checkTx'

export interface TxChecking {
  /** Undefined while it is being checked. */
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

/** Checks what would be sent as soon as it is another transaction, or another account's. */
export function useTxCheck(request: AnyTxRequest): TxChecking {
  const account = useAccount()
  const gasPriceChoice = useAppSelector((state) => state.user.gasPriceChoice)
  const [round, setRound] = useState(0)
  const key = [account, gasPriceChoice, round, contentOf(request)].join()
  // Forms make a new object with each render: what it sends decides whether it is another one.
  const [asked, setAsked] = useState<Asked>({ key, request })
  if (asked.key !== key) setAsked({ key, request })
  const [checked, setChecked] = useState<{ readonly asked: Asked; readonly check: TxCheck }>()

  useEffect(() => {
    if (account === undefined) return
    let isCurrent = true
    void checkTx(asked.request, { client: readClient, network: deployment, account, gasPriceChoice }).then((check) => {
      if (isCurrent) setChecked({ asked, check })
    })
    return () => {
      isCurrent = false
    }
  }, [asked, account, gasPriceChoice])

  return { check: checked?.asked === asked ? checked.check : undefined, checkAgain: () => setRound(round + 1) }
}

import { useMemo } from 'react'
import { approveTx } from '@/chain/tx/approveTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { useErc20Contract } from './contracts/useErc20Contract'
import { useCall } from './useCalls'
import { useTransactions } from './useTransactions'
import { useWallet } from './useWallet'

export interface Approval {
  readonly status: 'UNKNOWN' | 'NOT_APPROVED' | 'PENDING' | 'APPROVED'
  /** What to send to approve; undefined where there is nothing to approve or it is not known. */
  readonly request: TxRequest | undefined
}

interface ApprovalQuestion {
  readonly token: Address | 'native'
  /** For the texts; without it the token is called by its address. */
  readonly tokenName?: string
  readonly spender: Address | undefined
  /** Base units. */
  readonly amount: bigint | undefined
  /** A vault that the factory made for this token is the spender: the deployment does not list it. */
  readonly vaultOf?: Address | undefined
}

const APPROVED: Approval = { status: 'APPROVED', request: undefined }
const UNKNOWN: Approval = { status: 'UNKNOWN', request: undefined }

/** Whether `spender` may take `amount` of the account's token, and the transaction that allows it. */
export function useApproval({ token, tokenName, spender, amount, vaultOf }: ApprovalQuestion): Approval {
  const { account } = useWallet()
  const { hasPendingApproval } = useTransactions()
  const contract = useErc20Contract(token === 'native' ? undefined : token)
  const isAsked = account !== undefined && spender !== undefined
  const allowed = valueOf(useCall(isAsked ? contract?.allowance(account, spender) : undefined))

  return useMemo(() => {
    if (token === 'native') return APPROVED
    if (amount === undefined || spender === undefined || allowed === undefined) return UNKNOWN
    if (allowed >= amount) return APPROVED
    return {
      status: hasPendingApproval(token, spender) ? 'PENDING' : 'NOT_APPROVED',
      request: approveTx({
        token,
        tokenName: tokenName ?? shortenHex(token),
        spender,
        amount,
        ...(vaultOf && { preview: { leaves: [], arrives: [], vaultOf } }),
      }),
    }
  }, [token, tokenName, spender, amount, vaultOf, allowed, hasPendingApproval])
}

import { useMemo } from 'react'
import { approveTx } from '@/chain/tx/approveTx'
import type { Approval } from '@/forms/approval'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { useErc20Contract } from './contracts/useErc20Contract'
import { useCall } from './useCalls'
import { useIsOutdated } from './useIsOutdated'
import { useTransactions } from './useTransactions'
import { useWallet } from './useWallet'

/** An allowance of a token (ERC-20). */
interface ApprovalQuestion {
  /** Undefined while it is not known. */
  readonly token: Address | 'native' | undefined
  /** For the texts; without it the token is called by its address. */
  readonly tokenName?: string | undefined
  readonly spender: Address | undefined
  /** Base units. */
  readonly amount: bigint | undefined
  /** A vault that the factory made for this token is the spender: the deployment does not list it. */
  readonly vaultOf?: Address | undefined
}

const APPROVED: Approval = { status: 'APPROVED' }
const UNKNOWN: Approval = { status: 'UNKNOWN' }

/** Whether `spender` may take `amount` of the account's token, and the transaction that allows it. */
export function useApproval({ token, tokenName, spender, amount, vaultOf }: ApprovalQuestion): Approval {
  const { account } = useWallet()
  const { hasPendingApproval } = useTransactions()
  const erc20 = useErc20Contract(token === 'native' ? undefined : token)
  const call = account && spender && erc20?.allowance(account, spender)
  const allowance = valueOf(useCall(call))
  const isOutdated = useIsOutdated([call])
  return useMemo(() => {
    if (token === 'native') return APPROVED
    if (spender === undefined || token === undefined || amount === undefined || allowance === undefined || isOutdated)
      return UNKNOWN
    if (allowance >= amount) return APPROVED
    const preview = vaultOf && { sends: [], receives: [], vaultOf }
    return {
      status: hasPendingApproval(token, spender) ? 'PENDING' : 'NOT_APPROVED',
      request: approveTx({
        token,
        tokenName: tokenName ?? shortenHex(token),
        spender,
        amount,
        ...(preview && { preview }),
      }),
    }
  }, [token, tokenName, spender, amount, vaultOf, allowance, isOutdated, hasPendingApproval])
}

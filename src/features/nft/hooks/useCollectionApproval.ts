import { useMemo } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Approval } from '@/forms/approval'
import { useErc721Contract } from '@/hooks/contracts/useErc721Contract'
import { useAccount } from '@/hooks/useAccount'
import { useCall } from '@/hooks/useCalls'
import { useIsOutdated } from '@/hooks/useIsOutdated'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/**
 * Whether `spender` may take every NFT (ERC-721) of the account in a collection.
 * @param request the transaction that allows it; keep it the same between renders
 */
export function useCollectionApproval(collection: Address, spender: Address, request: TxRequest): Approval {
  const account = useAccount()
  const { hasPendingApproval } = useTransactions()
  const erc721 = useErc721Contract(collection)
  const call = account && erc721?.isApprovedForAll(account, spender)
  const isApproved = valueOf(useCall(call))
  const isOutdated = useIsOutdated([call])
  return useMemo((): Approval => {
    if (isApproved === undefined || isOutdated) return { status: 'UNKNOWN' }
    if (isApproved) return { status: 'APPROVED' }
    return { status: hasPendingApproval(collection, spender) ? 'PENDING' : 'NOT_APPROVED', request }
  }, [collection, spender, request, isApproved, isOutdated, hasPendingApproval])
}

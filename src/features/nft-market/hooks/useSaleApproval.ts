import { useMemo } from 'react'
import { approveCollectionTx, approveSaleTx, type NamedNft, type TradeContracts } from '@/domain/nft-market/marketTx'
import { saleApprovalReading } from '@/domain/nft-market/tradeReads'
import type { Approval } from '@/forms/approval'
import { useAccount } from '@/hooks/useAccount'
import { useIsOutdated } from '@/hooks/useIsOutdated'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import { valueOf } from '@/lib/loadable'

export interface SaleApprovalTerms {
  /** Of the collection, if all of it is to be approved. */
  readonly collectionName: string
  readonly isForAll: boolean
}

/** Whether the market may take an NFT, and the transaction that allows it. Keep the arguments the same between renders. */
export function useSaleApproval(
  contracts: TradeContracts,
  nft: NamedNft,
  { collectionName, isForAll }: SaleApprovalTerms,
): Approval {
  const account = useAccount()
  const { hasPendingApproval } = useTransactions()
  const reading = useMemo(
    () => account && saleApprovalReading(contracts.market, nft, account),
    [contracts, nft, account],
  )
  const isApproved = valueOf(useReading(reading))
  const isOutdated = useIsOutdated(reading?.calls ?? [])
  return useMemo((): Approval => {
    if (isApproved === undefined || isOutdated) return { status: 'UNKNOWN' }
    if (isApproved) return { status: 'APPROVED' }
    const { collection, tokenId } = nft
    const isPending =
      hasPendingApproval(collection, contracts.market, tokenId.toString()) ||
      hasPendingApproval(collection, contracts.market)
    return {
      status: isPending ? 'PENDING' : 'NOT_APPROVED',
      request: isForAll ? approveCollectionTx(contracts, collection, collectionName) : approveSaleTx(contracts, nft),
    }
  }, [contracts, nft, collectionName, isForAll, isApproved, isOutdated, hasPendingApproval])
}

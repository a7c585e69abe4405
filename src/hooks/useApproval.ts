import { useMemo } from 'react'
import { approveTx } from '@/chain/tx/approveTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Approval } from '@/forms/approval'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { useErc20Contract } from './contracts/useErc20Contract'
import { useErc721Contract } from './contracts/useErc721Contract'
import { useCall } from './useCalls'
import { useFresh } from './useFresh'
import { useTransactions } from './useTransactions'
import { useWallet } from './useWallet'

/** An allowance of a token (ERC-20). */
interface TokenQuestion {
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

/** Every NFT of a collection (ERC-721). */
interface CollectionQuestion {
  readonly collection: Address
  readonly spender: Address
  /** Sets the approval. Keep it the same between renders. */
  readonly request: TxRequest
}

const APPROVED: Approval = { status: 'APPROVED' }
const UNKNOWN: Approval = { status: 'UNKNOWN' }

/** Whether `spender` may take `amount` of the account's token, or its NFTs, and the transaction that allows it. */
export function useApproval(question: TokenQuestion | CollectionQuestion): Approval {
  const { account } = useWallet()
  const { hasPendingApproval } = useTransactions()
  const { spender } = question
  const token: TokenQuestion = 'token' in question ? question : NO_TOKEN
  const collection = 'collection' in question ? question : undefined
  const isAsked = account !== undefined && spender !== undefined
  const erc20 = useErc20Contract(token.token === 'native' ? undefined : token.token)
  const erc721 = useErc721Contract(collection?.collection)
  const allowanceCall = isAsked ? erc20?.allowance(account, spender) : undefined
  const allowance = valueOf(useFresh(useCall(allowanceCall), [allowanceCall]))
  const approvedCall = isAsked ? erc721?.isApprovedForAll(account, spender) : undefined
  const isApprovedForAll = valueOf(useFresh(useCall(approvedCall), [approvedCall]))

  const { token: address, tokenName, amount, vaultOf } = token
  const request = collection?.request
  return useMemo(() => {
    if (address === 'native') return APPROVED
    if (spender === undefined) return UNKNOWN
    const missing = (contract: Address, approve: TxRequest): Approval => ({
      status: hasPendingApproval(contract, spender) ? 'PENDING' : 'NOT_APPROVED',
      request: approve,
    })
    if (request !== undefined) {
      if (isApprovedForAll === undefined) return UNKNOWN
      return isApprovedForAll ? APPROVED : missing(request.contract, request)
    }
    if (address === undefined || amount === undefined || allowance === undefined) return UNKNOWN
    if (allowance >= amount) return APPROVED
    const preview = vaultOf && { sends: [], receives: [], vaultOf }
    return missing(
      address,
      approveTx({
        token: address,
        tokenName: tokenName ?? shortenHex(address),
        spender,
        amount,
        ...(preview && { preview }),
      }),
    )
  }, [address, tokenName, spender, amount, vaultOf, allowance, request, isApprovedForAll, hasPendingApproval])
}

const NO_TOKEN: TokenQuestion = { token: undefined, spender: undefined, amount: undefined }

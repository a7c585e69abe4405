import { erc20Contract } from '@/chain/contracts/erc20'
import { erc721Contract } from '@/chain/contracts/erc721'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import type { TxRequest } from '@/chain/tx/txRequest'
import { ZERO_ADDRESS } from '@/lib/hex'
import type { AllowanceQuestion } from './questions'

/** Transaction that revokes an allowance: `approve` with 0 or for nobody, or `setApprovalForAll` with false. */
export function revokeOf(question: AllowanceQuestion): TxRequest {
  const { token, symbol, tokenId } = question
  return {
    ...revokeCall(question),
    gas: { margin: 1.2 },
    summary: { key: 'allowances.tx', values: { asset: symbol } },
    success: { key: 'allowances.tx.success' },
    failure: { key: 'allowances.tx.failure' },
    touches: [token],
    ...(tokenId !== undefined && {
      approval: { tokenAddress: token, spender: ZERO_ADDRESS, tokenId: tokenId.toString() },
    }),
  }
}

function revokeCall({ kind, token, spender, tokenId = 0n }: AllowanceQuestion) {
  if (kind === 'nftToken') return nftCollectionContract(token).approve(ZERO_ADDRESS, tokenId)
  return kind === 'nft'
    ? erc721Contract(token).setApprovalForAll(spender, false)
    : erc20Contract(token).approve(spender, 0n)
}

import { erc20Contract } from '@/chain/contracts/erc20'
import { erc721Contract } from '@/chain/contracts/erc721'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { AllowanceQuestion } from './questions'

/** Transaction that revokes an allowance: `approve` with 0, or `setApprovalForAll` with false. */
export function revokeOf({ kind, token, symbol, spender }: AllowanceQuestion): TxRequest {
  const call =
    kind === 'nft' ? erc721Contract(token).setApprovalForAll(spender, false) : erc20Contract(token).approve(spender, 0n)
  return {
    ...call,
    gas: { margin: 1.2 },
    summary: { key: 'allowances.tx', values: { asset: symbol } },
    success: { key: 'allowances.tx.success' },
    failure: { key: 'allowances.tx.failure' },
    touches: [token],
  }
}

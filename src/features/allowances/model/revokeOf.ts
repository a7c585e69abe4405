import { erc20Contract } from '@/chain/contracts/erc20'
import { erc721Contract } from '@/chain/contracts/erc721'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { AllowanceQuestion } from './questions'

/** Takes an allowance back: an amount to zero, an operator of NFTs off. */
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

import { approve } from '@/chain/generated/erc20'
import { setApprovalForAll } from '@/chain/generated/erc721'
import { type TxRequest, txRequest } from '@/chain/tx/txRequest'
import type { AllowanceQuestion } from './questions'

/** Takes an allowance back: an amount to zero, an operator of NFTs off. */
export function revokeOf({ kind, token, symbol, spender }: AllowanceQuestion): TxRequest {
  const common = {
    contract: token,
    gas: { margin: 1.2 },
    summary: { key: 'allowances.tx', values: { asset: symbol } },
    success: { key: 'allowances.tx.success' },
    failure: { key: 'allowances.tx.failure' },
    touches: [token],
  } as const
  return kind === 'nft'
    ? txRequest(setApprovalForAll, { ...common, args: [spender, false] })
    : txRequest(approve, { ...common, args: [spender, 0n] })
}

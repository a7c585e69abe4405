import type { Address } from '@/lib/hex'
import { erc20Contract } from '../contracts/erc20'
import type { TxPreview, TxRequest } from './txRequest'

const MAX_ALLOWANCE = 2n ** 256n - 1n

interface Approve {
  readonly token: Address
  readonly tokenName: string
  readonly spender: Address
  /** Base units; approved exactly if the token refuses the maximum. */
  readonly amount: bigint
  readonly preview?: TxPreview
}

/** Approves the maximum allowance, or the exact amount if the token refuses the maximum. */
export function approveTx({ token, tokenName, spender, amount, preview }: Approve): TxRequest {
  const contract = erc20Contract(token)
  return {
    ...contract.approve(spender, MAX_ALLOWANCE),
    fallback: contract.approve(spender, amount),
    gas: { margin: 1.1 },
    summary: { key: 'tx.approve.summary', values: { asset: tokenName } },
    success: { key: 'tx.approve.success' },
    failure: { key: 'tx.approve.failure' },
    touches: [token],
    approval: { tokenAddress: token, spender },
    ...(preview && { preview }),
  }
}

import type { ChainError } from '@/chain/tx/chainError'
import { type AnyTxRequest, failureText, type TxText } from '@/chain/tx/txRequest'

/** What is said of a transaction that would fail: the words of its own toast. */
export function verdictTitle(request: AnyTxRequest, error: ChainError): TxText {
  return failureText(request, error)
}

import type { ChainError } from '@/chain/chainError'
import { failureText, type TxText } from '@/chain/txRequest'
import type { TxCheck } from './checkTx'

/** What is said of a checked transaction that would fail: the words of its own toast. */
export function verdictTitle({ request }: Pick<TxCheck, 'request'>, error: ChainError): TxText {
  return failureText(request, error)
}

import type { ChainError } from '@/chain/tx/chainError'
import type { AnyTxRequest, FailureDecoder, TxText } from '@/chain/tx/txRequest'
import { explainRouterError } from '@/domain/trade/explainRouterError'
import { explainWithdrawError } from '@/domain/vault/explainWithdrawError'

const DECODERS: Readonly<Record<FailureDecoder, (error: ChainError) => TxText | undefined>> = {
  router: explainRouterError,
  vaultWithdrawal: explainWithdrawError,
}

/** Toast text of a transaction that failed before it was sent or after it was mined. */
export function failureText(
  { failure, failureDecoder }: Pick<AnyTxRequest, 'failure' | 'failureDecoder'>,
  error: ChainError,
): TxText {
  return (failureDecoder && DECODERS[failureDecoder](error)) ?? failure
}

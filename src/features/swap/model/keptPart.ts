import type { ChainError } from '@/chain/tx/chainError'
import { routerRefusal } from '@/domain/trade/routerRefusal'

/** Whether a swap failed because a token keeps more of each transfer than the slippage allows for. */
export function isKeptPart(error: ChainError): boolean {
  return routerRefusal(error)?.key === 'trade.refused.keepsPart'
}

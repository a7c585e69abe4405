import type { ChainError } from '@/chain/tx/chainError'
import type { TxText } from '@/chain/tx/txRequest'

/** What a router, a library or a pair of Uniswap V2's family says, behind its own name. */
const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  EXPIRED: 'trade.refused.expired',
  INSUFFICIENT_OUTPUT_AMOUNT: 'trade.refused.tooLittle',
  EXCESSIVE_INPUT_AMOUNT: 'trade.refused.tooMuch',
  INSUFFICIENT_INPUT_AMOUNT: 'trade.refused.nothing',
  INSUFFICIENT_A_AMOUNT: 'trade.refused.ratio',
  INSUFFICIENT_B_AMOUNT: 'trade.refused.ratio',
  INSUFFICIENT_LIQUIDITY: 'trade.refused.liquidity',
  INSUFFICIENT_LIQUIDITY_MINTED: 'trade.refused.nothing',
  INSUFFICIENT_LIQUIDITY_BURNED: 'trade.refused.nothing',
  TRANSFER_FAILED: 'trade.refused.transfer',
  TRANSFER_FROM_FAILED: 'trade.refused.transferFrom',
  ETH_TRANSFER_FAILED: 'trade.refused.recipient',
  INVALID_TO: 'trade.refused.recipient',
  K: 'trade.refused.keepsPart',
  OVERFLOW: 'trade.refused.overflow',
  INVALID_SIGNATURE: 'trade.refused.signature',
}

/** What the newer transfer library says in words. */
const TEXT_BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/transferFrom failed/i, 'trade.refused.transferFrom'],
  [/ETH transfer failed/i, 'trade.refused.recipient'],
  [/transfer failed/i, 'trade.refused.transfer'],
  [/ds-math/i, 'trade.refused.overflow'],
]

/** What a refusal of the exchange means; undefined for what it is not known to say. */
export function routerRefusal({ kind, reason }: ChainError): TxText | undefined {
  if (reason === undefined || (kind !== 'wouldRevert' && kind !== 'reverted')) return undefined
  const code = /: ?([A-Z_]+)$/.exec(reason.trim())?.[1] ?? ''
  const key = TEXT_BY_CODE[code] ?? TEXT_BY_WORDS.find(([words]) => words.test(reason))?.[1]
  return key === undefined ? undefined : { key }
}

/** Whether a swap failed because a token keeps more of each transfer than the slippage tolerance allows. */
export function isFeeOnTransferRefusal(error: ChainError): boolean {
  return routerRefusal(error)?.key === 'trade.refused.keepsPart'
}

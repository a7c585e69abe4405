import type { ChainError } from '@/chain/tx/chainError'
import type { TxText } from '@/chain/tx/txRequest'

/** Messages of Uniswap V2 style routers, libraries and pairs, after the contract's name. */
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

/** Messages of newer transfer libraries. */
const TEXT_BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/transferFrom failed/i, 'trade.refused.transferFrom'],
  [/ETH transfer failed/i, 'trade.refused.recipient'],
  [/transfer failed/i, 'trade.refused.transfer'],
  [/ds-math/i, 'trade.refused.overflow'],
]

/** Explains an error of the exchange; undefined for unknown errors. */
export function explainRouterError({ kind, reason }: ChainError): TxText | undefined {
  if (reason === undefined || (kind !== 'wouldRevert' && kind !== 'reverted')) return undefined
  const code = /: ?([A-Z_]+)$/.exec(reason.trim())?.[1] ?? ''
  const key = TEXT_BY_CODE[code] ?? TEXT_BY_WORDS.find(([words]) => words.test(reason))?.[1]
  return key === undefined ? undefined : { key }
}

/** Whether a swap failed because of a fee-on-transfer token whose fee exceeds the slippage tolerance. */
export function isFeeOnTransferError(error: ChainError): boolean {
  return explainRouterError(error)?.key === 'trade.refused.keepsPart'
}

import type { Trade } from '@/domain/trade/trade'

/** Whether a trade would leave the account with less than the one that it agreed to. */
export function isWorse(trade: Trade, agreed: Trade): boolean {
  return trade.kind !== agreed.kind || trade.amountIn > agreed.amountIn || trade.amountOut < agreed.amountOut
}

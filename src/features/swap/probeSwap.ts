import type { RpcClient } from '@/chain/rpc/rpcClient'
import { ChainFailure } from '@/chain/tx/chainError'
import { simulateTx } from '@/chain/tx/simulateTx'
import { type SwapTerms, swapTx } from '@/domain/trade/swapTx'
import { maximumSold, type Trade } from '@/domain/trade/trade'

/** Revert reason of a pair that received less than expected because of a transfer fee. */
const KEPT_PART = 'UniswapV2: K'

/** Terms of a swap; the deadline is set when it is sent. */
export interface SwapParties extends Omit<SwapTerms, 'isFeeOnTransfer' | 'deadlineSec'> {
  /** The name that the recipient was resolved from. */
  readonly recipientName?: string | undefined
}

export interface ProbeTerms extends SwapParties {
  /** Unix seconds. */
  readonly deadlineSec: number
}

/**
 * Simulates a swap. Only the router's `SupportingFeeOnTransferTokens` methods measure received amounts, so they reveal
 * a transfer fee on either token.
 * @returns whether the swap has to be sent with those methods
 * @throws errors of the node (see `toChainError`), or if the transfer fee exceeds the slippage tolerance
 */
export async function probeSwap(client: RpcClient, trade: Trade, terms: ProbeTerms): Promise<boolean> {
  const run = async (tried: Trade, slippageBps: number, isFeeOnTransfer: boolean): Promise<void> => {
    const request = swapTx(tried, { ...terms, slippageBps, isFeeOnTransfer })
    await simulateTx(client, terms.account, request)
  }
  const succeeds = (attempt: Promise<void>) =>
    attempt.then(
      () => true,
      () => false,
    )
  const { slippageBps } = terms
  // For an exact output, the maximum input has to yield that output.
  const measured: Trade = { ...trade, kind: 'exactIn', amountIn: maximumSold(trade, slippageBps) }
  if (await succeeds(run(measured, 0, true))) return false
  if (trade.kind === 'exactIn' && (await succeeds(run(trade, slippageBps, true)))) return true
  await run(trade, slippageBps, false)
  throw new ChainFailure({ kind: 'wouldRevert', reason: KEPT_PART })
}

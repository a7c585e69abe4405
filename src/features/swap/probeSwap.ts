import type { RpcClient } from '@/chain/rpc/rpcClient'
import { ChainFailure } from '@/chain/tx/chainError'
import { simulateTx } from '@/chain/tx/simulateTx'
import { type SwapTerms, swapTx } from '@/domain/trade/swapTx'
import { maximumSold, type Trade } from '@/domain/trade/trade'

/** In the words of the pair, which refuses so what a token kept for itself on the way to it. */
const KEPT_PART = 'UniswapV2: K'

/** Who swaps what for what, within which slippage; the deadline is set when it is sent. */
export interface SwapParties extends Omit<SwapTerms, 'isFeeOnTransfer' | 'deadlineSec'> {
  /** The name that the recipient was found by. */
  readonly recipientName?: string | undefined
}

export interface ProbeTerms extends SwapParties {
  /** Unix seconds. */
  readonly deadlineSec: number
}

/**
 * Runs a swap on the node without sending it. Only the router's methods for such tokens look at what really arrives,
 * so they tell whether a token keeps a part of each transfer, on the way in or on the way out.
 * @returns whether the swap must be sent by those methods
 * @throws what the node said (read it with `toChainError`), or that a token keeps more than the slippage allows for
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
  // Of an exact output: the most that it may take must give that much.
  const measured: Trade = { ...trade, kind: 'exactIn', amountIn: maximumSold(trade, slippageBps) }
  if (await succeeds(run(measured, 0, true))) return false
  if (trade.kind === 'exactIn' && (await succeeds(run(trade, slippageBps, true)))) return true
  await run(trade, slippageBps, false)
  throw new ChainFailure({ kind: 'wouldRevert', reason: KEPT_PART })
}

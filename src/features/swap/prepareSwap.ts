import type { RpcClient } from '@/chain/rpcClient'
import type { TxRequest } from '@/chain/txRequest'
import { swapTx } from '@/domain/trade/swapTx'
import type { Trade } from '@/domain/trade/trade'
import { probeSwap, type ProbeTerms } from './probeSwap'

/**
 * The request of a swap that the node has just run, by the method that its tokens need.
 * @throws what the node said (read it with `toChainError`)
 */
export async function prepareSwap(client: RpcClient, trade: Trade, terms: ProbeTerms): Promise<TxRequest> {
  return swapTx(trade, { ...terms, isFeeOnTransfer: await probeSwap(client, trade, terms) })
}

import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { TxRequest } from '@/chain/tx/txRequest'
import { swapTx } from '@/domain/trade/swapTx'
import type { Trade } from '@/domain/trade/trade'
import { isSameAddress } from '@/lib/hex'
import { lookUpName } from './lookUpName'
import { type ProbeTerms, probeSwap } from './probeSwap'

/**
 * The request of a simulated swap, using the router method that its tokens need; 'recipientMoved' if the recipient's
 * name now resolves to another address than shown.
 * @throws errors of the node (see `toChainError`)
 */
export async function prepareSwap(
  client: RpcClient,
  trade: Trade,
  terms: ProbeTerms,
): Promise<TxRequest | 'recipientMoved'> {
  const { recipient, recipientName } = terms
  const isFeeOnTransfer = await probeSwap(client, trade, terms)
  if (recipientName !== undefined) {
    const address = await lookUpName(client, recipientName)
    if (address === undefined || !isSameAddress(address, recipient)) return 'recipientMoved'
  }
  return swapTx(trade, { ...terms, isFeeOnTransfer })
}

import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { TxRequest } from '@/chain/tx/txRequest'
import { swapTx } from '@/domain/trade/swapTx'
import type { Trade } from '@/domain/trade/trade'
import { isSameAddress } from '@/lib/hex'
import { lookUpName } from './lookUpName'
import { type ProbeTerms, probeSwap } from './probeSwap'

/**
 * The request of a swap that the node has just run, by the method that its tokens need; 'recipientMoved' where the
 * recipient's name leads to another address than the one that was shown.
 * @throws what the node said (read it with `toChainError`)
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

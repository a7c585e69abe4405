import { toChainError } from '@/chain/chainError'
import { readClient } from '@/chain/readClient'
import type { RpcClient } from '@/chain/rpcClient'
import { simulateTx } from '@/chain/simulateTx'
import type { TxRequest } from '@/chain/txRequest'
import { removeLiquidityTx, type RemoveTerms } from '../model/removeTx'

async function wouldRevert(client: RpcClient, request: TxRequest, from: RemoveTerms['account']): Promise<boolean> {
  try {
    await simulateTx(client, { ...request, from })
    return false
  } catch (thrown) {
    return toChainError(thrown).kind === 'wouldRevert'
  }
}

/**
 * The removal that the chain would carry out. With native CRO out, the plain one fails on a token that keeps a fee of
 * each transfer: then the router's method for such tokens is taken. Where both would fail it is the plain one, whose
 * reason is the one to be told.
 */
export async function chosenRemoval(terms: Omit<RemoveTerms, 'isFeeOnTransfer'>, client: RpcClient = readClient): Promise<RemoveTerms> {
  const plain = { ...terms, isFeeOnTransfer: false }
  if (terms.a.address !== 'native' && terms.b.address !== 'native') return plain
  if (!(await wouldRevert(client, removeLiquidityTx(plain), terms.account))) return plain
  const supporting = { ...terms, isFeeOnTransfer: true }
  return (await wouldRevert(client, removeLiquidityTx(supporting), terms.account)) ? plain : supporting
}

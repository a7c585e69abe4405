import { readClient } from '@/chain/rpc/readClient'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { toChainError } from '@/chain/tx/chainError'
import { simulateTx } from '@/chain/tx/simulateTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { type RemoveTerms, removeLiquidityTx } from '../model/removeTx'
import { otherForm } from '../model/routeCurrencies'

async function wouldRevert(client: RpcClient, request: TxRequest, from: RemoveTerms['account']): Promise<boolean> {
  try {
    await simulateTx(client, from, request)
    return false
  } catch (thrown) {
    return toChainError(thrown).kind === 'wouldRevert'
  }
}

/** Wrapped CRO as CRO. */
function unwrapped(currency: Currency): Currency {
  return otherForm(currency.address, getDeployment()) === 'native' ? nativeCurrency(getDeployment()) : currency
}

/**
 * The removal that the chain would carry out. With native CRO out, the plain one fails on a token that keeps a fee of
 * each transfer: then the router's method for such tokens is taken. With wrapped CRO out it does not fail, so what the
 * native one would do tells of the fee; nothing tells of it in a pool without CRO. Where both would fail it is the
 * plain one, whose reason is the one to be told.
 */
export async function chosenRemoval(
  terms: Omit<RemoveTerms, 'isFeeOnTransfer'>,
  client: RpcClient = readClient,
): Promise<RemoveTerms> {
  const plain = { ...terms, isFeeOnTransfer: false }
  const probe = { ...plain, a: unwrapped(terms.a), b: unwrapped(terms.b) }
  if (probe.a.address !== 'native' && probe.b.address !== 'native') return plain
  if (!(await wouldRevert(client, removeLiquidityTx(probe), terms.account))) return plain
  const hasFee = !(await wouldRevert(client, removeLiquidityTx({ ...probe, isFeeOnTransfer: true }), terms.account))
  return { ...terms, isFeeOnTransfer: hasFee }
}

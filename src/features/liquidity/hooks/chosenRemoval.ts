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

/** Replaces wrapped CRO by CRO. */
function unwrapped(currency: Currency): Currency {
  return otherForm(currency.address, getDeployment()) === 'native' ? nativeCurrency(getDeployment()) : currency
}

/**
 * The router method that succeeds in a simulation. When receiving native CRO, the plain method reverts for a token
 * with a transfer fee, and the method for such tokens is used. When receiving wrapped CRO it does not revert, so the
 * fee is detected by simulating the native removal; it cannot be detected in a pool without CRO. If both revert, the
 * plain method is returned, since its revert reason is more specific.
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

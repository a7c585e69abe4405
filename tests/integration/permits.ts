import { readClient } from '@/chain/rpc/readClient'
import { type Permit, type PermitParams, readPermitRequest, toPermit } from '@/chain/tx/permit'
import type { SigningWallet } from '@/chain/tx/sendTx'
import { signMessage } from '@/chain/tx/signMessage'
import { getDeployment } from '@/config/deployment'

/** Signs a permit like the page does; undefined if the token needs an approval transaction instead. */
export async function signPermit(order: PermitParams, wallet: SigningWallet): Promise<Permit | undefined> {
  const { chainId } = getDeployment()
  const request = await readPermitRequest(order, wallet.account, { client: readClient, chainId })
  const signature = request && (await signMessage(request, wallet, chainId))
  return signature && toPermit(order, signature)
}

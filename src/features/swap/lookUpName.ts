import { readNameAddress } from '@/chain/names/nameService'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'

/** Who a name leads to by this network's name service; undefined where nobody. @throws what the node said */
export async function lookUpName(client: RpcClient, name: string): Promise<Address | undefined> {
  const { nameService } = getDeployment()
  return nameService && readNameAddress(client, nameService.registry, name)
}

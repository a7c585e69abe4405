import { readNameAddress } from '@/chain/names/nameService'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'

/** Resolves a name with this network's name service; undefined if it has no address. @throws errors of the node */
export async function lookUpName(client: RpcClient, name: string): Promise<Address | undefined> {
  const { nameService } = getDeployment()
  return nameService && readNameAddress(client, nameService.registry, name)
}

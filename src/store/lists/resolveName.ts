import { readContenthash } from '@/chain/names/nameService'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { Hex } from '@/lib/hex'

/**
 * Resolves the contenthash of a name with the deployment's name service.
 * @throws Error if there is no name service for it, or it does not resolve
 */
export async function resolveName(name: string): Promise<Hex> {
  const { nameService } = getDeployment()
  if (nameService?.topLevels.includes('eth') !== true) throw new Error('Could not construct mainnet ENS resolver.')
  return readContenthash(readClient, nameService.registry, name)
}

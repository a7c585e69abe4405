import { readContenthash } from '@/chain/names/nameService'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { Hex } from '@/lib/hex'

/** What this network's name service says of a name's content. @throws Error where there is none for such names, or it does not say */
export async function resolveName(name: string): Promise<Hex> {
  const { nameService } = getDeployment()
  if (nameService?.topLevels.includes('eth') !== true) throw new Error('Could not construct mainnet ENS resolver.')
  return readContenthash(readClient, nameService.registry, name)
}

import { getDeployment } from '@/config/deployment'
import { askLocalNode } from '@/wallet/dev/localNode'

/**
 * Mines the blocks of some time on the local chain at its usual pace, so that rewards accrue as they would.
 * @returns how many blocks
 * @throws LocalNodeError; TypeError if the node does not answer
 */
export async function passTime(seconds: number): Promise<number> {
  const { rpcUrls, defaultBlockTimeSec } = getDeployment()
  const [rpcUrl = ''] = rpcUrls
  const blocks = Math.ceil(seconds / defaultBlockTimeSec)
  await askLocalNode(rpcUrl, 'anvil_mine', [`0x${blocks.toString(16)}`, `0x${defaultBlockTimeSec.toString(16)}`])
  return blocks
}

import { getDeployment } from '@/config/deployment'
import { nodeUrls, readClient } from '../rpc/readClient'
import { keepOwnNode, readOwnNode } from './ownNode'
import { createRankedNodes, type RankedNodes } from './rankedNodes'

let current: RankedNodes | undefined

function start(): RankedNodes {
  current?.stop()
  const known = current?.records.getSnapshot() ?? []
  const ownUrl = readOwnNode()
  current = createRankedNodes(nodeUrls(ownUrl), getDeployment().chainId, { ownUrl })
  // One that the user names again gets another chance.
  for (const { url, state } of known) if (state === 'untrusted' && url !== ownUrl) current.distrust(url)
  readClient.switchNodes(current)
  return current
}

/** The nodes by their merits, which the app asks from now on. */
export function ensureRanking(): RankedNodes {
  return current ?? start()
}

/** Keeps the user's own node, or forgets it, and asks by that from now on. */
export function changeOwnNode(url: string | undefined): RankedNodes {
  keepOwnNode(url)
  return start()
}

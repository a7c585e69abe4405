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
  // A custom node that the user enters again gets another chance.
  for (const { url, state } of known) if (state === 'untrusted' && url !== ownUrl) current.distrust(url)
  readClient.switchNodes(current)
  return current
}

/** The ranked nodes. The first call switches `readClient` to them. */
export function ensureRanking(): RankedNodes {
  return current ?? start()
}

/** Stores or clears the user's own node, and restarts the ranking with it. */
export function changeOwnNode(url: string | undefined): RankedNodes {
  keepOwnNode(url)
  return start()
}

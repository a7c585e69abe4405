import { deployment } from '@/config/deployment'
import { readOwnNode } from './nodes/ownNode'
import { createPlainNodes } from './plainNodes'
import { createRpcClient } from './rpcClient'

/** URLs of the nodes that may be asked, the user's own first. */
export function nodeUrls(ownUrl = readOwnNode()): readonly string[] {
  return ownUrl === undefined ? deployment.rpcUrls : [ownUrl, ...deployment.rpcUrls]
}

/** Reads this deployment's chain. */
export const readClient = createRpcClient(createPlainNodes(nodeUrls(), deployment.chainId))

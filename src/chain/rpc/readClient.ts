import { deployment } from '@/config/deployment'
import { readOwnNode } from '../nodes/ownNode'
import { createPlainNodes } from './plainNodes'
import { createRpcClient } from './rpcClient'

/** URLs of the nodes that may be asked, the user's own first. */
export function nodeUrls(ownUrl: string | undefined): readonly string[] {
  return ownUrl === undefined ? deployment.rpcUrls : [ownUrl, ...deployment.rpcUrls]
}

const ownUrl = readOwnNode()

/** Reads this deployment's chain. */
export const readClient = createRpcClient(createPlainNodes(nodeUrls(ownUrl), deployment.chainId, { ownUrl }))

import { fromDeployment, getDeployment } from '@/config/deployment'
import { readOwnNode } from '../nodes/ownNode'
import { createPlainNodes } from './plainNodes'
import { createRpcClient, type SwitchableRpcClient } from './rpcClient'

/** URLs of the nodes that may be asked, the user's own first. */
export function nodeUrls(ownUrl: string | undefined): readonly string[] {
  const { rpcUrls } = getDeployment()
  return ownUrl === undefined ? rpcUrls : [ownUrl, ...rpcUrls]
}

const getClient = fromDeployment(({ chainId }) => {
  const ownUrl = readOwnNode()
  return createRpcClient(createPlainNodes(nodeUrls(ownUrl), chainId, { ownUrl }))
})

/** Reads the chain of the network that the app runs on. */
export const readClient: SwitchableRpcClient = {
  request: (method, params, parse) => getClient().request(method, params, parse),
  nodes: () => getClient().nodes(),
  switchNodes: (next) => getClient().switchNodes(next),
}

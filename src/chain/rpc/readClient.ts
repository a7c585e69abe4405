import { fromDeployment, getDeployment } from '@/config/deployment'
import { readOwnNode } from '../nodes/ownNode'
import { createFallbackNodes } from './fallbackNodes'
import { createRpcClient, type SwitchableRpcClient } from './rpcClient'

/** The RPC URLs of the deployment, the user's own node first. */
export function nodeUrls(ownUrl: string | undefined): readonly string[] {
  const { rpcUrls } = getDeployment()
  return ownUrl === undefined ? rpcUrls : [ownUrl, ...rpcUrls]
}

const getClient = fromDeployment(({ chainId }) => {
  const ownUrl = readOwnNode()
  return createRpcClient(createFallbackNodes(nodeUrls(ownUrl), chainId, { ownUrl }))
})

/** The client for the deployment's chain. */
export const readClient: SwitchableRpcClient = {
  request: (method, params, parse) => getClient().request(method, params, parse),
  nodes: () => getClient().nodes(),
  switchNodes: (next) => getClient().switchNodes(next),
}

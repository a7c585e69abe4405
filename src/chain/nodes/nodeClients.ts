import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import { filterNodes } from './filterNodes'

/** One client per node of `client`, best first; `client` itself if it is not backed by a node set. */
export function nodeClients(client: RpcClient): readonly RpcClient[] {
  const nodes = client.nodes?.()
  const urls = nodes?.order() ?? []
  if (nodes === undefined || urls.length === 0) return [client]
  return urls.map((url) => createRpcClient(filterNodes(nodes, (other) => other === url)))
}

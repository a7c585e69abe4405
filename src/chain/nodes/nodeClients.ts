import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import { filterNodes } from './filterNodes'

/** A client for each of the nodes that `client` asks, the best first; itself where it is not made of nodes. */
export function nodeClients(client: RpcClient): readonly RpcClient[] {
  const nodes = client.nodes?.()
  const urls = nodes?.order() ?? []
  if (nodes === undefined || urls.length === 0) return [client]
  return urls.map((url) => createRpcClient(filterNodes(nodes, (other) => other === url)))
}

import { createRpcClient, type RpcClient } from '../rpcClient'
import { someNodes } from './someNodes'

/** A client for each of the nodes that `client` asks, the best first; itself where it is not made of nodes. */
export function nodeClients(client: RpcClient): readonly RpcClient[] {
  const nodes = client.nodes?.()
  const urls = nodes?.order() ?? []
  if (nodes === undefined || urls.length === 0) return [client]
  return urls.map((url) => createRpcClient(someNodes(nodes, (other) => other === url)))
}

import type { NodeSet } from '@/chain/nodes/nodeSet'
import type { RpcAnswer } from '@/chain/rpc/rpcAnswer'
import { RpcError } from '@/chain/rpc/rpcError'

/** A node's behaviour in a test: an RpcError that it throws is an answer, any other error a failed request. */
export type FakeNode = (method: string, params: readonly unknown[]) => unknown

async function answerOf(node: FakeNode, method: string, params: readonly unknown[]): Promise<RpcAnswer> {
  try {
    return { result: await node(method, params) }
  } catch (error) {
    if (error instanceof RpcError) return { error: { code: error.code, message: error.message, data: error.data } }
    throw error
  }
}

/** In-memory nodes, best first. */
export function fakeNodes(nodes: readonly FakeNode[]): NodeSet {
  const byUrl = new Map(nodes.map((node, index) => [`https://${String(index)}.test`, node]))
  return {
    order: () => [...byUrl.keys()],
    hedgeDelayMs: () => 10_000,
    async ask(url, requests) {
      const node = byUrl.get(url)
      if (node === undefined) throw new Error(`There is no ${url}`)
      return new Map(
        await Promise.all(
          requests.map(async ({ id, method, params }) => [id, await answerOf(node, method, params)] as const),
        ),
      )
    },
    markUsed: () => undefined,
  }
}

/** A JSON-RPC call; string results as they are, others as JSON. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<string>

/**
 * Creates a JSON-RPC client for the node at `rpcUrl`.
 * @throws with the node's message if the call fails
 */
export function createRpc(rpcUrl: string): Rpc {
  return async (method, params) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return typeof result === 'string' ? result : JSON.stringify(result)
  }
}

/** An error that the local node answered with. */
export class LocalNodeError extends Error {
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message)
  }
}

/**
 * Sends a request to the node of the local chain, which only the development build does.
 * @throws LocalNodeError; TypeError if the node does not answer
 */
export async function askLocalNode(rpcUrl: string, method: string, params: unknown = []): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
  if (error !== undefined) throw new LocalNodeError(error.message, error.code)
  return result
}

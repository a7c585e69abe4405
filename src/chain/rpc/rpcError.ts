/** A JSON-RPC error returned by a node or wallet. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  constructor(
    message: string,
    readonly code: number,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/**
 * No node gave a usable answer: unreachable, too slow, or malformed. If a node did answer, `cause` is its HTTP response
 * (TextAnswer), the JSON-RPC error of the body, or the id of its chain if that is another one.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

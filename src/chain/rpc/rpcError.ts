/** A JSON-RPC error that a node or wallet answered with. */
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
 * No node gave a usable answer: unreachable, too slow, or nonsense. Its `cause` says more where a node did answer: the
 * TextAnswer that it refused with, the error of its body, or the id of the other chain that it is on.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

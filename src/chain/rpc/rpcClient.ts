import type { NodeSet } from '../nodes/nodeSet'
import type { RpcAnswer } from './rpcAnswer'
import { LAST_GUARD_ID, type RpcRequest } from './rpcBatch'
import { NetworkError, RpcError } from './rpcError'

/** A JSON-RPC client. */
export interface RpcClient {
  /**
   * Sends one request; requests of the same tick share one HTTP request.
   * @param parse parses the result; if it throws, the next node is asked. `node` is the URL of the node that answered,
   * if known
   * @throws RpcError if the nodes answer with an error, NetworkError if none gives a usable answer
   */
  request<T>(method: string, params: readonly unknown[], parse: (raw: unknown, node?: string) => T): Promise<T>
  /** The nodes behind the client; absent if it has none of its own. */
  nodes?(): NodeSet
}

export interface SwitchableRpcClient extends RpcClient {
  nodes(): NodeSet
  /** Uses these nodes from now on. */
  switchNodes(next: NodeSet): void
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

interface PendingRequest extends RpcRequest {
  /** Returns whether the request is settled; otherwise the next node is tried. */
  settle(answer: RpcAnswer, node: string): boolean
  fail(error: unknown): void
}

const CALL_ERROR_MESSAGE = /revert|opcode|funds|\bgas\b|nonce|underpriced/i

/** Whether an error is about the call itself: any honest node would return the same. */
export function isCallError({ code, message }: Pick<RpcError, 'code' | 'message'>): boolean {
  return code === 3 || CALL_ERROR_MESSAGE.test(message)
}

/**
 * Tries the nodes in order until every request is answered. The next node is asked if one fails or skips a request, and
 * in parallel if one is slow: then the first answer wins.
 */
function send(nodes: NodeSet, requests: readonly PendingRequest[]): void {
  const open = new Set(requests)
  const queue = [...nodes.order()]
  let running = 0
  let error: unknown = 'No node can be asked'

  async function ask(url: string): Promise<void> {
    running += 1
    const hedgeTimer = setTimeout(next, nodes.hedgeDelayMs(url))
    try {
      const answers = await nodes.ask(url, [...open])
      error = 'A request was left unanswered'
      for (const request of open) {
        const answer = answers.get(request.id)
        if (answer !== undefined && request.settle(answer, url)) {
          open.delete(request)
          nodes.markUsed(url)
        }
      }
    } catch (thrown) {
      error = thrown
    }
    clearTimeout(hedgeTimer)
    running -= 1
    next()
  }

  function next(): void {
    const url = open.size > 0 ? queue.shift() : undefined
    if (url !== undefined) void ask(url)
    else if (running === 0) for (const request of open) request.fail(error)
  }

  next()
}

function toPendingRequest<T>(
  request: RpcRequest,
  parse: (raw: unknown, node: string) => T,
  resolve: (value: T) => void,
  reject: (error: Error) => void,
): PendingRequest {
  let lastError: Error | undefined
  return {
    ...request,
    settle(answer, node) {
      try {
        if ('result' in answer) {
          resolve(parse(answer.result, node))
          return true
        }
      } catch (error) {
        lastError ??= new NetworkError(`${request.method}: ${messageOf(error)}`)
        return false
      }
      const { message, code, data } = answer.error
      lastError = new RpcError(message, code, data)
      const isFinal = isCallError(answer.error)
      if (isFinal) reject(lastError)
      return isFinal
    },
    fail(error) {
      reject(lastError ?? (error instanceof NetworkError ? error : new NetworkError(messageOf(error))))
    },
  }
}

/** Creates a client that batches the requests of a tick. */
export function createRpcClient(nodes: NodeSet): SwitchableRpcClient {
  let current = nodes
  let nextId = LAST_GUARD_ID + 1
  let queue: PendingRequest[] = []

  return {
    request: (method, params, parse) =>
      new Promise((resolve, reject) => {
        queue.push(toPendingRequest({ id: nextId++, method, params }, parse, resolve, reject))
        if (queue.length > 1) return
        setTimeout(() => {
          send(current, queue)
          queue = []
        }, 0)
      }),
    nodes: () => current,
    switchNodes(next) {
      current = next
    },
  }
}

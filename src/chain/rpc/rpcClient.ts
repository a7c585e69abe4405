import type { NodeSet } from '../nodes/nodeSet'
import type { RpcAnswer } from './rpcAnswer'
import { LAST_GUARD_ID, type RpcRequest } from './rpcBatch'
import { NetworkError, RpcError } from './rpcError'

/** Reads the chain over JSON-RPC. */
export interface RpcClient {
  /**
   * Sends one request; those of the same tick share one HTTP request.
   * @param parse reads the result and throws where it is not what it should be: then another node is asked; `node` is
   * the URL of the one that gave it, where that is known
   * @throws RpcError where the nodes answer with an error, NetworkError where none gives a usable answer
   */
  request<T>(method: string, params: readonly unknown[], parse: (raw: unknown, node?: string) => T): Promise<T>
  /** The nodes that it asks; absent where it asks none of its own. */
  nodes?(): NodeSet
}

export interface SwitchableRpcClient extends RpcClient {
  nodes(): NodeSet
  /** Asks these nodes from now on. */
  switchNodes(next: NodeSet): void
}

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

interface Waiting extends RpcRequest {
  /** Returns whether that settled it; else another node may know better. */
  take(answer: RpcAnswer, node: string): boolean
  fail(error: unknown): void
}

const OF_THE_CALL = /revert|opcode|funds|\bgas\b|nonce|underpriced/i

/** Whether an error of a node is of the call itself: any other honest node would say the same. */
export function isCallError({ code, message }: Pick<RpcError, 'code' | 'message'>): boolean {
  return code === 3 || OF_THE_CALL.test(message)
}

/**
 * Asks one node after the other until everything is answered: the next one where a node fails, leaves something out or
 * takes long; then both are under way, and the first answer counts.
 */
function send(nodes: NodeSet, requests: readonly Waiting[]): void {
  const open = new Set(requests)
  const queue = [...nodes.order()]
  let running = 0
  let error: unknown = 'No node can be asked'

  async function ask(url: string): Promise<void> {
    running += 1
    const patience = setTimeout(next, nodes.patienceMs(url))
    try {
      const answers = await nodes.ask(url, [...open])
      error = 'A request was left unanswered'
      for (const request of open) {
        const answer = answers.get(request.id)
        if (answer !== undefined && request.take(answer, url)) {
          open.delete(request)
          nodes.won(url)
        }
      }
    } catch (thrown) {
      error = thrown
    }
    clearTimeout(patience)
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

function toWaiting<T>(
  request: RpcRequest,
  parse: (raw: unknown, node: string) => T,
  resolve: (value: T) => void,
  reject: (error: Error) => void,
): Waiting {
  let refusal: Error | undefined
  return {
    ...request,
    take(answer, node) {
      try {
        if ('result' in answer) {
          resolve(parse(answer.result, node))
          return true
        }
      } catch (error) {
        refusal ??= new NetworkError(`${request.method}: ${wordsOf(error)}`)
        return false
      }
      const { message, code, data } = answer.error
      refusal = new RpcError(message, code, data)
      const isFinal = isCallError(answer.error)
      if (isFinal) reject(refusal)
      return isFinal
    },
    fail(error) {
      reject(refusal ?? (error instanceof NetworkError ? error : new NetworkError(wordsOf(error))))
    },
  }
}

/** A client of `nodes`. */
export function createRpcClient(nodes: NodeSet): SwitchableRpcClient {
  let current = nodes
  let nextId = LAST_GUARD_ID + 1
  let queue: Waiting[] = []

  return {
    request: (method, params, parse) =>
      new Promise((resolve, reject) => {
        queue.push(toWaiting({ id: nextId++, method, params }, parse, resolve, reject))
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

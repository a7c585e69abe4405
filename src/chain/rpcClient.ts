import { readBounded } from '@/lib/boundedBody'
import { NetworkError, RpcError } from './rpcError'
import { type RpcAnswer, parseRpcAnswers } from './rpcAnswer'

/** Reads the chain over JSON-RPC. */
export interface RpcClient {
  /**
   * Sends one request; those of the same tick share one HTTP request.
   * @param parse reads the result and throws where it is not what it should be
   * @throws RpcError where the node answers with an error, NetworkError where no node gives a usable answer
   */
  request<T>(method: string, params: readonly unknown[], parse: (raw: unknown) => T): Promise<T>
}

interface Waiting {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
  settle(answer: RpcAnswer): void
  fail(error: Error): void
}

interface RpcClientOptions {
  /** How long one HTTP request may take before the next URL is tried. */
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000
// 5,000 calls answer with 1.6 MB; a node that sends more than this sends something else.
const MAX_ANSWER_BYTES = 8_000_000

function toBody(requests: readonly Waiting[]): string {
  const items = requests.map(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params }))
  return JSON.stringify(items.length === 1 ? items[0] : items)
}

async function post(url: string, requests: readonly Waiting[], timeoutMs: number): Promise<ReadonlyMap<number, RpcAnswer>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toBody(requests),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new NetworkError(`HTTP ${response.status}`)
  return parseRpcAnswers(await readBounded(response, MAX_ANSWER_BYTES))
}

/** A client of the first of `urls` that answers; it stays with that one until it fails. */
export function createRpcClient(urls: readonly string[], { timeoutMs = DEFAULT_TIMEOUT_MS }: RpcClientOptions = {}): RpcClient {
  let nextId = 1
  let preferred = 0
  let queue: Waiting[] = []

  async function send(requests: readonly Waiting[]): Promise<void> {
    let open = requests
    let lastError: unknown = new NetworkError('No RPC URL')
    const start = preferred
    for (let tried = 0; tried < urls.length && open.length > 0; tried++) {
      const index = (start + tried) % urls.length
      const url = urls[index]
      if (url === undefined) continue
      try {
        const answers = await post(url, open, timeoutMs)
        const unanswered = open.filter((request) => {
          const answer = answers.get(request.id)
          if (answer !== undefined) request.settle(answer)
          return answer === undefined
        })
        if (unanswered.length < open.length) preferred = index
        if (unanswered.length > 0) lastError = new NetworkError('The node left a request unanswered')
        open = unanswered
      } catch (error) {
        lastError = error
      }
    }
    const error = lastError instanceof NetworkError ? lastError : new NetworkError(lastError instanceof Error ? lastError.message : 'No answer')
    for (const request of open) request.fail(error)
  }

  function enqueue(request: Waiting): void {
    queue.push(request)
    if (queue.length > 1) return
    setTimeout(() => {
      const requests = queue
      queue = []
      void send(requests)
    }, 0)
  }

  return {
    request<T>(method: string, params: readonly unknown[], parse: (raw: unknown) => T): Promise<T> {
      return new Promise((resolve, reject) => {
        enqueue({
          id: nextId++,
          method,
          params,
          settle(answer) {
            if ('error' in answer) {
              reject(new RpcError(answer.error.message, answer.error.code, answer.error.data))
              return
            }
            try {
              resolve(parse(answer.result))
            } catch (error) {
              reject(new NetworkError(`${method}: ${error instanceof Error ? error.message : 'unusable result'}`))
            }
          },
          fail: reject,
        })
      })
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { Rpc, type RpcRequest } from '../chain/rpc.ts'

/** What the node itself said, as opposed to a node that could not be asked. */
export class NodeError extends Error {
  constructor(method: string, message: string) {
    super(`${method}: ${message}`)
    this.name = 'NodeError'
  }
}

export interface Patience {
  /** Time for one answer, in milliseconds. */
  readonly answerMs: number
  /** Attempts before a node is given up. */
  readonly attempts: number
  /** Before the second attempt; doubled for each further one. */
  readonly pauseMs: number
}

const PATIENCE: Patience = { answerMs: 30_000, attempts: 7, pauseMs: 500 }
/** Public nodes refuse larger batches. */
const BATCH = 20

/** A public node: slow, sometimes down, with limits. Requests are repeated until it answers. */
export class PatientRpc extends Rpc {
  constructor(
    url: string,
    private readonly patience: Patience = PATIENCE,
  ) {
    super(url)
  }

  override async batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    const results: unknown[] = []
    for (let start = 0; start < requests.length; start += BATCH)
      results.push(...(await this.askPatiently(requests.slice(start, start + BATCH))))
    return results
  }

  private async askPatiently(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    const { attempts, pauseMs } = this.patience
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.ask(requests)
      } catch (error) {
        if (error instanceof NodeError) throw error
        const reason = error instanceof Error ? error.message : String(error)
        if (attempt >= attempts) throw new Error(`${this.url} can't be asked: ${reason}`, { cause: error })
        await delay(pauseMs * 2 ** (attempt - 1))
      }
    }
  }

  private async ask(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request }))),
      signal: AbortSignal.timeout(this.patience.answerMs),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const body: unknown = await response.json()
    if (!Array.isArray(body)) throw new Error('it answers a batch with something else')
    const answers = new Map(body.map((answer: Answer) => [answer.id, answer]))
    return requests.map(({ method }, id) => {
      const answer = answers.get(id)
      if (answer === undefined) throw new Error(`no answer to ${method}`)
      if (answer.error !== undefined) throw new NodeError(method, String(answer.error.message))
      return answer.result
    })
  }
}

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: unknown }
}

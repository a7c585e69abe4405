export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

interface RpcAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** JSON-RPC client for the local node. Batches go out as one HTTP request. */
export class Rpc {
  constructor(readonly url: string) {}

  async send(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const [result] = await this.batch([{ method, params }])
    return result
  }

  /** Returns the results in request order. Throws the node's message of the first failed request. */
  async batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    if (requests.length === 0) return []
    const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
    const response = await fetch(this.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answers = new Map(((await response.json()) as RpcAnswer[]).map((answer) => [answer.id, answer]))
    return requests.map(({ method }, id) => {
      const answer = answers.get(id)
      if (answer === undefined) throw new Error(`The node did not respond to ${method}`)
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
      return answer.result
    })
  }
}

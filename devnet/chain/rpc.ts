export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

interface RpcAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** JSON-RPC over HTTP to our own node; many requests go out as one. */
export class Rpc {
  constructor(readonly url: string) {}

  async send(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const [result] = await this.batch([{ method, params }])
    return result
  }

  /** Results in the order of the requests. Throws the node's message of the first that failed. */
  async batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    if (requests.length === 0) return []
    const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
    const response = await fetch(this.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answers = new Map(((await response.json()) as RpcAnswer[]).map((answer) => [answer.id, answer]))
    return requests.map(({ method }, id) => {
      const answer = answers.get(id)
      if (answer === undefined) throw new Error(`The node did not answer ${method}`)
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
      return answer.result
    })
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a node. */
export type Fault =
  | 'none'
  | 'dead'
  | 'slow'
  | 'behind'
  | 'html'
  | 'limited'
  | 'limitedInBody'
  | 'wrongChain'
  | 'cutJson'
  | 'flapping'
  | 'lying'

/** A proxy in front of a real node that can fail like real nodes do. */
export interface FaultyNode {
  readonly url: string
  fault: Fault
  /** Transforms `eth_call` results of a lying node. */
  lie: (result: string) => string
  /** Transforms results of other methods of a lying node. */
  otherLies: Readonly<Record<string, (result: unknown, params: readonly unknown[]) => unknown>>
  /** HTTP requests with JSON-RPC calls so far. */
  readonly requests: () => number
  /** Requests that are being delayed now. */
  readonly waiting: () => number
  close(): Promise<void>
}

export interface Backends {
  /** A correct node. */
  readonly rpcUrl: string
  /** A node of another chain with the same contracts and other balances. */
  readonly otherChainUrl: string
}

const SLOW_MS = 10_000
export const BLOCKS_BEHIND = 20
export const RETRY_AFTER_SEC = 8

interface Call {
  readonly jsonrpc: string
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
}
const toHex = (value: number) => `0x${value.toString(16)}`

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function forward(url: string, calls: readonly Call[]): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  })
  return response.text()
}

/** Responses of a node that lacks the latest blocks. */
async function forwardBehind(url: string, calls: readonly Call[]): Promise<string> {
  const [latest] = JSON.parse(
    await forward(url, [{ jsonrpc: '2.0', id: 0, method: 'eth_blockNumber', params: [] }]),
  ) as { result: string }[]
  const height = toHex(Number(latest?.result) - BLOCKS_BEHIND)
  const then = calls.map((call) => ({
    ...call,
    params: call.params.map((param) => (param === 'latest' ? height : param)),
  }))
  const answers = JSON.parse(await forward(url, then)) as { id: number; result?: unknown }[]
  const heightIds = new Set(calls.filter(({ method }) => method === 'eth_blockNumber').map(({ id }) => id))
  return JSON.stringify(answers.map((answer) => (heightIds.has(answer.id) ? { ...answer, result: height } : answer)))
}

type Lies = Pick<FaultyNode, 'lie' | 'otherLies'>

/** Responses of a node that is correct except for its lies. */
async function forwardLying(url: string, calls: readonly Call[], { lie, otherLies }: Lies): Promise<string> {
  const answers = JSON.parse(await forward(url, calls)) as { id: number; result?: unknown }[]
  const altered = answers.map((answer) => {
    const call = calls.find(({ id }) => id === answer.id)
    const tale = call && otherLies[call.method]
    if (call === undefined || answer.result === undefined) return answer
    if (tale !== undefined) return { ...answer, result: tale(answer.result, call.params) }
    return call.method === 'eth_call' && typeof answer.result === 'string'
      ? { ...answer, result: lie(answer.result) }
      : answer
  })
  return JSON.stringify(altered)
}

/** Increases the last word of a result, which is the last value of a multicall. */
export const addToLastWord = (more: bigint) => (result: string) =>
  result.slice(0, -64) + (BigInt(`0x${result.slice(-64)}`) + more).toString(16).padStart(64, '0')

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Responses of a node with a fault. */
async function answerOf(
  { fault, ...lies }: Lies & { readonly fault: Fault },
  { rpcUrl, otherChainUrl }: Backends,
  calls: readonly Call[],
): Promise<Answer> {
  switch (fault) {
    case 'html':
      return {
        status: 200,
        body: '<!doctype html><title>Maintenance</title>',
        headers: { 'content-type': 'text/html' },
      }
    case 'limited':
      return { status: 429, body: 'Too many requests', headers: { 'retry-after': String(RETRY_AFTER_SEC) } }
    case 'limitedInBody':
      return {
        status: 200,
        body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32005, message: 'rate limit exceeded' } }),
      }
    case 'wrongChain':
      return { status: 200, body: await forward(otherChainUrl, calls) }
    case 'behind':
      return { status: 200, body: await forwardBehind(rpcUrl, calls) }
    case 'lying':
      return { status: 200, body: await forwardLying(rpcUrl, calls, lies) }
    case 'cutJson': {
      const body = await forward(rpcUrl, calls)
      return { status: 200, body: body.slice(0, body.length / 2) }
    }
    default:
      return { status: 200, body: await forward(rpcUrl, calls) }
  }
}

/** Starts a proxy on a free loopback port. */
export async function startFaultyNode(backends: Backends): Promise<FaultyNode> {
  let requests = 0
  let waiting = 0

  /** Waits until a slow node would respond, or the client gives up. */
  async function delayResponse(response: ServerResponse): Promise<void> {
    waiting += 1
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SLOW_MS)
      response.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    waiting -= 1
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') requests += 1
    if (node.fault === 'dead' || (node.fault === 'flapping' && requests % 2 === 1)) {
      request.socket.destroy()
    } else if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end()
    } else {
      const { fault, lie, otherLies } = node
      const calls = JSON.parse(await bodyOf(request)) as Call[]
      if (fault === 'slow') await delayResponse(response)
      const { status, body, headers } = await answerOf({ fault, lie, otherLies }, backends, calls)
      response.writeHead(status, { ...CORS, 'content-type': 'application/json', ...headers }).end(body)
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const node: FaultyNode = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    fault: 'none',
    lie: addToLastWord(1_000n),
    otherLies: {},
    requests: () => requests,
    waiting: () => waiting,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return node
}

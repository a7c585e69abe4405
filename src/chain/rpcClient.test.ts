import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRpcClient } from './rpcClient'
import { NetworkError, RpcError } from './rpcError'
import { toChainError } from './chainError'

interface Sent {
  readonly id: number
  readonly method: string
}
type Answer = (requests: readonly Sent[], url: string) => Response | Promise<Response>

const json = (value: unknown) => new Response(JSON.stringify(value))
const echo = ({ id, method }: Sent) => ({ jsonrpc: '2.0', id, result: method })
const urls = ['https://one.test', 'https://two.test']
const asText = (raw: unknown): string => {
  if (typeof raw !== 'string') throw new Error('Not a text')
  return raw
}

let sent: { url: string; body: Sent | Sent[] }[]
function answerWith(answer: Answer): void {
  vi.stubGlobal('fetch', (url: string, init: { body: string; signal: AbortSignal }) => {
    const body = JSON.parse(init.body) as Sent | Sent[]
    sent.push({ url, body })
    const aborted = new Promise<never>((_resolve, reject) => init.signal.addEventListener('abort', () => reject(new Error('timed out'))))
    return Promise.race([Promise.resolve(answer(Array.isArray(body) ? body : [body], url)), aborted])
  })
}

beforeEach(() => {
  sent = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('JSON-RPC client', () => {
  it('sends what is asked in one tick as one HTTP request, and matches answers in any order', async () => {
    answerWith((requests) => json(requests.map(echo).reverse()))
    const client = createRpcClient(urls)
    const methods = ['a', 'b', 'c']
    const answers = await Promise.all(methods.map((method) => client.request(method, [], asText)))
    expect(answers).toEqual(methods)
    expect(sent).toHaveLength(1)
  })

  it('sends one request alone, not as a batch', async () => {
    answerWith(([request]) => json(echo(request!)))
    await createRpcClient(urls).request('a', [1], asText)
    expect(sent[0]?.body).toEqual({ jsonrpc: '2.0', id: 1, method: 'a', params: [1] })
  })

  it.each<[string, Answer]>([
    ['an HTTP error', () => new Response('', { status: 502 })],
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a proxy's HTML", () => new Response('<html>busy</html>')],
    ['cut JSON', () => new Response('{"jsonrpc":"2.0","id":1,"res')],
    ['an empty body', () => new Response(null)],
    ['a body without the id', () => json({ jsonrpc: '2.0', id: 999, result: 'a' })],
    ['neither result nor error', () => json({ jsonrpc: '2.0', id: 1 })],
    ['a number', () => json(7)],
    ['an endless body', () => new Response('x'.repeat(9_000_000))],
    ['no answer in time', () => new Promise<Response>(() => undefined)],
  ])('asks the next node after %s, and stays there', async (_what, bad) => {
    answerWith((requests, url) => (url === urls[0] ? bad(requests, url) : json(echo(requests[0]!))))
    const client = createRpcClient(urls, { timeoutMs: 30 })
    expect(await client.request('a', [], asText)).toBe('a')
    expect(await client.request('b', [], asText)).toBe('b')
    expect(sent.map(({ url }) => url)).toEqual([urls[0], urls[1], urls[1]])
  })

  it('asks the next node only for what the first left unanswered', async () => {
    answerWith((requests, url) => json(url === urls[0] ? [echo(requests[0]!)] : echo(requests[0]!)))
    const client = createRpcClient(urls)
    expect(await Promise.all([client.request('a', [], asText), client.request('b', [], asText)])).toEqual(['a', 'b'])
    expect(sent[1]?.body).toMatchObject({ method: 'b' })
  })

  it('fails with the kind network where no node answers', async () => {
    answerWith(() => new Response('', { status: 500 }))
    const error: unknown = await createRpcClient(urls).request('a', [], asText).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NetworkError)
    expect(toChainError(error)).toEqual({ kind: 'network', reason: 'HTTP 500' })
    expect(sent).toHaveLength(2)
  })

  it("passes on the node's error without asking another node", async () => {
    answerWith(([request]) => json({ jsonrpc: '2.0', id: request!.id, error: { code: 3, message: 'execution reverted', data: '0x12' } }))
    const error: unknown = await createRpcClient(urls).request('a', [], asText).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RpcError)
    expect(error).toMatchObject({ code: 3, message: 'execution reverted', data: '0x12' })
    expect(sent).toHaveLength(1)
  })

  it('fails with the kind network where a result is not what the method promises', async () => {
    answerWith(([request]) => json({ jsonrpc: '2.0', id: request!.id, result: 7 }))
    const error: unknown = await createRpcClient(urls).request('a', [], asText).catch((thrown: unknown) => thrown)
    expect(toChainError(error)).toEqual({ kind: 'network', reason: 'a: Not a text' })
  })
})

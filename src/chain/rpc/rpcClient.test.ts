import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toChainError } from '../tx/chainError'
import { createFallbackNodes } from './fallbackNodes'
import { createRpcClient } from './rpcClient'
import { NetworkError, RpcError } from './rpcError'

interface Sent {
  readonly id: number
  readonly method: string
}
type Answer = (requests: readonly Sent[], url: string) => Response | Promise<Response>

const CHAIN_ID = 25
const [ONE, TWO] = ['https://one.test', 'https://two.test']
const GUARDS = ['eth_chainId', 'eth_blockNumber']
const json = (value: unknown) => new Response(JSON.stringify(value))
const clientOf = (timeoutMs = 10_000) => createRpcClient(createFallbackNodes([ONE, TWO], CHAIN_ID, { timeoutMs }))
const asText = (raw: unknown): string => {
  if (typeof raw !== 'string') throw new Error('Not a text')
  return raw
}

/** The guards' answers by URL. */
let chainIds: Record<string, number>
let heights: Record<string, number>
let sent: { url: string; methods: string[] }[]

function echo({ id, method }: Sent, url: string): object {
  const own: Record<string, number> = { eth_chainId: chainIds[url] ?? CHAIN_ID, eth_blockNumber: heights[url] ?? 100 }
  const quantity = own[method]
  return { jsonrpc: '2.0', id, result: quantity === undefined ? method : `0x${quantity.toString(16)}` }
}
const echoAll: Answer = (requests, url) => json(requests.map((request) => echo(request, url)))
const failing =
  (error: object): Answer =>
  (requests, url) =>
    json(
      requests.map((request) =>
        GUARDS.includes(request.method) ? echo(request, url) : { jsonrpc: '2.0', id: request.id, error },
      ),
    )
const from =
  (url: string, answer: Answer): Answer =>
  (requests, asked) =>
    (asked === url ? answer : echoAll)(requests, asked)

function answerWith(answer: Answer): void {
  vi.stubGlobal('fetch', (url: string, init: { body: string; signal: AbortSignal }) => {
    const requests = JSON.parse(init.body) as Sent[]
    sent.push({ url, methods: requests.map(({ method }) => method).filter((method) => !GUARDS.includes(method)) })
    const aborted = new Promise<never>((_resolve, reject) =>
      init.signal.addEventListener('abort', () => reject(new Error('timed out'))),
    )
    return Promise.race([Promise.resolve(answer(requests, url)), aborted])
  })
}
const ask = (method: string) => clientOf().request(method, [], asText)
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(() => {
  sent = []
  chainIds = {}
  heights = {}
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('JSON-RPC client', () => {
  it('batches the requests of one tick, and matches answers in any order', async () => {
    answerWith((requests, url) => json(requests.map((request) => echo(request, url)).reverse()))
    const client = clientOf()
    const methods = ['a', 'b', 'c']
    expect(await Promise.all(methods.map((method) => client.request(method, [], asText)))).toEqual(methods)
    expect(sent).toEqual([{ url: ONE, methods }])
  })

  it('asks for the chain id and block number with every batch', async () => {
    const bodies: Sent[][] = []
    answerWith((requests, url) => {
      bodies.push([...requests])
      return echoAll(requests, url)
    })
    await ask('a')
    expect(bodies.map((body) => body.map(({ method }) => method))).toEqual([[...GUARDS, 'a']])
    expect(new Set(bodies[0]?.map(({ id }) => id)).size).toBe(3)
  })

  it.each<[string, Answer]>([
    ['an HTTP error', () => new Response('', { status: 502 })],
    ['a rate limit', () => new Response('', { status: 429 })],
    [
      'a rate limit in words',
      (requests) => json(requests.map(({ id }) => ({ id, error: { code: -32005, message: 'limit exceeded' } }))),
    ],
    [
      'an error of the whole batch',
      () => json({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } }),
    ],
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a proxy's HTML", () => new Response('<html>busy</html>')],
    ['cut JSON', () => new Response('[{"jsonrpc":"2.0","id":1,"res')],
    ['an empty body', () => new Response(null)],
    ['a body without the ids', () => json({ jsonrpc: '2.0', id: 999, result: 'a' })],
    ['neither result nor error', (requests) => json(requests.map(({ id }) => ({ jsonrpc: '2.0', id })))],
    ['a number', () => json(7)],
    [
      'words that are no quantity',
      (requests) => json(requests.map(({ id }) => ({ jsonrpc: '2.0', id, result: 'Too many requests' }))),
    ],
    ['an endless body', () => new Response('x'.repeat(9_000_000))],
    ['no answer in time', () => new Promise<Response>(() => undefined)],
    ["a node's own trouble", failing({ code: -32000, message: 'header not found' })],
    [
      'a result that is not what the method promises',
      (requests, url) =>
        json(
          requests.map((request) => (request.method.length === 1 ? { id: request.id, result: 7 } : echo(request, url))),
        ),
    ],
  ])('switches to the next node after %s, and stays there', async (_what, bad) => {
    answerWith(from(ONE, bad))
    const client = clientOf(30)
    expect(await client.request('a', [], asText)).toBe('a')
    expect(await client.request('b', [], asText)).toBe('b')
    expect(sent.map(({ url }) => url)).toEqual([ONE, TWO, TWO])
  })

  it('skips a node of another chain', async () => {
    chainIds = { [ONE]: 338 }
    answerWith(echoAll)
    expect(await ask('a')).toBe('a')
    expect(sent.map(({ url }) => url)).toEqual([ONE, TWO])
  })

  it.each([
    [3, [ONE, ONE]],
    [4, [ONE, ONE, TWO]],
  ])('with a node that is %d blocks behind, asks %j', async (behind, asked) => {
    answerWith(echoAll)
    const client = clientOf()
    await client.request('a', [], asText)
    heights = { [ONE]: 100 - behind }
    expect(await client.request('b', [], asText)).toBe('b')
    expect(sent.map(({ url }) => url)).toEqual(asked)
  })

  it('asks the next node in parallel after 2.5 s and uses the first answer', async () => {
    vi.useFakeTimers()
    let release: (response: Response) => void = () => undefined
    answerWith(from(ONE, () => new Promise((resolve) => (release = resolve))))
    const answer = ask('a')
    await vi.advanceTimersByTimeAsync(2_499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('a')
    release(new Response('[]'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.map(({ url }) => url)).toEqual([ONE, TWO])
  })

  it('asks the next node only for what the first one skipped', async () => {
    answerWith(
      from(ONE, (requests, url) =>
        json(requests.filter(({ method }) => method !== 'b').map((request) => echo(request, url))),
      ),
    )
    const client = clientOf()
    expect(await Promise.all(['a', 'b'].map((method) => client.request(method, [], asText)))).toEqual(['a', 'b'])
    expect(sent[1]).toEqual({ url: TWO, methods: ['b'] })
  })

  it('rejects with a NetworkError if no node answers', async () => {
    answerWith(() => new Response('', { status: 500 }))
    const error = await errorOf(ask('a'))
    expect(error).toBeInstanceOf(NetworkError)
    expect(toChainError(error)).toEqual({ kind: 'network', reason: 'HTTP 500' })
    expect(sent.map(({ url }) => url)).toEqual([ONE, TWO])
  })

  it('rejects if there is no node', async () => {
    expect(await errorOf(createRpcClient(createFallbackNodes([], CHAIN_ID)).request('a', [], asText))).toBeInstanceOf(
      NetworkError,
    )
  })

  it.each([
    { code: 3, message: 'execution reverted', data: '0x12' },
    { code: -32000, message: 'insufficient funds for transfer' },
  ])('passes on an error of the call without asking another node: %j', async (error) => {
    answerWith(failing(error))
    const thrown = await errorOf(ask('a'))
    expect(thrown).toBeInstanceOf(RpcError)
    expect(thrown).toMatchObject(error)
    expect(sent).toHaveLength(1)
  })

  it('passes on an error that every node returns, and asks none twice', async () => {
    answerWith(failing({ code: -32602, message: 'block range too large' }))
    expect(await errorOf(ask('a'))).toBeInstanceOf(RpcError)
    expect(sent).toHaveLength(2)
  })

  it('rejects with a NetworkError if no node returns a result of the expected type', async () => {
    answerWith((requests, url) =>
      json(requests.map((request) => (request.method === 'a' ? { id: request.id, result: 7 } : echo(request, url)))),
    )
    expect(toChainError(await errorOf(ask('a')))).toEqual({ kind: 'network', reason: 'a: Not a text' })
  })

  it('uses other nodes after switchNodes', async () => {
    answerWith(echoAll)
    const client = clientOf()
    client.switchNodes(createFallbackNodes([TWO], CHAIN_ID))
    await client.request('a', [], asText)
    expect(sent.map(({ url }) => url)).toEqual([TWO])
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Loaded with the first request to a custom node; fake timers would not wait for the import.
import '@/platform/fetchWorker/fetchOutside'
import { createRpcClient } from '../rpc/rpcClient'
import { NetworkError } from '../rpc/rpcError'
import { createRankedNodes, type RankedNodes } from './rankedNodes'

interface Sent {
  readonly id: number
  readonly method: string
}
interface FakeNode {
  chainId: number
  height: number
  /** Response time in milliseconds. */
  delayMs: number
  /** Replaces the default response. */
  fault: ((requests: readonly Sent[]) => Response | Promise<Response>) | undefined
}

const [A, B, C] = ['https://a.test', 'https://b.test', 'https://c.test']
const toHex = (value: number) => `0x${value.toString(16)}`
const asText = (raw: unknown) => String(raw)
const limited =
  (headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: 429, headers })

let fakes: Record<string, FakeNode>
/** URL and number of requests besides the guards, per HTTP request. */
let sent: [string, number][]
let nodes: RankedNodes
const nodeAt = (url: string): FakeNode => fakes[url]!
const askedUrls = () => sent.filter(([, count]) => count > 0).map(([url]) => url)
const read = () => createRpcClient(nodes).request('x', [], asText)
const stateOf = (url: string) => nodes.records.getSnapshot().find((record) => record.url === url)?.state
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function settled<T>(promise: Promise<T>, ms = 20_000): Promise<T | Error> {
  const result = promise.catch((error: unknown) => error as Error)
  await passed(ms)
  return result
}

function start(urls: readonly string[], ownUrl?: string): Promise<unknown> {
  nodes = createRankedNodes(urls, 25, { ownUrl })
  if (urls.length > 1) void nodes.probe()
  return passed(100)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sent = []
  fakes = Object.fromEntries(
    [A, B, C].map((url, i) => [url, { chainId: 25, height: 1_000, delayMs: 10 * (i + 1), fault: undefined }]),
  )
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const requests = JSON.parse(init.body) as Sent[]
    sent.push([url, requests.length - 2])
    const { chainId, height, delayMs, fault } = nodeAt(url)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (fault !== undefined) return fault(requests)
    const own: Record<string, string> = { eth_chainId: toHex(chainId), eth_blockNumber: toHex(height) }
    return new Response(
      JSON.stringify(requests.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: own[method] ?? url }))),
    )
  })
})
afterEach(() => {
  nodes.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('createRankedNodes', () => {
  it('probes all nodes every minute while the page is visible', async () => {
    await start([A, B, C])
    expect(sent).toEqual([
      [A, 0],
      [B, 0],
      [C, 0],
    ])
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await passed(60_000)
    expect(sent).toHaveLength(3)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await passed(60_000)
    expect(sent).toHaveLength(6)
  })

  it('does not probe a single node', async () => {
    await start([A])
    await passed(120_000)
    expect(sent).toEqual([])
  })

  it('prefers the fastest node', async () => {
    nodeAt(A).delayMs = 900
    await start([A, B, C])
    await passed(1_000)
    expect(await settled(read())).toBe(B)
  })

  it("prefers the user's own node, and falls back to the others if it fails", async () => {
    await start([C, A, B], C)
    expect(await settled(read())).toBe(C)
    nodeAt(C).fault = () => new Response('', { status: 500 })
    expect(await settled(read())).toBe(A)
    expect(askedUrls()).toEqual([C, C, A])
  })

  it.each<[string, (node: FakeNode) => void, string]>([
    ['another chain', (node) => (node.chainId = 338), 'wrongChain'],
    ['more than 3 blocks behind', (node) => (node.height = 996), 'behind'],
    ['impossibly far ahead', (node) => (node.height = 9e12), 'ahead'],
  ])('skips a node that is on or %s', async (_what, spoil, state) => {
    await start([A, B, C])
    spoil(nodeAt(A))
    expect(await settled(read())).toBe(B)
    expect(stateOf(A)).toBe(state)
    expect(await settled(read(), 1_000)).toBe(B)
    expect(askedUrls()).toEqual([A, B, B])
  })

  it('uses a node that is 3 blocks behind', async () => {
    await start([A, B, C])
    nodeAt(A).height = 997
    expect(await settled(read())).toBe(A)
  })

  it('uses a node again once it has recovered', async () => {
    await start([A, B])
    nodeAt(A).height = 980
    await settled(read())
    nodeAt(A).height = 1_001
    await nodeOnly(A)
    expect(await settled(read())).toBe(A)
  })

  it('is not misled by one node that reports a far higher block', async () => {
    nodeAt(A).height = 9e12
    await start([A, B, C])
    await passed(60_000)
    expect(nodes.height()).toBe(1_000)
    expect([B, C]).toContain(await settled(read()))
    expect(stateOf(A)).toBe('ahead')
  })

  it('respects a rate limit even if there is no other node', async () => {
    await start([A])
    nodeAt(A).fault = limited({ 'retry-after': '60' })
    expect(await settled(read(), 100)).toBeInstanceOf(NetworkError)
    nodeAt(A).fault = undefined
    expect(await settled(read(), 59_000)).toBeInstanceOf(NetworkError)
    expect(askedUrls()).toEqual([A])
    await passed(1_000)
    expect(await settled(read())).toBe(A)
  })

  it('backs off longer each time if the node does not say how long its rate limit lasts', async () => {
    await start([A])
    nodeAt(A).fault = limited()
    for (let second = 0; second < 60; second++) await settled(read(), 1_000)
    expect(askedUrls().length).toBeLessThanOrEqual(6)
  })

  it('sends one request at a time to a node that refuses batches', async () => {
    await start([A])
    nodeAt(A).fault = (requests) =>
      requests.length > 3
        ? new Response(
            JSON.stringify({ error: { code: 31, message: 'Batch of more than 3 requests are not allowed' } }),
          )
        : new Response(
            JSON.stringify(
              requests.map(({ id, method }) => ({
                id,
                result: { eth_chainId: '0x19', eth_blockNumber: '0x3e8' }[method] ?? method,
              })),
            ),
          )
    const client = createRpcClient(nodes)
    const answers = Promise.all(['x', 'y', 'z'].map((method) => client.request(method, [], asText)))
    expect(await settled(answers)).toEqual(['x', 'y', 'z'])
    expect(sent).toEqual([
      [A, 3],
      [A, 1],
      [A, 1],
      [A, 1],
    ])
    expect(stateOf(A)).toBe('good')
  })

  it('does not send a second request to a node that hangs', async () => {
    await start([A, B])
    nodeAt(A).delayMs = 10_000
    const first = read()
    await passed(1_100)
    const second = vi.fn()
    void read().then(second)
    await passed(100)
    expect(second).toHaveBeenCalledWith(B)
    expect(await settled(first)).toBe(B)
  })

  it('rejects if no node is left', async () => {
    await start([A, B])
    nodeAt(A).chainId = 338
    nodeAt(B).fault = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await settled(read())).toBeInstanceOf(NetworkError)
  })
})

/** Probes the nodes while only one is healthy. */
async function nodeOnly(url: string): Promise<void> {
  for (const other of [A, B, C]) if (other !== url) nodeAt(other).fault = () => new Response('', { status: 500 })
  await settled(nodes.probe())
}

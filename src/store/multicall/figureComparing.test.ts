// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import { createRankedNodes, type RankedNodes } from '@/chain/nodes/rankedNodes'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import { createExternalStore } from '@/lib/externalStore'
import type { Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '../appStore'
import { blockPollingStarted, blockPollingStopped } from '../block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import type { Agreement } from './agreement'
import { readCall } from './callReading'
import { createFigureComparing, type FigureComparing } from './figureComparing'
import { callListenersChanged, callsRetried } from './multicallSlice'

const chainId = 25
const [ONE, TWO, THREE] = ['https://one.test', 'https://two.test', 'https://three.test']
const keyAt = (i: number): CallKey => `0x${(i + 1).toString(16).padStart(40, '0')}-0x18160ddd`
const TRUTH = wordOf(7)
const LIE = wordOf(8)

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

let chains: Record<string, FakeChain>
/** The node and block of each read. */
let reads: [url: string, block: unknown][]
let store: AppStore
let nodes: RankedNodes
let comparing: FigureComparing
const agreement = createExternalStore<Agreement>('none')
const disagreementCount = createExternalStore(0)
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const chainAt = (url: string): FakeChain => chains[url]!
const stateOf = (url: string) => nodes.records.getSnapshot().find((record) => record.url === url)?.state
const shown = (key = keyAt(0)) =>
  readCall(true, store.getState().multicall.results[chainId]?.[key], store.getState().block)

async function answer(url: string, body: string): Promise<Response> {
  const chain = chainAt(url)
  // The first node is the fastest, and therefore the one in use.
  await new Promise((resolve) => setTimeout(resolve, 10 * (1 + Object.keys(chains).indexOf(url))))
  const guards: Record<string, string> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    eth_blockNumber: `0x${chain.blockNumber.toString(16)}`,
  }
  const answers = (JSON.parse(body) as Sent[]).map(async ({ id, method, params }) => {
    if (method === 'eth_call') reads.push([url, params[1]])
    return { jsonrpc: '2.0', id, result: guards[method] ?? (await chain.client.request(method, params, (raw) => raw)) }
  })
  return new Response(JSON.stringify(await Promise.all(answers)))
}

function says(url: string, data: Hex | undefined, i = 0): void {
  if (data === undefined) chainAt(url).answers.delete(keyAt(i))
  else chainAt(url).answers.set(keyAt(i), data)
}

/** Starts a page on some nodes that reads two values and compares them. */
async function open(...urls: string[]): Promise<void> {
  nodes = createRankedNodes(urls, chainId)
  const client = createRpcClient(nodes)
  store = createAppStore({ client, chainId, multicall: MULTICALL })
  store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [keyAt(0), keyAt(1)], blocksPerFetch: 1, by: 1 }] }))
  store.dispatch(blockPollingStarted())
  await passed(200)
  comparing = createFigureComparing({
    store,
    chainId,
    multicall: MULTICALL,
    nodes: () => nodes,
    agreement,
    disagreementCount,
  })
}

function newBlock(): void {
  for (const chain of Object.values(chains)) chain.blockNumber += 1
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  reads = []
  agreement.set('none')
  disagreementCount.set(0)
  chains = Object.fromEntries([ONE, TWO, THREE].map((url) => [url, createFakeChain()]))
  for (const url of Object.keys(chains)) for (const i of [0, 1, 2]) says(url, TRUTH, i)
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => answer(url, init.body))
})
afterEach(() => {
  comparing.stop()
  nodes.stop()
  store.dispatch(blockPollingStopped())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('figure comparing with honest nodes', () => {
  it('compares new values with one other node at the same block', async () => {
    await open(ONE, TWO, THREE)
    expect(agreement.getSnapshot()).toBe('comparing')
    expect(reads).toEqual([[ONE, 'latest']])
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('agreed')
    expect(reads).toEqual([
      [ONE, 'latest'],
      [TWO, '0x64'],
    ])
  })

  it('compares again every minute if there is a new block', async () => {
    await open(ONE, TWO)
    await passed(1_100)
    await passed(120_000)
    expect(reads.filter(([url]) => url === TWO)).toHaveLength(1)
    newBlock()
    await passed(20_000)
    expect(reads.filter(([url]) => url === TWO)).toHaveLength(1)
    await passed(50_000)
    expect(reads.filter(([url]) => url === TWO)).toEqual([
      [TWO, '0x64'],
      [TWO, '0x65'],
    ])
  })

  it('compares values that are new on the page soon', async () => {
    await open(ONE, TWO)
    await passed(1_100)
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [keyAt(2)], blocksPerFetch: 1, by: 1 }] }))
    await passed(200)
    expect(agreement.getSnapshot()).toBe('comparing')
    says(TWO, LIE, 0)
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('agreed')
    expect(reads.filter(([url]) => url === TWO)).toHaveLength(2)
  })

  it("needs no second node if there is none, and reports 'alone' if none responds", async () => {
    await open(ONE)
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('none')
    expect(await comparing.compareNow()).toBe('good')
    comparing.stop()
    await open(ONE, TWO)
    chainAt(TWO).down.add('eth_call')
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('alone')
    expect(shown()).toMatchObject({ status: 'ready', data: TRUTH })
    chainAt(TWO).down.clear()
    await passed(70_000)
    expect(agreement.getSnapshot()).toBe('agreed')
  })

  it.each<[string, (chain: FakeChain) => void]>([
    ['another block', (chain) => (chain.blockNumber += 1)],
    ['another time', (chain) => (chain.blockTimeSec = 7)],
  ])('does not compare with an answer of %s', async (_what, change) => {
    await open(ONE, TWO)
    change(chainAt(TWO))
    says(TWO, LIE)
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('alone')
    expect(shown()).toMatchObject({ data: TRUTH })
  })

  it('leaves values alone whose last read failed', async () => {
    await open(ONE, TWO)
    await passed(1_100)
    for (const url of [ONE, TWO]) chainAt(url).down.add('eth_call')
    newBlock()
    await passed(70_000)
    expect(shown()).toMatchObject({ status: 'error', data: TRUTH })
    expect(disagreementCount.getSnapshot()).toBe(0)
  })
})

describe('figure comparing with a dishonest node', () => {
  it('excludes the node in use if two others disagree with it, and reads its values again', async () => {
    says(ONE, LIE)
    await open(ONE, TWO, THREE)
    expect(shown()).toMatchObject({ data: LIE })
    await passed(1_100)
    expect(stateOf(ONE)).toBe('untrusted')
    await passed(1_100)
    expect(shown()).toMatchObject({ status: 'ready', data: TRUTH })
    expect(disagreementCount.getSnapshot()).toBe(1)
    reads = []
    newBlock()
    await passed(70_000)
    expect(reads.map(([url]) => url)).not.toContain(ONE)
    expect(agreement.getSnapshot()).toBe('agreed')
  })

  it('excludes the second node if the third disagrees with it', async () => {
    says(TWO, LIE)
    await open(ONE, TWO, THREE)
    await passed(1_100)
    expect([ONE, TWO, THREE].map(stateOf)).toEqual(['good', 'untrusted', 'good'])
    expect(shown()).toMatchObject({ status: 'ready', data: TRUTH })
    expect(disagreementCount.getSnapshot()).toBe(0)
    expect(agreement.getSnapshot()).toBe('agreed')
  })

  it('hides only what two nodes differ on, until they agree', async () => {
    says(ONE, LIE)
    await open(ONE, TWO)
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('disputed')
    expect(shown()).toEqual({ status: 'error', isDisputed: true })
    expect(shown(keyAt(1))).toMatchObject({ status: 'ready', data: TRUTH })
    newBlock()
    await passed(6_000)
    store.dispatch(callsRetried({ chainId, keys: [keyAt(0)] }))
    await passed(1_100)
    expect(shown()).toEqual({ status: 'error', isDisputed: true })
    says(ONE, TRUTH)
    newBlock()
    await passed(20_000)
    expect(agreement.getSnapshot()).toBe('agreed')
    expect(shown()).toMatchObject({ status: 'ready', data: TRUTH })
  })

  it('hides values if the other two nodes return yet other results', async () => {
    says(ONE, LIE)
    says(TWO, wordOf(9))
    await open(ONE, TWO, THREE)
    await passed(1_100)
    expect(agreement.getSnapshot()).toBe('disputed')
    expect(shown()).toEqual({ status: 'error', isDisputed: true })
    expect([ONE, TWO, THREE].map(stateOf)).toEqual(['good', 'good', 'good'])
  })

  it('detects a node that starts lying later within a minute', async () => {
    await open(ONE, TWO, THREE)
    await passed(1_100)
    says(ONE, LIE)
    newBlock()
    await passed(7_000)
    expect(shown()).toMatchObject({ data: LIE })
    await passed(60_000)
    expect(stateOf(ONE)).toBe('untrusted')
    expect(shown()).toMatchObject({ data: TRUTH })
  })

  it('detects a wrong value before signing', async () => {
    await open(ONE, TWO, THREE)
    await passed(1_100)
    says(ONE, LIE)
    newBlock()
    await passed(7_000)
    const first = comparing.compareNow()
    await passed(500)
    expect(await first).toBe('differed')
    const second = comparing.compareNow()
    await passed(500)
    expect(await second).toBe('good')
  })

  it('does not block signing if no other node responds in time', async () => {
    await open(ONE, TWO)
    await passed(1_100)
    newBlock()
    await passed(7_000)
    const release = chainAt(TWO).hold()
    const compared = vi.fn()
    void comparing.compareNow().then(compared)
    await passed(3_900)
    expect(compared).not.toHaveBeenCalled()
    await passed(200)
    expect(compared).toHaveBeenCalledWith('alone')
    release()
  })
})

import { createExternalStore, type ExternalStore } from '@/lib/externalStore'
import { isPageHidden } from '@/platform/pageVisibility'
import { type RpcAnswers, type RpcRequest, sendRpcBatch } from '../rpc/rpcBatch'
import { NetworkError } from '../rpc/rpcError'
import { toNodeFault } from './nodeFault'
import {
  consensusHeight,
  isAvailable,
  MAX_BLOCKS_AHEAD,
  type NodeRecord,
  newRecord,
  rankNodes,
  recordAnswer,
  recordFailure,
  recordWait,
} from './nodeRecord'
import { MAX_BLOCKS_BEHIND, MAX_HEDGE_DELAY_MS, type NodeSet, type NodeSetOptions, TIMEOUT_MS } from './nodeSet'

export interface RankedNodes extends NodeSet {
  /** One record per node, in the order of `urls`. */
  readonly records: Pick<ExternalStore<readonly NodeRecord[]>, 'subscribe' | 'getSnapshot'>
  /** The node whose answer was used last. */
  current(): string | undefined
  /** The chain's height by all nodes; 0 before the first answer. */
  height(): number
  /** Excludes a node that gave a wrong answer. */
  distrust(url: string): void
  /** Measures all nodes at once. */
  probe(): Promise<void>
  /** Stops the periodic probing. */
  stop(): void
}

/** How often idle nodes are measured while the page is visible. */
const PROBE_MS = 60_000
const MIN_HEDGE_DELAY_MS = 1_000

/**
 * Nodes ranked by stability and latency. Nodes on another chain, behind the others or implausibly far ahead are
 * skipped; rate limits are respected, failures back off exponentially, and nodes that refuse batches get one request at
 * a time.
 */
export function createRankedNodes(
  urls: readonly string[],
  chainId: number,
  { ownUrl, timeoutMs = TIMEOUT_MS }: NodeSetOptions = {},
): RankedNodes {
  const store = createExternalStore<readonly NodeRecord[]>(urls.map(newRecord))
  let currentUrl: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const recordOf = (url: string): NodeRecord =>
    store.getSnapshot().find((record) => record.url === url) ?? newRecord(url)
  const updateRecord = (url: string, next: NodeRecord): void => {
    store.set(store.getSnapshot().map((record) => (record.url === url && record.state !== 'untrusted' ? next : record)))
  }
  /** The reported heights, without untrusted nodes and without `except`. */
  const reportedHeights = (except?: string): readonly number[] =>
    store
      .getSnapshot()
      .flatMap(({ url, reportedHeight, state }) =>
        reportedHeight === undefined || url === except || state === 'untrusted' ? [] : [reportedHeight],
      )
  const fail = (url: string, state: Parameters<typeof recordFailure>[1]['state'], retryAfterMs?: number): void => {
    updateRecord(url, recordFailure(recordOf(url), { state, nowMs: Date.now(), retryAfterMs, random: Math.random() }))
  }

  function checkHeight(url: string, height: number): void {
    updateRecord(url, { ...recordOf(url), reportedHeight: height })
    const others = reportedHeights(url)
    const known = Math.max(consensusHeight([...others, height]), recordOf(url).height ?? 0)
    if (height < known - MAX_BLOCKS_BEHIND) {
      fail(url, 'behind')
      throw new NetworkError(`The node is ${known - height} blocks behind`)
    }
    if (others.length > 1 && height > Math.max(...others) + MAX_BLOCKS_AHEAD) {
      fail(url, 'ahead')
      throw new NetworkError('The node is impossibly far ahead')
    }
  }

  const hedgeDelayMs = (url: string) =>
    Math.min(Math.max(3 * (recordOf(url).latencyMs ?? Infinity), MIN_HEDGE_DELAY_MS), MAX_HEDGE_DELAY_MS)

  /** Splits the requests by the node's batch limit and sends all parts in parallel, each with its own guards. */
  async function sendParts(
    url: string,
    requests: readonly RpcRequest[],
  ): Promise<{ height: number; answers: RpcAnswers }> {
    const size = recordOf(url).maxRequests ?? requests.length
    const count = Math.max(1, Math.ceil(requests.length / Math.max(size, 1)))
    const parts = Array.from({ length: count }, (_, i) => requests.slice(i * size, (i + 1) * size))
    const done = await Promise.all(
      parts.map((part) => sendRpcBatch({ url, chainId, timeoutMs, isOwn: url === ownUrl }, part)),
    )
    return {
      height: Math.min(...done.map(({ height }) => height)),
      answers: new Map(done.flatMap(({ answers }) => [...answers])),
    }
  }

  async function ask(url: string, requests: readonly RpcRequest[]): Promise<RpcAnswers> {
    const startedAtMs = performance.now()
    // Lower the node's rank while it hangs, before the request has failed.
    const hedgeTimer = setTimeout(
      () => updateRecord(url, recordWait(recordOf(url), hedgeDelayMs(url))),
      hedgeDelayMs(url),
    )
    let done
    try {
      done = await sendParts(url, requests)
    } catch (error) {
      clearTimeout(hedgeTimer)
      const fault = toNodeFault(error, Date.now())
      const record = recordOf(url)
      if (fault.kind === 'batchRefused' && record.maxRequests === undefined && requests.length > 1) {
        updateRecord(url, { ...record, maxRequests: 1 })
        return ask(url, requests)
      }
      if (fault.kind === 'rateLimited') fail(url, 'limited', fault.retryAfterMs)
      else fail(url, fault.kind === 'wrongChain' ? 'wrongChain' : 'unusable')
      throw error
    }
    clearTimeout(hedgeTimer)
    if (recordOf(url).state === 'untrusted') throw new NetworkError('The node gave a wrong answer meanwhile')
    checkHeight(url, done.height)
    updateRecord(url, recordAnswer(recordOf(url), performance.now() - startedAtMs, done.height))
    return done.answers
  }

  async function probe(): Promise<void> {
    const nowMs = Date.now()
    const available = store.getSnapshot().filter((record) => isAvailable(record, nowMs))
    await Promise.all(available.map(({ url }) => ask(url, []).catch(() => undefined)))
  }

  function schedule(): void {
    timer = setTimeout(() => {
      if (!isPageHidden()) void probe()
      schedule()
    }, PROBE_MS)
  }

  if (urls.length > 1) schedule()
  return {
    records: store,
    current: () => currentUrl,
    order: () => rankNodes(store.getSnapshot(), { nowMs: Date.now(), ownUrl, currentUrl }),
    height: () => consensusHeight(reportedHeights()),
    hedgeDelayMs,
    ask,
    markUsed(url) {
      if (currentUrl === url) return
      currentUrl = url
      // `current()` changed as well: notify the subscribers of the records.
      store.set([...store.getSnapshot()])
    },
    distrust(url) {
      updateRecord(url, { ...recordOf(url), state: 'untrusted' })
    },
    probe,
    stop() {
      clearTimeout(timer)
    },
  }
}

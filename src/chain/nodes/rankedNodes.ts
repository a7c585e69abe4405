import { createExternalStore, type ExternalStore } from '@/lib/externalStore'
import { isPageHidden } from '@/platform/pageVisibility'
import { type RpcAnswers, type RpcRequest, sendRpcBatch } from '../rpc/rpcBatch'
import { NetworkError } from '../rpc/rpcError'
import { readFault } from './nodeFault'
import {
  commonHeight,
  isAvailable,
  MAX_BLOCKS_AHEAD,
  type NodeRecord,
  newRecord,
  rankNodes,
  recordAnswer,
  recordFailure,
  recordWait,
} from './nodeRecord'
import { MAX_BLOCKS_BEHIND, MAX_PATIENCE_MS, type NodeSet, type NodeSetOptions, TIMEOUT_MS } from './nodeSet'

export interface RankedNodes extends NodeSet {
  /** What is remembered of each node, in the order of the list. */
  readonly records: Pick<ExternalStore<readonly NodeRecord[]>, 'subscribe' | 'getSnapshot'>
  /** The node whose answer was used last. */
  current(): string | undefined
  /** The block that they are at, by all of them; 0 before the first answer. */
  height(): number
  /** This node gave a wrong answer: it is not asked any more. */
  distrust(url: string): void
  /** Asks all nodes how they are, at once. */
  probe(): Promise<void>
  /** Ends the probing. */
  stop(): void
}

/** How often the nodes that are not in use are looked at too, while the page is visible. */
const PROBE_MS = 60_000
const MIN_PATIENCE_MS = 1_000

/**
 * Nodes ranked by how well they answered until now. A node on another chain, behind the others or far before them is
 * not used; one that limits its rate is left alone for as long as it says, within bounds; one that fails rests longer
 * each time; one that refuses batches gets smaller ones.
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
  const keep = (url: string, next: NodeRecord): void => {
    store.set(store.getSnapshot().map((record) => (record.url === url && record.state !== 'untrusted' ? next : record)))
  }
  /** The blocks that nodes say they are at, without one of them and without those that are not believed. */
  const claims = (except?: string): readonly number[] =>
    store
      .getSnapshot()
      .flatMap(({ url, claim, state }) =>
        claim === undefined || url === except || state === 'untrusted' ? [] : [claim],
      )
  const fail = (url: string, state: Parameters<typeof recordFailure>[1]['state'], restMs?: number): void => {
    keep(url, recordFailure(recordOf(url), { state, nowMs: Date.now(), restMs, random: Math.random() }))
  }

  function checkHeight(url: string, height: number): void {
    keep(url, { ...recordOf(url), claim: height })
    const others = claims(url)
    const known = Math.max(commonHeight([...others, height]), recordOf(url).height ?? 0)
    if (height < known - MAX_BLOCKS_BEHIND) {
      fail(url, 'behind')
      throw new NetworkError(`The node is ${known - height} blocks behind`)
    }
    if (others.length > 1 && height > Math.max(...others) + MAX_BLOCKS_AHEAD) {
      fail(url, 'ahead')
      throw new NetworkError('The node is impossibly far ahead')
    }
  }

  const patienceMs = (url: string) =>
    Math.min(Math.max(3 * (recordOf(url).latencyMs ?? Infinity), MIN_PATIENCE_MS), MAX_PATIENCE_MS)

  /** Each part with the guards of its own, all at once. */
  async function exchangeParts(
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
    // The next request must not wait for it too, even before it has failed.
    const patience = setTimeout(() => keep(url, recordWait(recordOf(url), patienceMs(url))), patienceMs(url))
    let done
    try {
      done = await exchangeParts(url, requests)
    } catch (error) {
      clearTimeout(patience)
      const fault = readFault(error, Date.now())
      const record = recordOf(url)
      if (fault.kind === 'batchRefused' && record.maxRequests === undefined && requests.length > 1) {
        keep(url, { ...record, maxRequests: 1 })
        return ask(url, requests)
      }
      if (fault.kind === 'limited') fail(url, 'limited', fault.restMs)
      else fail(url, fault.kind === 'wrongChain' ? 'wrongChain' : 'unusable')
      throw error
    }
    clearTimeout(patience)
    if (recordOf(url).state === 'untrusted') throw new NetworkError('The node gave a wrong answer meanwhile')
    checkHeight(url, done.height)
    keep(url, recordAnswer(recordOf(url), performance.now() - startedAtMs, done.height))
    return done.answers
  }

  async function probe(): Promise<void> {
    const nowMs = Date.now()
    const askable = store.getSnapshot().filter((record) => isAvailable(record, nowMs))
    await Promise.all(askable.map(({ url }) => ask(url, []).catch(() => undefined)))
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
    height: () => commonHeight(claims()),
    patienceMs,
    ask,
    won(url) {
      if (currentUrl === url) return
      currentUrl = url
      // Who follows the records follows this too.
      store.set([...store.getSnapshot()])
    },
    distrust(url) {
      keep(url, { ...recordOf(url), state: 'untrusted' })
    },
    probe,
    stop() {
      clearTimeout(timer)
    },
  }
}

import { type CallKey, parseCallKey } from '@/chain/calls/call'
import { findMajority, type NodeAnswer } from '@/chain/nodes/findMajority'
import type { RankedNodes } from '@/chain/nodes/rankedNodes'
import { readFromSecondNode } from '@/chain/nodes/readFromSecondNode'
import type { ExternalStore } from '@/lib/externalStore'
import type { Address, Hex } from '@/lib/hex'
import { isPageHidden } from '@/platform/pageVisibility'
import type { AppStore } from '../appStore'
import type { Agreement, ComparisonResult } from './agreement'
import { type CallResult, callsCompared, nodeDistrusted } from './multicallSlice'
import { chunkCalls } from './outdatedCalls'

export interface FigureComparing {
  /** Compares all current values; resolves after a few seconds even if other nodes have not responded. */
  compareNow(): Promise<ComparisonResult>
  stop(): void
}

interface ComparingOptions {
  readonly store: AppStore
  readonly chainId: number
  readonly multicall: Address
  /** The nodes in use. */
  readonly nodes: () => RankedNodes
  readonly agreement: ExternalStore<Agreement>
  readonly disagreementCount: ExternalStore<number>
}

/** Lets the results of a multicall arrive, and its block reach the other nodes. */
const SETTLE_MS = 1_000
/** The specification's slow refresh, and the fast one while nodes disagree. */
const SLOW_REFRESH_MS = 60_000
const FAST_REFRESH_MS = 10_000
const MAX_CHUNK_CALLS = 500
/** Short, because the user is about to sign. */
const MAX_WAIT_MS = 4_000

type ShownResult = CallResult & { readonly data: Hex; readonly blockNumber: number }
type Shown = readonly [key: CallKey, result: ShownResult]

/** Whether a value is as new as its block number: after a failed read it is older, and shown as stale. */
const isCurrent = (result: CallResult | undefined): result is ShownResult =>
  result?.data !== undefined && result.blockNumber !== undefined && result.hasFailed !== true

/** The last compared answer to a call. */
interface ComparedAnswer {
  readonly node: string | undefined
  readonly blockNumber: number
  /** A second node responded. */
  readonly hadSecondNode: boolean
}

/** Groups values by node and block. */
function groupShown(shown: readonly Shown[]): readonly (readonly Shown[])[] {
  const groups = new Map<string, Shown[]>()
  for (const one of shown) {
    const { node, blockNumber, blockTimeSec } = one[1]
    const name = [node, blockNumber, blockTimeSec].join()
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => chunkCalls(group, MAX_CHUNK_CALLS))
}

/**
 * Compares values with a second node at the same block: new values soon after they arrive, values from another node
 * too, and all values every minute. If two nodes differ, more are asked. A minority node is excluded, and its values
 * are dropped and read again; without a majority the values are hidden. Comparing never delays a value.
 */
export function createFigureComparing({
  store,
  chainId,
  multicall,
  nodes,
  agreement,
  disagreementCount,
}: ComparingOptions): FigureComparing {
  const lastCompared = new Map<CallKey, ComparedAnswer>()
  let known = store.getState().multicall
  let running: Promise<unknown> = Promise.resolve()
  let queued: Promise<ComparisonResult> | undefined
  let debounce: ReturnType<typeof setTimeout> | undefined
  let comparedAllAtMs = Date.now()

  const hasOthers = () => nodes().records.getSnapshot().length > 1

  /** The listened values that are current. */
  function followed(): readonly Shown[] {
    const { listeners, results } = store.getState().multicall
    return Object.keys(listeners[chainId] ?? {}).flatMap((key): Shown[] => {
      const result = results[chainId]?.[key]
      return isCurrent(result) ? [[key as CallKey, result]] : []
    })
  }
  /** Whether this node's answer to the call was never compared. */
  function isNew([key, { node }]: Shown): boolean {
    const last = lastCompared.get(key)
    return last === undefined || last.node !== node
  }
  function isOutdated(shown: Shown): boolean {
    const [key, { blockNumber, isDisputed = false }] = shown
    const last = lastCompared.get(key)
    return isNew(shown) || isDisputed || last?.hadSecondNode !== true || last.blockNumber !== blockNumber
  }

  function updateAgreement(shown: readonly Shown[]): void {
    if (shown.length === 0 || !hasOthers()) agreement.set('none')
    else if (shown.some(([, { isDisputed }]) => isDisputed)) agreement.set('disputed')
    else if (shown.some(isNew)) agreement.set('comparing')
    else agreement.set(shown.some(([key]) => lastCompared.get(key)?.hadSecondNode !== true) ? 'alone' : 'agreed')
  }

  async function queryOtherNodes(group: readonly Shown[]): Promise<readonly NodeAnswer[]> {
    const first = group[0]?.[1]
    if (first === undefined) return []
    const { node, blockNumber, blockTimeSec } = first
    const answers: NodeAnswer[] = [{ node, results: group.map(([, { data }]) => data) }]
    const calls = group.map(([key]) => parseCallKey(key))
    do {
      try {
        answers.push(await readFromSecondNode(nodes(), answers, { multicall, calls, blockNumber, blockTimeSec }))
      } catch {
        break
      }
    } while (findMajority(answers).disputed.length > 0)
    return answers
  }

  async function compareGroup(group: readonly Shown[]): Promise<ComparisonResult> {
    const answers = await queryOtherNodes(group)
    const { untrusted, disputed } = findMajority(answers)
    for (const { node } of untrusted) {
      if (node === undefined) continue
      nodes().distrust(node)
      store.dispatch(nodeDistrusted({ chainId, node }))
    }
    const disputedCalls = new Set(disputed)
    for (const [key, { node, blockNumber }] of group)
      lastCompared.set(key, { node, blockNumber, hadSecondNode: answers.length > 1 })
    const keysWhere = (isDisputed: boolean) =>
      group.flatMap(([key], call) => (disputedCalls.has(call) === isDisputed ? [key] : []))
    store.dispatch(
      callsCompared({ chainId, agreed: answers.length > 1 ? keysWhere(false) : [], disputed: keysWhere(true) }),
    )
    if (disputed.length > 0 || untrusted.some((answer) => answer === answers[0])) return 'differed'
    return answers.length > 1 ? 'good' : 'alone'
  }

  /** Comparisons run one after another, because a node excluded by one must not be asked by the next. */
  function enqueue(compare: () => Promise<ComparisonResult>): Promise<ComparisonResult> {
    const run = running.then(compare)
    running = run.catch(() => undefined)
    return run
  }

  async function compare(isWanted: (shown: Shown) => boolean): Promise<ComparisonResult> {
    if (!hasOthers()) return 'good'
    const outcomes = await Promise.all(groupShown(followed().filter(isWanted)).map(compareGroup))
    updateAgreement(followed())
    if (outcomes.includes('differed')) {
      disagreementCount.set(disagreementCount.getSnapshot() + 1)
      return 'differed'
    }
    return outcomes.includes('alone') ? 'alone' : 'good'
  }

  function compareAll(): Promise<ComparisonResult> {
    queued ??= enqueue(() => {
      queued = undefined
      comparedAllAtMs = Date.now()
      return compare(isOutdated)
    })
    return queued
  }

  function scheduleNew(): void {
    const shown = followed()
    updateAgreement(shown)
    if (debounce !== undefined || !shown.some(isNew)) return
    debounce = setTimeout(() => {
      debounce = undefined
      void enqueue(() => compare(isNew))
    }, SETTLE_MS)
  }

  function refresh(): void {
    const isDue = agreement.getSnapshot() === 'disputed' || Date.now() - comparedAllAtMs >= SLOW_REFRESH_MS
    if (isDue && !isPageHidden()) void compareAll()
  }

  const unsubscribe = store.subscribe(() => {
    const { multicall: now } = store.getState()
    if (now === known) return
    known = now
    scheduleNew()
  })
  const timer = setInterval(refresh, FAST_REFRESH_MS)
  scheduleNew()
  return {
    compareNow: () =>
      Promise.race([
        compareAll(),
        new Promise<ComparisonResult>((resolve) => setTimeout(() => resolve('alone'), MAX_WAIT_MS)),
      ]),
    stop() {
      unsubscribe()
      clearTimeout(debounce)
      clearInterval(timer)
    },
  }
}

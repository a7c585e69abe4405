import { type CallKey, parseCallKey } from '@/chain/calls/call'
import { findMajority, type NodeAnswer } from '@/chain/nodes/findMajority'
import type { RankedNodes } from '@/chain/nodes/rankedNodes'
import { readFromSecondNode } from '@/chain/nodes/readFromSecondNode'
import type { ExternalStore } from '@/lib/externalStore'
import type { Address, Hex } from '@/lib/hex'
import { isPageHidden } from '@/platform/pageVisibility'
import type { AppStore } from '../appStore'
import type { Agreement, Compared } from './agreement'
import { type CallResult, callsCompared, nodeDistrusted } from './multicallSlice'
import { chunkCalls } from './outdatedCalls'

export interface FigureComparing {
  /** Compares every figure now; waits no longer than a few seconds for other nodes. */
  compareNow(): Promise<Compared>
  stop(): void
}

interface ComparingOptions {
  readonly store: AppStore
  readonly chainId: number
  readonly multicall: Address
  /** Those that are asked now. */
  readonly nodes: () => RankedNodes
  readonly agreement: ExternalStore<Agreement>
  readonly findings: ExternalStore<number>
}

/** Lets what is read together arrive, and other nodes see the block that it is of. */
const SETTLE_MS = 1_000
/** The specification's slow refresh, and the fast one while nodes differ. */
const SLOW_REFRESH_MS = 60_000
const FAST_REFRESH_MS = 10_000
const MAX_CHUNK_CALLS = 500
/** Whoever is about to sign waits for it. */
const MAX_WAIT_MS = 4_000

type Shown = readonly [key: CallKey, result: CallResult & { readonly data: Hex; readonly blockNumber: number }]

/** Which answer to a call was compared last. */
interface Past {
  readonly node: string | undefined
  readonly blockNumber: number
  /** Another node answered too. */
  readonly wasHeard: boolean
}

/** Answers of one node at one block. */
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
 * Compares what one node answered with what another one says of the same block: the first answer to each call soon after
 * it came, those of another node as well, and all of them each minute. Where two differ others are asked: who is in the
 * minority is not asked any more, and what came from there is forgotten and read again; without a majority nothing is
 * shown. It never holds a figure back.
 */
export function createFigureComparing({
  store,
  chainId,
  multicall,
  nodes,
  agreement,
  findings,
}: ComparingOptions): FigureComparing {
  const past = new Map<CallKey, Past>()
  let known = store.getState().multicall
  let running: Promise<unknown> = Promise.resolve()
  let queued: Promise<Compared> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  let comparedAllAtMs = Date.now()

  const hasOthers = () => nodes().records.getSnapshot().length > 1

  /** Of a call whose last read failed the answer is of an older block than it says: it is shown as old. */
  function followed(): readonly Shown[] {
    const { listeners, results } = store.getState().multicall
    return Object.keys(listeners[chainId] ?? {}).flatMap((key): Shown[] => {
      const { data, blockNumber, hasFailed = false, ...result } = results[chainId]?.[key] ?? {}
      return data === undefined || blockNumber === undefined || hasFailed
        ? []
        : [[key as CallKey, { ...result, data, blockNumber }]]
    })
  }
  /** Nothing that this node said to that call was compared. */
  function isNew([key, { node }]: Shown): boolean {
    const last = past.get(key)
    return last === undefined || last.node !== node
  }
  function isOpen(shown: Shown): boolean {
    const [key, { blockNumber, isDisputed = false }] = shown
    const last = past.get(key)
    return isNew(shown) || isDisputed || last?.wasHeard !== true || last.blockNumber !== blockNumber
  }

  function tell(): void {
    const shown = followed()
    if (shown.length === 0 || !hasOthers()) agreement.set('none')
    else if (shown.some(([, { isDisputed }]) => isDisputed)) agreement.set('disputed')
    else if (shown.some(isNew)) agreement.set('comparing')
    else agreement.set(shown.some(([key]) => past.get(key)?.wasHeard !== true) ? 'alone' : 'agreed')
  }

  async function hear(group: readonly Shown[]): Promise<readonly NodeAnswer[]> {
    const first = group[0]?.[1]
    if (first === undefined) return []
    const { node, blockNumber, blockTimeSec } = first
    const heard: NodeAnswer[] = [{ node, results: group.map(([, { data }]) => data) }]
    const calls = group.map(([key]) => parseCallKey(key))
    do {
      try {
        heard.push(await readFromSecondNode(nodes(), heard, { multicall, calls, blockNumber, blockTimeSec }))
      } catch {
        break
      }
    } while (findMajority(heard).disputed.length > 0)
    return heard
  }

  async function compareGroup(group: readonly Shown[]): Promise<Compared> {
    const heard = await hear(group)
    const { untrusted, disputed } = findMajority(heard)
    for (const { node } of untrusted) {
      if (node === undefined) continue
      nodes().distrust(node)
      store.dispatch(nodeDistrusted({ chainId, node }))
    }
    const isIn = new Set(disputed)
    for (const [key, { node, blockNumber }] of group) past.set(key, { node, blockNumber, wasHeard: heard.length > 1 })
    const keysWhere = (isDisputed: boolean) =>
      group.flatMap(([key], call) => (isIn.has(call) === isDisputed ? [key] : []))
    store.dispatch(
      callsCompared({ chainId, agreed: heard.length > 1 ? keysWhere(false) : [], disputed: keysWhere(true) }),
    )
    if (disputed.length > 0 || untrusted.some((testimony) => testimony === heard[0])) return 'differed'
    return heard.length > 1 ? 'good' : 'alone'
  }

  /** One comparison after the other: what a node is caught at in one counts in the next. */
  function enqueue(compare: () => Promise<Compared>): Promise<Compared> {
    const run = running.then(compare)
    running = run.catch(() => undefined)
    return run
  }

  async function compare(isWanted: (shown: Shown) => boolean): Promise<Compared> {
    if (!hasOthers()) return 'good'
    const outcomes = await Promise.all(groupShown(followed().filter(isWanted)).map(compareGroup))
    tell()
    if (outcomes.includes('differed')) {
      findings.set(findings.getSnapshot() + 1)
      return 'differed'
    }
    return outcomes.includes('alone') ? 'alone' : 'good'
  }

  function compareAll(): Promise<Compared> {
    queued ??= enqueue(() => {
      queued = undefined
      comparedAllAtMs = Date.now()
      return compare(isOpen)
    })
    return queued
  }

  function look(): void {
    tell()
    if (soon !== undefined || !followed().some(isNew)) return
    soon = setTimeout(() => {
      soon = undefined
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
    look()
  })
  const timer = setInterval(refresh, FAST_REFRESH_MS)
  look()
  return {
    compareNow: () =>
      Promise.race([compareAll(), new Promise<Compared>((resolve) => setTimeout(() => resolve('alone'), MAX_WAIT_MS))]),
    stop() {
      unsubscribe()
      clearTimeout(soon)
      clearInterval(timer)
    },
  }
}

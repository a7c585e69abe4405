import { setMaxListeners } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LONG_TEST_MS } from '../../scripts/support/limits.mjs'
import { type CountingChain, startCountingChain } from './countingChain'
import { type FakeTime, installFakeTime } from './fakeTime'
import {
  addToLastWord,
  BLOCKS_BEHIND,
  type Fault,
  type FaultyNode,
  RETRY_AFTER_SEC,
  startFaultyNode,
} from './faultyNode'
import { openWatchedApp, type WatchedApp } from './watchedApp'

const CHAIN_ID = 25
const NODES = 3
const FAULTS = [
  'dead',
  'slow',
  'behind',
  'html',
  'limited',
  'limitedInBody',
  'wrongChain',
  'cutJson',
  'flapping',
  'lying',
] as const
const STEP_MS = 50
const BLOCK_MS = 1_000
const BEFORE_MS = 3_000
/** Longer than the interval between two comparisons of all values. */
const FAULT_MS = 80_000
const SETTLE_MS = 40_000
/** The same with all nodes rate-limiting without Retry-After: their pauses have grown to 75 s. */
const SETTLE_AFTER_PAUSES_MS = 90_000
/** Longer than the timeout for a node that hangs. */
const FIRST_FIGURES_MS = 10_000
/** The first values may come from a node that is behind, until all nodes were checked. */
const RANKED_MS = 1_000
/** Maximum age of values shown as current: longer than the timeout for nodes that hang. */
const MAX_AGE_BLOCKS = 25n
/** Maximum requests to a rate-limiting node meanwhile. */
const MOST_ASKED: Partial<Record<Fault, number>> = {
  // Once, and again after each pause.
  limited: 1 + Math.ceil(FAULT_MS / 1000 / RETRY_AFTER_SEC),
  // Without Retry-After: after 2 s, doubling each time, with up to 25 % jitter.
  limitedInBody: 7,
}
/**
 * Maximum time that a single node's wrong value may be shown: until the first comparison, or the next one of all
 * values.
 */
const MAX_FIRST_LIE_MS = 5_000
const MAX_LATER_LIE_MS = 72_000

interface Case {
  readonly name: string
  readonly fault: Fault
  /** Nodes with the fault. */
  readonly at: readonly number[]
  /** Whether the fault exists from the start, or begins after the first values. */
  readonly isCold: boolean
}
interface View {
  readonly status: string
  /** Maximum number of blocks that the value may lag. */
  readonly age: bigint | undefined
  /** Maximum difference between the value's block and the displayed block. */
  readonly offNamedBlock: bigint | undefined
}
interface Running extends Case {
  readonly nodes: readonly FaultyNode[]
  readonly faulty: readonly FaultyNode[]
  readonly app: WatchedApp
  /** Requests to the faulty nodes before the fault. */
  askedBefore: number
  /** How long a value was shown that only a lying node returned. */
  lieMs: number
  /** How long of that it was not marked as being compared. */
  unmarkedLieMs: number
  /** After the first values: wrong states of the page while one node had the fault. */
  readonly lapses: View[]
  firstFiguresMs?: number
  /** State of the page at the end of the fault. */
  during?: View
  /** Requests to the faulty nodes during the fault. */
  asked?: number
  /** State of the page once it is right and at the latest block, or after a timeout. */
  after?: View
  /** How long that took from the end of the fault. */
  settledMs?: number
}

const places = [[0], [1], [2], [0, 1, 2]]
const cases: readonly Case[] = FAULTS.flatMap((fault) =>
  places.flatMap((at) =>
    [true, false].map((isCold) => ({
      name: `${at.length === NODES ? 'all nodes' : `node ${String(at[0])}`} ${fault} ${isCold ? 'from the start' : 'later'}`,
      fault,
      at,
      isCold,
    })),
  ),
)

let chain: CountingChain
let time: FakeTime
let running: readonly Running[] = []
/** The true value, and its block. */
let truth = { figure: 0n, block: 0 }

const abs = (value: bigint) => (value < 0n ? -value : value)
const isOfAll = ({ at }: Case) => at.length === NODES
const askedOf = (nodes: readonly FaultyNode[]) => nodes.reduce((sum, node) => sum + node.requests(), 0)

function viewOf({ app }: Running): View {
  const shown = app.shown()
  const block = app.block()
  if ((shown.status !== 'ready' && shown.status !== 'stale') || block === undefined)
    return { status: shown.status, age: undefined, offNamedBlock: undefined }
  return {
    status: shown.status,
    age: truth.figure - shown.value,
    offNamedBlock: shown.value - truth.figure + BigInt(truth.block - block),
  }
}

async function open(given: Case): Promise<Running> {
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startFaultyNode(chain)))
  const faulty = nodes.filter((_, i) => given.at.includes(i))
  // Different lies, because nodes that agree on one are a majority.
  nodes.forEach((node, i) => (node.lie = addToLastWord(1_000n * BigInt(i + 1))))
  if (given.isCold) for (const node of faulty) node.fault = given.fault
  const { multicall, token, account } = chain
  const app = openWatchedApp({
    urls: nodes.map(({ url }) => url),
    chainId: CHAIN_ID,
    multicall,
    token,
    account,
    bounds: () => ({ least: truth.figure - MAX_AGE_BLOCKS, most: truth.figure + 1n }),
  })
  return { ...given, nodes, faulty, app, askedBefore: 0, lapses: [], lieMs: 0, unmarkedLieMs: 0 }
}

/** Advances time and mines a block every second. */
async function live(ms: number, look: (elapsedMs: number) => void): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < ms; elapsedMs += STEP_MS) {
    if (elapsedMs % BLOCK_MS === 0) {
      await chain.next()
      truth = await chain.read()
    }
    await time.pass(STEP_MS)
    look(elapsedMs + STEP_MS)
  }
}

/** Measures how long a wrong value is shown. */
function watchLie(one: Running): void {
  const { age } = viewOf(one)
  if (age === undefined || age >= -1n) return
  one.lieMs += STEP_MS
  if (one.app.agreement() !== 'comparing') one.unmarkedLieMs += STEP_MS
}

/** A lie is an error if it is shown for longer than its detection takes. */
function findErrors({ fault, isCold, app, lieMs, unmarkedLieMs }: Running): readonly string[] {
  if (fault !== 'lying') return app.wrong
  if (isCold && unmarkedLieMs > 0) return [`a lie was shown for ${String(unmarkedLieMs)} ms without a mark`]
  return lieMs > (isCold ? MAX_FIRST_LIE_MS : MAX_LATER_LIE_MS) ? [`a lie was shown for ${String(lieMs)} ms`] : []
}

/** A single faulty node must not affect the page. */
function watch(one: Running, elapsedMs: number): void {
  const view = viewOf(one)
  if (view.age !== undefined) one.firstFiguresMs ??= elapsedMs
  if (one.firstFiguresMs === undefined || isOfAll(one)) return
  if (one.isCold && elapsedMs - one.firstFiguresMs < RANKED_MS) return
  // A value that a node lied about is discarded, and loads from another node.
  if (one.fault === 'lying' && view.status === 'loading') return
  if (view.status !== 'ready' || view.age === undefined || view.age >= BigInt(BLOCKS_BEHIND)) one.lapses.push(view)
}

function settle(one: Running, elapsedMs: number): void {
  const view = viewOf(one)
  const isRight = view.status === 'ready' && view.age === 0n && view.offNamedBlock === 0n
  if (one.after !== undefined || !isRight) return
  one.after = view
  one.settledMs = elapsedMs
}

async function runAll(): Promise<void> {
  running = await Promise.all(cases.map(open))
  const look = (ms: number) => {
    for (const one of running) {
      watch(one, ms)
      watchLie(one)
    }
  }
  await live(BEFORE_MS, look)
  for (const one of running) {
    one.askedBefore = askedOf(one.faulty)
    for (const node of one.faulty) node.fault = one.fault
  }
  await live(FAULT_MS, (ms) => look(BEFORE_MS + ms))
  for (const one of running) {
    one.during = viewOf(one)
    one.asked = askedOf(one.faulty) - one.askedBefore
    // For the other faults, the one node stays as it is.
    if (isOfAll(one)) for (const node of one.faulty) node.fault = 'none'
  }
  for (let ms = 0; ms < SETTLE_AFTER_PAUSES_MS && running.some(({ after }) => after === undefined); ms += STEP_MS) {
    await time.pass(STEP_MS)
    for (const one of running) settle(one, ms + STEP_MS)
  }
  for (const one of running) one.after ??= viewOf(one)
}

beforeAll(async () => {
  // The part of a page that the store listens to. A full page would have its own abort signals, which Node's fetch
  // rejects.
  const page = new EventTarget()
  setMaxListeners(0, page)
  chain = await startCountingChain(CHAIN_ID)
  time = installFakeTime(() =>
    running.reduce((sum, { nodes }) => sum + nodes.reduce((own, node) => own + node.waiting(), 0), 0),
  )
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  // The store's own checks take longer than the measured code.
  vi.stubEnv('NODE_ENV', 'production')
  truth = await chain.read()
  await runAll()
}, LONG_TEST_MS)

afterAll(async () => {
  for (const { app } of running) app.close()
  await Promise.all(running.flatMap(({ nodes }) => nodes.map((node) => node.close())))
  time.end()
  vi.unstubAllEnvs()
  await chain.stop()
  const count = (pick: (one: Running) => number) => running.reduce((sum, one) => sum + pick(one), 0)
  const longest = (pick: (one: Running) => number) => String(Math.max(...running.map(pick)) / 1000)
  console.log(
    `A lie from the start was shown for at most ${longest((one) => (one.isCold ? one.lieMs : 0))} s, marked; a later one for at most ${longest(({ lieMs }) => lieMs)} s.`,
  )
  console.log(
    `Node faults: ${String(running.length)} cases run, ${String(count(({ app }) => app.figures()))} figures shown, ${String(count((one) => findErrors(one).length))} wrong.`,
  )
})

describe.each(cases)('$name', ({ name, fault, at }) => {
  function outcome(): Running {
    const found = running.find((one) => one.name === name)
    if (found === undefined) throw new Error(`${name} was not run`)
    return found
  }

  it('shows no wrong value', () => {
    expect(findErrors(outcome())).toEqual([])
  })

  const canBeKnown = fault !== 'flapping' && fault !== 'behind'
  if (at.length < NODES) {
    it('has values soon, and keeps them right meanwhile', () => {
      expect(outcome().firstFiguresMs).toBeLessThanOrEqual(FIRST_FIGURES_MS)
      expect(outcome().lapses).toEqual([])
    })
  } else {
    it('shows their age or failure meanwhile', () => {
      const { status, offNamedBlock } = outcome().during ?? {}
      if (canBeKnown) expect(['stale', 'failed']).toContain(status)
      // All nodes agree, so the page shows old values and their old block.
      else if (fault === 'behind') expect(Number(offNamedBlock ?? 0n)).toBeCloseTo(0, -1)
      // Half of the requests fail, of those for values and of those for blocks: either may be the older one.
      else expect(abs(offNamedBlock ?? 0n)).toBeLessThanOrEqual(MAX_AGE_BLOCKS)
    })
  }

  it('ends with right values', () => {
    expect(outcome().after).toEqual({ status: 'ready', age: 0n, offNamedBlock: 0n })
    expect(outcome().settledMs).toBeLessThanOrEqual(fault === 'limitedInBody' ? SETTLE_AFTER_PAUSES_MS : SETTLE_MS)
  })

  const mostAsked = MOST_ASKED[fault]
  if (mostAsked !== undefined) {
    it('respects rate limits', () => {
      expect(outcome().asked).toBeLessThanOrEqual(at.length * mostAsked)
    })
  }
})

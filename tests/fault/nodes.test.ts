import { setMaxListeners } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCountingChain, type CountingChain } from './countingChain'
import { startFaultyNode, type Fault, type FaultyNode, BLOCKS_BEHIND, RETRY_AFTER_SEC } from './faultyNode'
import { openWatchedApp, type WatchedApp } from './watchedApp'

const CHAIN_ID = 25
const NODES = 3
const FAULTS = ['dead', 'slow', 'behind', 'html', 'limited', 'wrongChain', 'cutJson', 'flapping'] as const
const BLOCK_MS = 1_000
const BEFORE_MS = 3_000
/** Longer than it takes to find out that three nodes in a row hang. */
const FAULT_MS = 22_000
const SETTLE_MS = 40_000
/** What is shown as current may be this old: longer than it takes to give up on nodes that hang. */
const MAX_AGE_BLOCKS = 25n

interface Case {
  readonly name: string
  readonly fault: Fault
  /** Which nodes have it. */
  readonly at: readonly number[]
  /** From the opening on, or once the first figures are shown. */
  readonly isCold: boolean
}
interface View {
  readonly status: string
  /** How many blocks the figure is behind the truth. */
  readonly age: bigint | undefined
  /** How many blocks the figure is before or after the block that the page names. */
  readonly offNamedBlock: bigint | undefined
}
interface Outcome {
  readonly wrong: readonly string[]
  readonly figures: number
  /** What the page says at the end of the fault. */
  readonly during: View
  /** The same after it. */
  readonly after: View
  /** What the faulty nodes were asked while they had the fault. */
  readonly asked: number
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

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const outcomes = new Map<string, Outcome>()
let chain: CountingChain
/** The chain's own figure, and its block. */
let truth = { figure: 0n, block: 0 }
let isMining = true

function viewOf(app: WatchedApp): View {
  const shown = app.shown()
  const block = app.block()
  if ((shown.status !== 'ready' && shown.status !== 'stale') || block === undefined) return { status: shown.status, age: undefined, offNamedBlock: undefined }
  return { status: shown.status, age: truth.figure - shown.value, offNamedBlock: shown.value - truth.figure + BigInt(truth.block - block) }
}

/** What the page says once it is right and names the latest block, or after a while. */
async function settledView(app: WatchedApp): Promise<View> {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const view = viewOf(app)
    const isRight = view.status === 'ready' && view.age === 0n && view.offNamedBlock === 0n
    if (isRight || Date.now() > deadline) return view
    await sleep(100)
  }
}

async function run({ name, fault, at, isCold }: Case): Promise<void> {
  const nodes: FaultyNode[] = await Promise.all(Array.from({ length: NODES }, () => startFaultyNode(chain)))
  const faulty = nodes.filter((_, i) => at.includes(i))
  const spoil = () => faulty.forEach((node) => (node.fault = fault))
  if (isCold) spoil()
  const { multicall, token, account } = chain
  const app = openWatchedApp({
    urls: nodes.map(({ url }) => url),
    chainId: CHAIN_ID,
    multicall,
    token,
    account,
    bounds: () => ({ least: truth.figure - MAX_AGE_BLOCKS, most: truth.figure + 1n }),
  })
  await sleep(BEFORE_MS)
  spoil()
  const askedBefore = faulty.reduce((sum, node) => sum + node.requests(), 0)
  await sleep(FAULT_MS)
  const during = viewOf(app)
  const asked = faulty.reduce((sum, node) => sum + node.requests(), 0) - askedBefore
  if (at.length === NODES) faulty.forEach((node) => (node.fault = 'none'))
  await stopped
  const after = await settledView(app)
  outcomes.set(name, { wrong: app.wrong, figures: app.figures(), during, after, asked })
  app.close()
  await Promise.all(nodes.map((node) => node.close()))
}

let stopped: Promise<void>

async function mine(): Promise<void> {
  const end = Date.now() + BEFORE_MS + FAULT_MS + BLOCK_MS
  while (Date.now() < end) {
    await chain.next()
    truth = await chain.read()
    await sleep(BLOCK_MS)
  }
  isMining = false
}

beforeAll(async () => {
  // What of a page the store listens to. A whole one would bring abort signals of its own, which Node's fetch refuses.
  const page = new EventTarget()
  setMaxListeners(0, page)
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  // The store's checks of itself take longer than what is watched.
  vi.stubEnv('NODE_ENV', 'production')
  chain = await startCountingChain(CHAIN_ID)
  truth = await chain.read()
  stopped = mine()
  // At once: what takes time is waiting.
  await Promise.all(cases.map(run))
}, 150_000)

afterAll(async () => {
  await chain.stop()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const all = [...outcomes.values()]
  const count = (pick: (outcome: Outcome) => number) => all.reduce((sum, outcome) => sum + pick(outcome), 0)
  console.log(`Node faults: ${String(all.length)} cases run, ${String(count(({ figures }) => figures))} figures shown, ${String(count(({ wrong }) => wrong.length))} wrong.`)
})

describe.each(cases)('$name', ({ name, fault, at }) => {
  const outcome = (): Outcome => {
    const found = outcomes.get(name)
    if (found === undefined) throw new Error(`${name} was not run`)
    return found
  }

  it('shows no wrong figure', () => {
    expect(isMining).toBe(false)
    expect(outcome().wrong).toEqual([])
  })

  const canBeKnown = fault !== 'flapping' && fault !== 'behind'
  it(at.length < NODES ? 'keeps its figures right meanwhile' : 'says meanwhile how old they are, or that they failed', () => {
    const { status, age } = outcome().during
    if (at.length < NODES) {
      expect(status).toBe('ready')
      expect(age).toBeLessThan(BigInt(BLOCKS_BEHIND))
    } else if (canBeKnown) expect(['stale', 'failed']).toContain(status)
    // All of them agree: then the page shows old figures, and names the old block that they are of.
    else expect(Number(outcome().during.offNamedBlock ?? 0n)).toBeCloseTo(0, -1)
  })

  it('ends with right figures', () => {
    expect(outcome().after).toEqual({ status: 'ready', age: 0n, offNamedBlock: 0n })
  })

  if (fault === 'limited') {
    it('leaves nodes alone that ask for it', () => {
      // Each once, and again when its pause is over.
      expect(outcome().asked).toBeLessThanOrEqual(at.length * (1 + Math.ceil(FAULT_MS / 1000 / RETRY_AFTER_SEC)))
    })
  }
})

import { BlockRunner, HandlerFailedError } from './blockRunner.ts'
import { ChainChangedError, type ChainReader, type Head, headOf } from './chainReader.ts'
import { EntityStore, type EntityView } from './entityStore.ts'
import type { RawBlock, RawLog } from './ethereumEvents.ts'
import type { RunningSource, Subgraph } from './subgraph.ts'

/** A subgraph's entities as of a block. */
export interface Snapshot {
  readonly block: Head
  readonly view: EntityView
}

/** Of the latest block; if a handler has failed, of the last block with events before it. */
export interface LatestSnapshot extends Snapshot {
  readonly failure?: HandlerFailedError
}

/** Runs a subgraph on the local chain: each log once, in chain order. */
export interface SubgraphIndex {
  /** Throws if the node does not respond. @throws HandlerFailedError if the very first handler fails */
  readLatest(): Promise<LatestSnapshot>
  /** As of an older block; undefined for one before the kept history. */
  readAt(block: Head): Snapshot | undefined
  /** First block that `readAt` answers. */
  readonly oldestBlock: number
  /** How often blocks were undone, after which an older snapshot is no longer right. */
  readonly rollbacks: number
  /** Block by number or hash; undefined if the chain does not have it. */
  findBlock(numberOrHash: number | string): Promise<Head | undefined>
}

interface Started {
  readonly source: RunningSource
  /** Block whose handlers have started it; undefined for those of the manifest. */
  readonly createdAt?: number
}

/** Attempts when the chain reorganizes during a read. */
const ATTEMPTS = 3
const BLOCKS_AT_ONCE = 2_000
/** Blocks with events that a reorganization can return to; an older one starts over. */
const MAX_CHECKPOINTS = 512

export function createSubgraphIndex(chain: ChainReader, subgraph: Subgraph): SubgraphIndex {
  let store = new EntityStore(subgraph.schema)
  let started: Started[] = subgraph.sources.map((source) => ({ source }))
  /** Indexed blocks, oldest first. */
  let checkpoints: Head[] = []
  let rollbacks = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** Undoes everything after these. */
  function rollBackTo(kept: Head[]): void {
    rollbacks += 1
    const end = kept.at(-1)?.number ?? -1
    const isKept = kept.length > 0 && store.rollBackTo(end)
    checkpoints = isKept ? kept : []
    if (!isKept) store = new EntityStore(subgraph.schema)
    started = started.filter(({ createdAt }) => createdAt === undefined || (isKept && createdAt <= end))
  }

  async function findCanonical(): Promise<Head[]> {
    const kept = [...checkpoints]
    for (let newest = kept.at(-1); newest !== undefined; newest = kept.at(-1)) {
      if ((await chain.findBlock(newest.number))?.hash === newest.hash) break
      kept.pop()
    }
    return kept
  }

  function addCheckpoint(block: Head): void {
    if (checkpoints.at(-1)?.number === block.number) return
    // The oldest stays as the last resort.
    if (checkpoints.length === MAX_CHECKPOINTS) checkpoints.splice(1, 1)
    checkpoints.push(block)
  }

  async function readLogs(sources: readonly RunningSource[], from: number, to: number): Promise<readonly RawLog[]> {
    if (sources.length === 0) return []
    const addresses = [...new Set(sources.map(({ address }) => address))]
    const topics = [...new Set(sources.flatMap(({ handlers }) => [...handlers.keys()]))]
    return await chain.readLogs({ addresses, topics, from, to })
  }

  async function indexRange(from: number, to: number): Promise<void> {
    const waiting = new Map<number, RawLog[]>()
    const add = (logs: readonly RawLog[]) => {
      for (const log of logs) {
        const number = Number(log.blockNumber)
        const others = waiting.get(number)
        if (others === undefined) waiting.set(number, [log])
        else others.push(log)
      }
    }
    const sources = started.map(({ source }) => source)
    add(await readLogs(sources, from, to))
    const blocks = new Map<number, RawBlock>()
    while (waiting.size > 0) {
      const numbers = [...waiting.keys()].sort((a, b) => a - b)
      const missing = numbers.filter((number) => !blocks.has(number))
      for (const block of await chain.readBlocks(missing)) blocks.set(Number(block.number), block)
      for (const number of numbers) {
        const block = blocks.get(number)
        if (block === undefined) throw new ChainChangedError()
        const later = await indexBlock(block, waiting.get(number) ?? [], to)
        waiting.delete(number)
        add(later)
        // Blocks in between may have logs now.
        if (later.length > 0) break
      }
    }
  }

  /** Returns the logs that the sources started in this block have in later ones. */
  async function indexBlock(block: RawBlock, logs: readonly RawLog[], end: number): Promise<readonly RawLog[]> {
    const number = Number(block.number)
    const runner = new BlockRunner(subgraph, store, chain, block)
    const created: RunningSource[] = []
    const later: RawLog[] = []
    const known = started.map(({ source }) => source)
    let sources: readonly RunningSource[] = [...known]
    let waiting = logs
    while (waiting.length > 0) {
      const fresh: RunningSource[] = []
      for (const log of [...waiting].sort((a, b) => Number(a.logIndex) - Number(b.logIndex))) {
        if (log.blockHash !== block.hash) throw new ChainChangedError()
        const address = log.address.toLowerCase()
        for (const source of sources.filter((each) => each.address === address && each.startBlock <= number))
          for (const next of await runner.run(source, log)) {
            if (known.some((each) => isSame(each, next))) continue
            known.push(next)
            fresh.push(next)
          }
      }
      // Events of a started source in its own block come after the others', as in graph-node.
      const more = await readLogs(fresh, number, end)
      created.push(...fresh)
      later.push(...more.filter((log) => Number(log.blockNumber) > number))
      waiting = more.filter((log) => Number(log.blockNumber) === number)
      sources = fresh
    }
    store.commit(number, runner.changes)
    started.push(...created.map((source) => ({ source, createdAt: number })))
    addCheckpoint(headOf(block))
    return later
  }

  async function catchUp(): Promise<Head> {
    const head = await chain.readHead()
    if (checkpoints.at(-1)?.hash === head.hash) return head
    const kept = await findCanonical()
    if (kept.length < checkpoints.length) rollBackTo(kept)
    let next = (checkpoints.at(-1)?.number ?? -1) + 1
    while (next <= head.number) {
      const end = Math.min(next + BLOCKS_AT_ONCE - 1, head.number)
      const before = end === head.number ? head : await chain.findBlock(end)
      await indexRange(next, end)
      if (before === undefined || (await chain.findBlock(end))?.hash !== before.hash) throw new ChainChangedError()
      addCheckpoint(before)
      next = end + 1
    }
    return head
  }

  async function readLatest(): Promise<LatestSnapshot> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const block = await catchUp()
        return { block, view: store.at(block.number) }
      } catch (error) {
        const block = checkpoints.at(-1)
        if (error instanceof HandlerFailedError && block !== undefined)
          return { block, view: store.at(block.number), failure: error }
        if (!(error instanceof ChainChangedError)) throw error
        if (attempt === ATTEMPTS) throw new Error('The chain keeps reorganizing', { cause: error })
      }
    }
  }

  return {
    readLatest() {
      const next = queue.then(readLatest)
      queue = next.catch(() => undefined)
      return next
    },
    readAt(block) {
      return block.number < store.oldestBlock ? undefined : { block, view: store.at(block.number) }
    },
    get oldestBlock() {
      return store.oldestBlock
    },
    get rollbacks() {
      return rollbacks
    },
    findBlock: (numberOrHash) => chain.findBlock(numberOrHash),
  }
}

/** A mapping that starts a source twice starts it once, as in graph-node. */
function isSame(a: RunningSource, b: RunningSource): boolean {
  return a.address === b.address && a.handlers === b.handlers
}

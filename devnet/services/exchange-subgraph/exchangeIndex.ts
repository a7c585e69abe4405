import type { Rpc } from '../../chain/rpc.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { createDexReader } from '../dex/pools.ts'
import { BigDecimal } from './bigDecimal.ts'
import type { Stores } from './entities.ts'
import {
  decodeCreated,
  decodePairLog,
  type ExchangeEvent,
  logPosition,
  PAIR_CREATED,
  PAIR_TOPICS,
  type RawLog,
  SWAP,
} from './events.ts'
import { ExchangeLedger } from './ledger.ts'
import type { ExchangeTerms } from './pricing.ts'

export interface Head {
  readonly number: number
  readonly hash: string
  /** Unix seconds. */
  readonly timestamp: number
}

/** The subgraph's records as of a block. */
export interface Snapshot {
  readonly block: Head
  readonly stores: Stores
}

/** Keeps the records in sync with the chain. */
export interface ExchangeIndex {
  /** State as of the latest block. Throws if the node does not respond. */
  readLatest(): Promise<Snapshot>
  /** State as of an older block that `readLatest` has already processed. */
  readAt(block: Head): Snapshot
  /** Block by number or hash; undefined if the chain does not have it. */
  findBlock(numberOrHash: number | string): Promise<Head | undefined>
}

/** Maximum attempts when the chain reorganizes during a read. */
const ATTEMPTS = 3
const TRANSACTIONS_AT_ONCE = 500
const KEPT_SNAPSHOTS = 4
/** Heads that a reorg can return to without reindexing. */
const KEPT_HEADS = 32
/** Dollar stablecoins with a CRO pool. */
const STABLES = ['USDC', 'USDT', 'DAI'] as const

class ChainChangedError extends Error {}

/**
 * Creates an index that reads each log once. After a reorg or a reverted snapshot it continues from the newest head
 * that is still canonical.
 */
export function createExchangeIndex(rpc: Rpc, deployment: DevnetDeployment): ExchangeIndex {
  const terms = termsOf(deployment)
  const reader = createDexReader(rpc, deployment)
  let ledger = new ExchangeLedger(terms)
  let events: ExchangeEvent[] = []
  let pairs: string[] = []
  /** Processed heads, oldest first. */
  let heads: Head[] = []
  const past = new Map<string, Snapshot>()
  let queue: Promise<unknown> = Promise.resolve()

  /** Rolls back everything after these heads. */
  function rollBackTo(kept: Head[]): void {
    heads = kept
    const end = heads.at(-1)?.number ?? -1
    events = events.filter(({ block }) => block <= end)
    pairs = pairsOf(events)
    ledger = new ExchangeLedger(terms)
    for (const event of events) ledger.apply(event)
    past.clear()
  }

  async function findCanonicalHeads(): Promise<Head[]> {
    const kept = [...heads]
    for (let newest = kept.at(-1); newest !== undefined; newest = kept.at(-1)) {
      if ((await findBlock(newest.number))?.hash === newest.hash) break
      kept.pop()
    }
    return kept
  }

  async function findBlock(numberOrHash: number | string): Promise<Head | undefined> {
    const isNumber = typeof numberOrHash === 'number'
    const method = isNumber ? 'eth_getBlockByNumber' : 'eth_getBlockByHash'
    const params = [isNumber ? hex(numberOrHash) : numberOrHash, false]
    const block = (await rpc.send(method, params)) as { number: string; hash: string; timestamp: string } | null
    return block === null
      ? undefined
      : { number: Number(block.number), hash: block.hash, timestamp: Number(block.timestamp) }
  }

  async function readLogs(
    filter: { readonly address: readonly string[]; readonly topics: readonly unknown[] },
    from: number,
    to: number,
  ) {
    return (await rpc.send('eth_getLogs', [{ ...filter, fromBlock: hex(from), toBlock: hex(to) }])) as readonly RawLog[]
  }

  async function readCreated(from: number, to: number): Promise<readonly ExchangeEvent[]> {
    const logs = await readLogs({ address: [terms.factory], topics: [PAIR_CREATED] }, from, to)
    const created = logs.map(decodeCreated)
    const addresses = [...new Set(created.flatMap(({ tokens }) => tokens))]
    const facts = await reader.readTokens(addresses)
    const tokens = new Map(addresses.map((address, index) => [address, { ...facts[index], address }]))
    return created.flatMap(({ pair, tokens: [address0, address1] }, index) => {
      const [token0, token1, log] = [tokens.get(address0), tokens.get(address1), logs[index]]
      return token0 === undefined || token1 === undefined || log === undefined
        ? []
        : [{ ...logPosition(log), kind: 'pairCreated', pair, token0, token1 }]
    })
  }

  async function readSenders(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const senders = new Map<string, string>()
    for (let first = 0; first < hashes.length; first += TRANSACTIONS_AT_ONCE) {
      const some = hashes.slice(first, first + TRANSACTIONS_AT_ONCE)
      const answers = await rpc.batch(some.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
      for (const [index, hash] of some.entries())
        senders.set(hash, (answers[index] as { from: string } | null)?.from ?? '')
    }
    return senders
  }

  async function readPairs(from: number, to: number): Promise<readonly ExchangeEvent[]> {
    if (pairs.length === 0) return []
    const logs = await readLogs({ address: pairs, topics: [PAIR_TOPICS] }, from, to)
    const swaps = logs.filter(({ topics }) => topics[0] === SWAP)
    const senders = await readSenders([...new Set(swaps.map(({ transactionHash }) => transactionHash))])
    return logs.map((log) => decodePairLog(log, senders.get(log.transactionHash) ?? ''))
  }

  async function catchUp(): Promise<Head> {
    const head = await findBlock(Number(await rpc.send('eth_blockNumber')))
    if (head === undefined) throw new ChainChangedError()
    const kept = await findCanonicalHeads()
    if (kept.length < heads.length) rollBackTo(kept)
    const last = heads.at(-1)
    if (last?.number === head.number) return last
    const from = (last?.number ?? -1) + 1
    const created = await readCreated(from, head.number)
    pairs.push(...pairsOf(created))
    const fresh = [...created, ...(await readPairs(from, head.number))].sort(
      (a, b) => a.block - b.block || a.logIndex - b.logIndex,
    )
    if ((await findBlock(head.number))?.hash !== head.hash) throw new ChainChangedError()
    for (const event of fresh) ledger.apply(event)
    events.push(...fresh)
    // The oldest head stays as the last resort for a rollback.
    if (heads.length === KEPT_HEADS) heads.splice(1, 1)
    heads.push(head)
    return head
  }

  async function readLatest(): Promise<Snapshot> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const block = await catchUp()
        return { block, stores: ledger.stores }
      } catch (error) {
        // Discard the partial read.
        rollBackTo([])
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
      const known = past.get(block.hash)
      if (known !== undefined) return known
      const then = new ExchangeLedger(terms)
      for (const event of events) if (event.block <= block.number) then.apply(event)
      const snapshot = { block, stores: then.stores }
      const [oldest] = past.keys()
      if (past.size === KEPT_SNAPSHOTS && oldest !== undefined) past.delete(oldest)
      past.set(block.hash, snapshot)
      return snapshot
    },
    findBlock,
  }
}

function pairsOf(events: readonly ExchangeEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'pairCreated' ? [event.pair] : []))
}

const hex = (value: number) => `0x${value.toString(16)}`

function termsOf({ contracts, tokens, exchange }: DevnetDeployment): ExchangeTerms {
  const { baseTokens, feeNumerator, feeDenominator } = exchange as unknown as {
    baseTokens: readonly string[]
    feeNumerator: number
    feeDenominator: number
  }
  const addressesOf = (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => tokens[symbol]?.address.toLowerCase() ?? [])
  return {
    factory: exchange.contracts.factory.toLowerCase(),
    wcro: contracts.wcro.toLowerCase(),
    stables: addressesOf(STABLES),
    baseTokens: addressesOf(baseTokens),
    feePart: new BigDecimal(feeDenominator - feeNumerator).div(feeDenominator),
  }
}

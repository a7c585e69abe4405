import { isDeepStrictEqual } from 'node:util'
import type { Interface } from 'ethers'
import { expect } from 'vitest'
import type { IndexedDeployment } from '../../../../subgraphs/manifest.ts'
import { subgraphsOf } from '../../../../subgraphs/subgraphs.ts'
import { readBlockNumber } from '../../../testing/stakingFixtures.ts'
import type { TestChain } from '../../../testing/testChain.ts'
import { createChainReader } from '../chainReader.ts'
import type { FieldValue } from '../entityStore.ts'
import type { RawLog } from '../ethereumEvents.ts'
import { GraphDecimal } from '../graphDecimal.ts'
import { createQuery } from '../graphQuery.ts'
import { loadSubgraph, type Subgraph } from '../subgraph.ts'
import { createSubgraphIndex, type SubgraphIndex } from '../subgraphIndex.ts'
import { fromUnits } from './bigDecimal.ts'
import { fakeDeployment } from './fakeExchange.ts'

/** Entities by type and id. Decimal numbers are texts. */
export type Entities = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

export type MutableRow = Record<string, unknown>

/** Rows that are created when they are first asked for. */
export class RowTable {
  readonly rows: Record<string, MutableRow> = {}

  row(key: unknown): MutableRow {
    const id = String(key)
    const known = this.rows[id] ?? { id }
    this.rows[id] = known
    return known
  }
}

type LogValue = string | bigint | boolean | readonly string[]

/** A decoded log. Addresses in its arguments are checksummed. */
export interface LoggedEvent {
  readonly name: string
  readonly args: Readonly<Record<string, LogValue>>
  /** Transaction hash and log index. */
  readonly id: string
  readonly hash: string
  readonly block: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  /** Lower-case. */
  readonly address: string
}

/**
 * Indexes contracts on a test chain by the compiled mapping of a subgraph.
 * @param sections of the deployment that the subgraph is made from
 */
export async function indexContracts(chain: TestChain, name: string, sections: Partial<IndexedDeployment>) {
  const found = subgraphsOf({ ...fakeDeployment, ...sections }).find((subgraph) => subgraph.name === name)
  if (found === undefined) throw new Error(`The deployment has no subgraph ${name}`)
  const subgraph = await loadSubgraph(found)
  const reader = createChainReader(chain.rpc)
  const index = createSubgraphIndex(reader, subgraph)
  // As graph-node does: each handler in an instance of its own, and from the start.
  const isolated = await loadSubgraph(found, 1)
  const query = createQuery(subgraph, index)
  return {
    index,
    read: () => readEntities(subgraph, index),
    readFresh: () => readEntities(isolated, createSubgraphIndex(reader, isolated)),
    /** @throws Error for a query with errors */
    async ask(text: string): Promise<Readonly<Record<string, unknown>>> {
      const { data, errors } = (await query({ query: text, variables: {} })) as {
        readonly data?: Readonly<Record<string, unknown>>
        readonly errors?: unknown
      }
      if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
      return data
    },
  }
}

export type ContractIndex = Awaited<ReturnType<typeof indexContracts>>

/** Lets a contract refuse a random step. */
export async function attempt(step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('revert'))) throw error
  }
}

const UNDONE_BLOCKS = 20n

/** Plays steps for 20 blocks, undoes them, plays others, and expects what follows from the events each time. */
export async function expectUndone(
  chain: TestChain,
  indexed: ContractIndex,
  step: () => Promise<unknown>,
  readExpected: () => Promise<Entities>,
): Promise<void> {
  const play = async () => {
    const end = (await readBlockNumber(chain)) + UNDONE_BLOCKS
    while ((await readBlockNumber(chain)) < end) await step()
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    return entities
  }
  const before = await indexed.read()
  const { rollbacks } = indexed.index
  await chain.withSnapshot(async () => {
    // The contract may have refused all steps.
    while (isDeepStrictEqual(await play(), before));
  })
  expect(await indexed.read()).toEqual(before)
  expect(indexed.index.rollbacks).toBe(rollbacks + 1)
  const after = await play()
  expect(await indexed.readFresh()).toEqual(after)
}

/** The events of contracts in chain order. */
export async function readEvents(
  chain: TestChain,
  abi: Interface,
  addresses: readonly string[],
): Promise<readonly LoggedEvent[]> {
  const filter = { address: addresses, fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await chain.rpc.send('eth_getLogs', [filter])) as readonly (RawLog & {
    readonly blockTimestamp: string
  })[]
  return logs.flatMap((log) => {
    const parsed = abi.parseLog(log)
    if (parsed === null) return []
    return [
      {
        name: parsed.name,
        args: parsed.args.toObject() as Readonly<Record<string, LogValue>>,
        id: `${log.transactionHash}-${Number(log.logIndex)}`,
        hash: log.transactionHash,
        block: BigInt(log.blockNumber),
        timestamp: BigInt(log.blockTimestamp),
        address: log.address.toLowerCase(),
      },
    ]
  })
}

/** Base units with 18 decimals as an index writes them. */
export const tokenText = (units: bigint) => fromUnits(units, 18n).toFixed()

/** An address as an index writes it. */
export const idOf = (address: unknown) => String(address).toLowerCase()

async function readEntities({ schema }: Subgraph, index: SubgraphIndex): Promise<Entities> {
  const { view, failure } = await index.readLatest()
  if (failure !== undefined) throw failure
  return Object.fromEntries(
    [...schema.entities.keys()].map((entity) => [
      entity,
      Object.fromEntries(
        [...view.all(entity)].map((row) => [
          String(row['id']),
          Object.fromEntries(Object.entries(row).map(([field, value]) => [field, plain(value)])),
        ]),
      ),
    ]),
  )
}

const plain = (value: FieldValue) => (value instanceof GraphDecimal ? value.toString() : value)

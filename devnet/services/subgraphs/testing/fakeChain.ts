import { id } from 'ethers'
import { type ChainReader, type Head, headOf, type LogQuery } from '../chainReader.ts'
import type { RawBlock, RawLog } from '../ethereumEvents.ts'

export interface FakeLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

export interface FakeTransaction {
  readonly from: string
  readonly logs: readonly FakeLog[]
}

interface MinedBlock {
  readonly raw: RawBlock
  readonly logs: readonly RawLog[]
}

const ZERO_HASH = `0x${'0'.repeat(64)}`

/** A chain in memory whose transactions are only what they log. */
export class FakeChain implements ChainReader {
  /** Answers of contracts, by address and call data; a call without one reverts. */
  readonly answers = new Map<string, string>()
  private blocks: MinedBlock[] = []
  private mined = 0

  constructor() {
    this.mine(0, [])
  }

  get height(): number {
    return this.blocks.length - 1
  }

  /** @param timeSec Unix seconds */
  mine(timeSec: number, transactions: readonly FakeTransaction[]): { readonly hashes: readonly string[] } {
    this.mined += 1
    const number = hex(this.blocks.length)
    const hash = id(`block ${this.mined}`)
    const hashes = transactions.map((_, index) => id(`transaction ${this.mined} ${index}`))
    const flat = transactions.flatMap(({ logs }, index) => logs.map((log) => ({ log, tx: hashes[index] ?? ZERO_HASH })))
    const raw: RawBlock = {
      hash,
      parentHash: this.blocks.at(-1)?.raw.hash ?? ZERO_HASH,
      sha3Uncles: ZERO_HASH,
      miner: `0x${'0'.repeat(40)}`,
      stateRoot: ZERO_HASH,
      transactionsRoot: ZERO_HASH,
      receiptsRoot: ZERO_HASH,
      number,
      gasUsed: '0x0',
      gasLimit: '0x1c9c380',
      timestamp: hex(timeSec),
      difficulty: '0x0',
      size: '0x200',
      transactions: transactions.map(({ from }, index) => ({
        hash: hashes[index] ?? ZERO_HASH,
        transactionIndex: hex(index),
        from,
        to: null,
        value: '0x0',
        gas: '0x5208',
        gasPrice: '0x1',
        input: '0x',
        nonce: '0x0',
      })),
    }
    const logs = flat.map(({ log, tx }, index) => ({
      ...log,
      blockNumber: number,
      blockHash: hash,
      transactionHash: tx,
      logIndex: hex(index),
    }))
    this.blocks.push({ raw, logs })
    return { hashes }
  }

  /** Drops every block after this one. */
  revertTo(number: number): void {
    this.blocks = this.blocks.slice(0, number + 1)
  }

  readHead(): Promise<Head> {
    const block = this.blocks.at(-1)
    if (block === undefined) throw new Error('No blocks')
    return Promise.resolve(headOf(block.raw))
  }

  findBlock(numberOrHash: number | string): Promise<Head | undefined> {
    const found =
      typeof numberOrHash === 'number'
        ? this.blocks[numberOrHash]
        : this.blocks.find(({ raw }) => raw.hash === numberOrHash)
    return Promise.resolve(found && headOf(found.raw))
  }

  readLogs({ addresses, topics, from, to }: LogQuery): Promise<readonly RawLog[]> {
    const wanted = new Set(addresses)
    const logs = this.blocks.slice(from, to + 1).flatMap((block) => block.logs)
    return Promise.resolve(logs.filter((log) => wanted.has(log.address) && topics.includes(log.topics[0] ?? '')))
  }

  readBlocks(numbers: readonly number[]): Promise<readonly RawBlock[]> {
    return Promise.resolve(numbers.flatMap((number) => this.blocks[number]?.raw ?? []))
  }

  call(to: string, data: string): Promise<string | undefined> {
    return Promise.resolve(this.answers.get(to + data))
  }
}

const hex = (value: number) => `0x${value.toString(16)}`

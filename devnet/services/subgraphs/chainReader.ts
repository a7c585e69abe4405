import type { Rpc } from '../../chain/rpc.ts'
import type { RawBlock, RawLog } from './ethereumEvents.ts'

export interface Head {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** Unix seconds. */
  readonly timestamp: number
}

/** What an index reads of the chain. Throws if the node does not respond. */
export interface ChainReader {
  readHead(): Promise<Head>
  /** Undefined if the chain does not have it. */
  findBlock(numberOrHash: number | string): Promise<Head | undefined>
  readLogs(query: LogQuery): Promise<readonly RawLog[]>
  /** With their transactions, in the order of the numbers. */
  readBlocks(numbers: readonly number[]): Promise<readonly RawBlock[]>
  /** Undefined if the call reverts. */
  call(to: string, data: string, block: number): Promise<string | undefined>
}

export interface LogQuery {
  readonly addresses: readonly string[]
  readonly topics: readonly string[]
  readonly from: number
  readonly to: number
}

/** The chain has changed while it was read. */
export class ChainChangedError extends Error {}

const BLOCKS_AT_ONCE = 200
/** Failures of the contract itself, as anvil words them. */
const REVERTED = /revert|EVM error/i

export function createChainReader(rpc: Rpc): ChainReader {
  let lastWithoutState = -1

  async function findBlock(numberOrHash: number | string): Promise<Head | undefined> {
    const isNumber = typeof numberOrHash === 'number'
    const method = isNumber ? 'eth_getBlockByNumber' : 'eth_getBlockByHash'
    const block = (await rpc.send(method, [isNumber ? hex(numberOrHash) : numberOrHash, false])) as RawHead | null
    return block === null ? undefined : headOf(block)
  }

  return {
    async readHead() {
      return headOf((await rpc.send('eth_getBlockByNumber', ['latest', false])) as RawHead)
    },
    findBlock,
    async readLogs({ addresses, topics, from, to }) {
      const filter = { address: addresses, topics: [topics], fromBlock: hex(from), toBlock: hex(to) }
      return (await rpc.send('eth_getLogs', [filter])) as readonly RawLog[]
    },
    async readBlocks(numbers) {
      const blocks: RawBlock[] = []
      for (let first = 0; first < numbers.length; first += BLOCKS_AT_ONCE) {
        const requests = numbers
          .slice(first, first + BLOCKS_AT_ONCE)
          .map((number) => ({ method: 'eth_getBlockByNumber', params: [hex(number), true] }))
        for (const block of (await rpc.batch(requests)) as readonly (RawBlock | null)[]) {
          if (block === null) throw new ChainChangedError()
          blocks.push(block)
        }
      }
      return blocks
    },
    async call(to, data, block) {
      const read = async (at: string) => {
        try {
          return String(await rpc.send('eth_call', [{ to, data }, at]))
        } catch (error) {
          if (error instanceof Error && REVERTED.test(error.message)) return undefined
          throw error
        }
      }
      // A node that was started from a stored chain has no older states. What mappings read never changes.
      if (block <= lastWithoutState) return await read('latest')
      return await read(hex(block)).catch(() => {
        lastWithoutState = block
        return read('latest')
      })
    },
  }
}

type RawHead = Pick<RawBlock, 'number' | 'hash' | 'parentHash' | 'timestamp'>

export function headOf({ number, hash, parentHash, timestamp }: RawHead): Head {
  return { number: Number(number), hash, parentHash, timestamp: Number(timestamp) }
}

const hex = (value: number) => `0x${value.toString(16)}`

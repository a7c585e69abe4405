import type { Rpc } from '../../chain/rpc.ts'
import { InscriptionLedger, type TickState } from './ledger.ts'

/** Keeps an inscription ledger in sync with the chain. */
export interface ChainIndex {
  /** State of every tick as of the latest block. Throws if the node does not respond. */
  readTicks(): Promise<readonly TickState[]>
}

interface Tx {
  readonly hash: string
  readonly from: string
  readonly to: string | null
  readonly input: string
}
interface Block {
  readonly hash: string
  readonly parentHash: string
  readonly timestamp: string
  readonly transactions: readonly Tx[]
}

const BLOCKS_AT_ONCE = 100
/** Maximum attempts when the chain reorganizes during a read. */
const ATTEMPTS = 3
/** `data:,` in hex, with 0x. */
const INSCRIPTION_PREFIX = '0x646174613a2c'

class ChainChangedError extends Error {}

/** Creates an index that reads each block once. After a reorg or a reverted snapshot it starts over. */
export function createChainIndex(rpc: Rpc): ChainIndex {
  let ledger = new InscriptionLedger()
  let last: { readonly number: number; readonly hash: string } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function reset(): void {
    ledger = new InscriptionLedger()
    last = undefined
  }

  async function readBlocks(first: number, count: number): Promise<readonly (Block | null)[]> {
    const numbers = Array.from({ length: count }, (_, i) => `0x${(first + i).toString(16)}`)
    return (await rpc.batch(
      numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [number, true] })),
    )) as (Block | null)[]
  }

  async function applyBlock(number: number, block: Block | null): Promise<void> {
    if (block === null || (last !== undefined && block.parentHash !== last.hash)) throw new ChainChangedError()
    const inscribed = block.transactions.flatMap(({ hash, from, to, input }) =>
      to !== null && input.startsWith(INSCRIPTION_PREFIX)
        ? [{ hash, from: from.toLowerCase(), to: to.toLowerCase(), input }]
        : [],
    )
    const receipts = await rpc.batch(
      inscribed.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    inscribed.forEach((tx, i) => {
      const receipt = receipts[i] as { status: string } | null | undefined
      if (receipt?.status === '0x1') ledger.apply({ ...tx, blockTimeSec: Number(block.timestamp) })
    })
    last = { number, hash: block.hash }
  }

  async function catchUp(): Promise<void> {
    const head = Number(await rpc.send('eth_blockNumber'))
    if (last !== undefined && (head < last.number || (await readBlocks(last.number, 1))[0]?.hash !== last.hash)) reset()
    for (let first = (last?.number ?? -1) + 1; first <= head; first += BLOCKS_AT_ONCE) {
      const blocks = await readBlocks(first, Math.min(BLOCKS_AT_ONCE, head - first + 1))
      for (const [i, block] of blocks.entries()) await applyBlock(first + i, block)
    }
  }

  async function readTicks(): Promise<readonly TickState[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await catchUp()
        return ledger.allTicks()
      } catch (error) {
        if (!(error instanceof ChainChangedError)) throw error
        reset()
        if (attempt === ATTEMPTS) throw new Error('The chain keeps reorganizing', { cause: error })
      }
    }
  }

  return {
    readTicks() {
      const next = queue.then(readTicks)
      queue = next.catch(() => undefined)
      return next
    },
  }
}

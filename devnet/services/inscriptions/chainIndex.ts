import { InscriptionLedger, type TickState } from './ledger'

/** One JSON-RPC call; calls of the same moment may share a request. */
export type Send = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Keeps a ledger in step with a chain. */
export interface ChainIndex {
  /** Every tick as of the chain's newest block. Throws where the node does not answer. */
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
/** A chain that is put back while it is read is read anew, but not for ever. */
const ATTEMPTS = 3
/** `data:,` in hex, with 0x. */
const INSCRIPTION_PREFIX = '0x646174613a2c'

class ChainChangedError extends Error {}

/** Reads each block once; where the chain was put back (a reorganisation, a reverted snapshot) it starts over. */
export function createChainIndex(send: Send): ChainIndex {
  let ledger = new InscriptionLedger()
  let last: { readonly number: number; readonly hash: string } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function reset(): void {
    ledger = new InscriptionLedger()
    last = undefined
  }

  const readBlock = async (number: number) =>
    (await send('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as Block | null

  async function succeeded(tx: Tx): Promise<boolean> {
    const receipt = (await send('eth_getTransactionReceipt', [tx.hash])) as { status: string } | null
    return receipt?.status === '0x1'
  }

  async function applyBlock(number: number, block: Block | null): Promise<void> {
    if (block === null || (last !== undefined && block.parentHash !== last.hash)) throw new ChainChangedError()
    const inscribed = block.transactions.filter((tx) => tx.to !== null && tx.input.startsWith(INSCRIPTION_PREFIX))
    const isSuccess = await Promise.all(inscribed.map(succeeded))
    inscribed.forEach((tx, i) => {
      if (tx.to === null || isSuccess[i] !== true) return
      const { hash, input } = tx
      ledger.apply({ hash, input, from: tx.from.toLowerCase(), to: tx.to.toLowerCase(), blockTimeSec: Number(block.timestamp) })
    })
    last = { number, hash: block.hash }
  }

  async function catchUp(): Promise<void> {
    const head = Number(await send('eth_blockNumber', []))
    if (last !== undefined && (head < last.number || (await readBlock(last.number))?.hash !== last.hash)) reset()
    for (let first = (last?.number ?? -1) + 1; first <= head; first += BLOCKS_AT_ONCE) {
      const numbers = Array.from({ length: Math.min(BLOCKS_AT_ONCE, head - first + 1) }, (_, i) => first + i)
      const blocks = await Promise.all(numbers.map(readBlock))
      for (const [i, number] of numbers.entries()) await applyBlock(number, blocks[i] ?? null)
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
        if (attempt === ATTEMPTS) throw new Error('The chain changes faster than it can be read', { cause: error })
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

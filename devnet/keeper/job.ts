import type { Interface, Result } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'

/** Time is the chain's: the timestamp of its latest block, in Unix seconds. */
export interface Block {
  readonly number: number
  readonly timeSec: number
}

export interface KeeperTx {
  /** For the log, such as 'executeRound of epoch 7'. */
  readonly label: string
  readonly to: string
  readonly data: string
}

/** Something the keeper does on time. It keeps no state of its own: what is due follows from the chain. */
export interface Job {
  readonly name: string
  /** The transaction that is due at a block, if any. */
  next(block: Block): Promise<KeeperTx | undefined>
}

export interface Read {
  readonly to: string
  readonly abi: Interface
  readonly fn: string
  readonly args?: readonly unknown[]
}

const request = ({ to, abi, fn, args = [] }: Read, block: Block) => ({
  method: 'eth_call',
  params: [{ to, data: abi.encodeFunctionData(fn, [...args]) }, `0x${block.number.toString(16)}`],
})

/** Results of several calls at a block, in one request. Throws if one of them fails. */
export async function readAll(rpc: Rpc, block: Block, reads: readonly Read[]): Promise<readonly Result[]> {
  const answers = await rpc.batch(reads.map((read) => request(read, block)))
  return reads.map(({ abi, fn }, index) => abi.decodeFunctionResult(fn, String(answers[index])))
}

/** The single result of a call; undefined if the call reverts. */
export async function tryRead(rpc: Rpc, block: Block, read: Read): Promise<Result | undefined> {
  try {
    const [result] = await readAll(rpc, block, [read])
    return result
  } catch {
    return undefined
  }
}

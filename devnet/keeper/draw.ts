import { Interface } from 'ethers'
import type { Block, KeeperTx, Read } from './job.ts'

const RANDOM = new Interface([
  'function draws(uint256) view returns (tuple(bytes32 commitment, bytes32 secret, uint256 targetBlock, bytes32 blockHash, uint256 random, bool isReady))',
  'function HASH_BLOCKS() view returns (uint256)',
  'function commit(uint256, bytes32)',
  'function reveal(uint256, bytes32)',
  'function settle(uint256)',
  'function renew(uint256)',
])

/** What a draw by block hash has come to. */
export interface DrawState {
  /** keccak256 of the secret, undefined if there is none. */
  readonly commitment?: string
  /** Block whose hash the draw uses, 0 before it is requested. */
  readonly targetBlock: number
  readonly isReady: boolean
}

export type DrawAction = 'commit' | 'reveal' | 'settle' | 'renew'

/** Reads a draw, and then the number of blocks whose hashes can be read, from a contract that draws by block hash. */
export function drawReads(contract: string, id: bigint): readonly [Read, Read] {
  return [
    { to: contract, abi: RANDOM, fn: 'draws', args: [id] },
    { to: contract, abi: RANDOM, fn: 'HASH_BLOCKS' },
  ]
}

/** The state that an answer to `draws` stands for. */
export function drawStateOf(answer: unknown): DrawState {
  const { commitment, targetBlock, isReady } = answer as {
    readonly commitment: string
    readonly targetBlock: bigint
    readonly isReady: boolean
  }
  return {
    ...(BigInt(commitment) === 0n ? {} : { commitment }),
    targetBlock: Number(targetBlock),
    isReady,
  }
}

/** Whether the next block, in which a transaction is at the earliest, can read the hash of the target block. */
export function canReadHash({ targetBlock }: DrawState, hashBlocks: number, block: Block): boolean {
  const age = block.number + 1 - targetBlock
  return age > 0 && age <= hashBlocks
}

/** What is due in a draw that is requested and not ready. */
export function nextDrawAction(draw: DrawState, hashBlocks: number, block: Block): DrawAction | undefined {
  if (block.number + 1 <= draw.targetBlock) return undefined
  if (!canReadHash(draw, hashBlocks, block)) return 'renew'
  return draw.commitment === undefined ? 'settle' : 'reveal'
}

/**
 * The transaction of an action.
 * @param of what is drawn, for the log
 * @param word the commitment or the secret, for the actions that have one
 */
export function drawTx(contract: string, action: DrawAction, of: string, id: bigint, word?: string): KeeperTx {
  const args = word === undefined ? [id] : [id, word]
  return { label: `${action} of ${of}`, to: contract, data: RANDOM.encodeFunctionData(action, args) }
}

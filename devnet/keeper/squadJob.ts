import { Interface, keccak256 } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { drawSecret } from '../deploy/drawSecret.ts'
import { type DrawAction, type DrawState, drawReads, drawStateOf, drawTx, nextDrawAction } from './draw.ts'
import { type Block, type Job, type KeeperTx, readAll } from './job.ts'

const SALE = new Interface([
  'function currentStatus() view returns (uint8)',
  'function randomGenerator() view returns (address)',
  'function pancakeSquad() view returns (address)',
  'function drawRandomness()',
  'function fulfillRandomness()',
])
const SQUAD = new Interface(['function isLocked() view returns (bool)'])

const STATUS = { drawing: 4 } as const
/** A sale has one draw. */
const DRAW_ID = 1n

export interface SquadSaleState {
  readonly status: number
  readonly draw: DrawState
  /** Number of blocks whose hashes can be read. */
  readonly hashBlocks: number
  /** Whether the base URI is locked. */
  readonly isLocked: boolean
}

type SquadAction = DrawAction | 'drawRandomness' | 'fulfillRandomness'

/** What is due in a squad's sale at a block. The secret is committed before the sale is over. */
export function nextSquadAction(
  { status, draw, hashBlocks, isLocked }: SquadSaleState,
  block: Block,
): SquadAction | undefined {
  if (status > STATUS.drawing) return undefined
  if (draw.targetBlock === 0 && draw.commitment === undefined) return 'commit'
  if (status !== STATUS.drawing) return undefined
  if (draw.targetBlock === 0) return isLocked ? 'drawRandomness' : undefined
  return draw.isReady ? 'fulfillRandomness' : nextDrawAction(draw, hashBlocks, block)
}

/**
 * Draws the offset of a squad.
 * @param seed of the draw's secret, 32 bytes in hex
 */
export function squadJob(rpc: Rpc, sale: string, seed: string): Job {
  const secret = drawSecret(seed, sale, DRAW_ID)

  async function next(block: Block): Promise<KeeperTx | undefined> {
    const [statuses, generators, squads] = await readAll(
      rpc,
      block,
      ['currentStatus', 'randomGenerator', 'pancakeSquad'].map((fn) => ({ to: sale, abi: SALE, fn })),
    )
    const random = String(generators?.[0])
    const [draws, hashBlocks, locks] = await readAll(rpc, block, [
      ...drawReads(random, DRAW_ID),
      { to: String(squads?.[0]), abi: SQUAD, fn: 'isLocked' },
    ])
    const state = {
      status: Number(statuses?.[0]),
      draw: drawStateOf(draws?.[0]),
      hashBlocks: Number(hashBlocks?.[0]),
      isLocked: locks?.[0] === true,
    }
    const onRandom = (action: DrawAction, word?: string) => drawTx(random, action, 'the squad', DRAW_ID, word)
    const action = nextSquadAction(state, block)
    switch (action) {
      case 'drawRandomness':
      case 'fulfillRandomness':
        return { label: `${action} of the squad`, to: sale, data: SALE.encodeFunctionData(action) }
      case 'commit':
        return onRandom(action, keccak256(secret))
      case 'reveal':
        return onRandom(action, secret)
      case 'settle':
      case 'renew':
        return onRandom(action)
      case undefined:
        return undefined
    }
  }

  return { name: 'squad', next }
}

import { Interface, keccak256 } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { drawSecret } from '../deploy/drawSecret.ts'
import { canReadHash, type DrawState, drawReads, drawStateOf } from './draw.ts'
import { type Block, type Job, type KeeperTx, readAll } from './job.ts'

const RAFFLE = new Interface([
  'function raffleCount() view returns (uint256)',
  'function viewRaffle(uint256) view returns (tuple(uint256 raffleId, uint8 status, tuple(string name, uint256 blockStart, uint256 blockEnd, uint256 profitShare, uint256 pricePerTicket, uint256 minPrize, uint256 maxTickets, uint256 maxWinners) terms, address createdBy, uint256 bond, uint256 ticketsSold, uint256 prize, uint256[] winningTickets, address[] winners, bool[] winnersClaimed))',
  'function reveal(uint256, bytes32)',
])

const STATUS = { ended: 2 } as const

export interface RaffleState {
  readonly status: number
  readonly draw: DrawState
  /** Number of blocks whose hashes can be read. */
  readonly hashBlocks: number
}

/**
 * Whether a raffle can be revealed in the next block.
 * @param commitment that of the own secret for this raffle
 */
export function canReveal({ status, draw, hashBlocks }: RaffleState, commitment: string, block: Block): boolean {
  return status === STATUS.ended && draw.commitment === commitment && canReadHash(draw, hashBlocks, block)
}

/**
 * Reveals raffles whose secrets derive from a seed, whoever has created them.
 * @param seed of the secrets of all draws, 32 bytes in hex
 */
export function raffleJob(rpc: Rpc, raffle: string, seed: string): Job {
  const secretOf = (id: bigint) => drawSecret(seed, raffle, id)
  /** Revealed raffles, and those that are refunded. */
  const finished = new Set<bigint>()

  async function readState(id: bigint, block: Block): Promise<RaffleState> {
    const [raffles, draws, hashBlocks] = await readAll(rpc, block, [
      { to: raffle, abi: RAFFLE, fn: 'viewRaffle', args: [id] },
      ...drawReads(raffle, id),
    ])
    const info = raffles?.[0] as { readonly status: bigint }
    return { status: Number(info.status), draw: drawStateOf(draws?.[0]), hashBlocks: Number(hashBlocks?.[0]) }
  }

  async function next(block: Block): Promise<KeeperTx | undefined> {
    const [counts] = await readAll(rpc, block, [{ to: raffle, abi: RAFFLE, fn: 'raffleCount' }])
    const count = BigInt(String(counts?.[0]))
    for (let id = 1n; id <= count; id += 1n) {
      if (finished.has(id)) continue
      const state = await readState(id, block)
      if (state.status > STATUS.ended) finished.add(id)
      const secret = secretOf(id)
      if (!canReveal(state, keccak256(secret), block)) continue
      return { label: `reveal of raffle ${id}`, to: raffle, data: RAFFLE.encodeFunctionData('reveal', [id, secret]) }
    }
    return undefined
  }

  return { name: 'raffle', next }
}

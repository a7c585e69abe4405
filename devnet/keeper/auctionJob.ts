import { Interface } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { type Block, type Job, type KeeperTx, readAll } from './job.ts'

const AUCTION = new Interface([
  'function currentAuctionId() view returns (uint256)',
  'function auctions(uint256) view returns (uint8 status, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard, uint256 leaderboardThreshold)',
  'function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard)',
  'function closeAuction(uint256)',
])

const OPEN = 1

export interface AuctionState {
  readonly status: number
  readonly endBlock: number
}

type AuctionAction = 'start' | 'close'

/** What is due in the farm auctions at a block: a late bid may have moved the end. */
export function nextAuctionAction(
  { status, endBlock }: AuctionState,
  block: Block,
  pauseBlocks: number,
): AuctionAction | undefined {
  // Without an auction before, the end block is 0.
  const pauses = status === OPEN || endBlock === 0 ? 1 : 2
  if (block.number < endBlock + pauses * pauseBlocks) return undefined
  return status === OPEN ? 'close' : 'start'
}

/** Terms of the auctions that the keeper starts. */
export interface AuctionTerms {
  /** Blocks from the start transaction to the start, more than it takes to be mined. */
  readonly leadBlocks: number
  readonly lengthBlocks: number
  /** How long an auction that is over stays open for others to close, and then closed before the next one starts. */
  readonly pauseBlocks: number
  /** Base units of the auctions' token. */
  readonly initialBidAmount: bigint
  /** Number of winners. */
  readonly leaderboard: number
}

/** Closes farm auctions and starts the next ones. The keeper's account is their operator. */
export function auctionJob(rpc: Rpc, farmAuction: string, terms: AuctionTerms): Job {
  const call = (label: string, fn: string, args: readonly unknown[]): KeeperTx => ({
    label,
    to: farmAuction,
    data: AUCTION.encodeFunctionData(fn, [...args]),
  })

  async function next(block: Block): Promise<KeeperTx | undefined> {
    const [ids] = await readAll(rpc, block, [{ to: farmAuction, abi: AUCTION, fn: 'currentAuctionId' }])
    const id = BigInt(String(ids?.[0]))
    const [auction] = await readAll(rpc, block, [{ to: farmAuction, abi: AUCTION, fn: 'auctions', args: [id] }])
    const state = { status: Number(auction?.['status']), endBlock: Number(auction?.['endBlock']) }
    switch (nextAuctionAction(state, block, terms.pauseBlocks)) {
      case 'close':
        return call(`close of auction ${id}`, 'closeAuction', [id])
      case 'start': {
        const startBlock = block.number + terms.leadBlocks
        const args = [startBlock, startBlock + terms.lengthBlocks, terms.initialBidAmount, terms.leaderboard]
        return call(`start of auction ${id + 1n}`, 'startAuction', args)
      }
      case undefined:
        return undefined
    }
  }

  return { name: 'auction', next }
}

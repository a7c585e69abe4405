import { Interface, keccak256 } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { drawSecret } from '../deploy/drawSecret.ts'
import { type DrawAction, type DrawState, drawReads, drawStateOf, drawTx, nextDrawAction } from './draw.ts'
import { type Block, type Job, type KeeperTx, readAll } from './job.ts'

const LOTTERY = new Interface([
  'function currentLotteryId() view returns (uint256)',
  'function randomGenerator() view returns (address)',
  'function MIN_LENGTH_LOTTERY() view returns (uint256)',
  'function viewLottery(uint256) view returns (tuple(uint8 status, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber))',
  'function claimDeadline(uint256) view returns (uint256)',
  'function unclaimedPrizes(uint256) view returns (uint256)',
  'function startLottery(uint256 endTime, uint256 price, uint256 discountDivisor, uint256[6] shares, uint256 treasuryFee)',
  'function closeLottery(uint256)',
  'function drawFinalNumberAndMakeLotteryClaimable(uint256)',
  'function rollOverUnclaimed(uint256)',
])
const PRICES = new Interface(['function getAmountOut(address, address, uint256) view returns (uint256)'])

const STATUS = { pending: 0, open: 1, close: 2, claimable: 3 } as const

/** Times are Unix seconds. */
export interface LotteryState {
  readonly status: number
  readonly endSec: number
  readonly draw: DrawState
  /** Number of blocks whose hashes can be read. */
  readonly hashBlocks: number
  /** Of the next lottery. */
  readonly hasNextCommitment: boolean
}

type LotteryAction = DrawAction | 'start' | 'close' | 'draw'

/** What is due in a lottery at a block. The secret of a lottery is committed before its sale starts. */
export function nextLotteryAction(
  { status, endSec, draw, hashBlocks, hasNextCommitment }: LotteryState,
  block: Block,
): LotteryAction | undefined {
  switch (status) {
    case STATUS.pending:
    case STATUS.claimable:
      return hasNextCommitment ? 'start' : 'commit'
    case STATUS.open:
      return block.timeSec >= endSec ? 'close' : undefined
    case STATUS.close:
      return draw.isReady ? 'draw' : nextDrawAction(draw, hashBlocks, block)
    default:
      return undefined
  }
}

/** The first multiple of `lengthSec` that is at least `minSec` away: lotteries of 12 hours end at noon and midnight UTC. */
export function nextEndSec(nowSec: number, lengthSec: number, minSec: number): number {
  return Math.ceil((nowSec + minSec) / lengthSec) * lengthSec
}

/** Terms of the lotteries that the keeper starts. */
export interface LotteryTerms {
  readonly lengthSec: number
  /** Base units of the lottery's token, worth a ticket at the given time. */
  readonly ticketPrice: (block: Block) => Promise<bigint>
  readonly discountDivisor: bigint
  /** Basis points of what is left after the fee, from the first digit's bracket. */
  readonly shares: readonly bigint[]
  readonly treasuryFeeBps: bigint
}

/** A ticket price in dollars, by the exchange's pools, rounded down to whole tokens if it is more than ten. */
export function ticketPriceByPools(
  rpc: Rpc,
  { priceRouter, usdc, token }: { readonly priceRouter: string; readonly usdc: string; readonly token: string },
  usdcUnits: bigint,
): LotteryTerms['ticketPrice'] {
  const one = 10n ** 18n
  return async (block) => {
    const [amount] = await readAll(rpc, block, [
      { to: priceRouter, abi: PRICES, fn: 'getAmountOut', args: [usdc, token, usdcUnits] },
    ])
    const price = BigInt(String(amount?.[0]))
    return price > 10n * one ? (price / one) * one : price
  }
}

/** Time for a start transaction to be mined before its lottery would be too short. */
const START_MARGIN_SEC = 60

/**
 * Starts, closes and draws lotteries, and rolls unclaimed prizes over.
 * @param seed of the secrets of all draws, 32 bytes in hex
 */
export function lotteryJob(rpc: Rpc, lottery: string, seed: string, terms: LotteryTerms): Job {
  const secretOf = (id: bigint) => drawSecret(seed, lottery, id)
  /** Prizes of all lotteries before this one are claimed or rolled over. */
  let oldest = 1n

  const call = (label: string, fn: string, args: readonly unknown[]): KeeperTx => ({
    label,
    to: lottery,
    data: LOTTERY.encodeFunctionData(fn, [...args]),
  })

  async function start(id: bigint, minSec: number, block: Block): Promise<KeeperTx> {
    const endSec = nextEndSec(block.timeSec, terms.lengthSec, minSec + START_MARGIN_SEC)
    const price = await terms.ticketPrice(block)
    const args = [endSec, price, terms.discountDivisor, terms.shares, terms.treasuryFeeBps]
    return call(`start of lottery ${id}`, 'startLottery', args)
  }

  /** Whether the oldest lottery with prizes is past its deadline. */
  async function rollOver(current: bigint, block: Block): Promise<KeeperTx | undefined> {
    while (oldest < current) {
      const args = [oldest]
      const [deadline, unclaimed] = await readAll(rpc, block, [
        { to: lottery, abi: LOTTERY, fn: 'claimDeadline', args },
        { to: lottery, abi: LOTTERY, fn: 'unclaimedPrizes', args },
      ])
      if (BigInt(String(unclaimed?.[0])) > 0n) {
        const isOver = block.timeSec > Number(deadline?.[0])
        return isOver ? call(`roll-over of lottery ${oldest}`, 'rollOverUnclaimed', args) : undefined
      }
      oldest += 1n
    }
    return undefined
  }

  async function next(block: Block): Promise<KeeperTx | undefined> {
    const [ids, generators, lengths] = await readAll(
      rpc,
      block,
      ['currentLotteryId', 'randomGenerator', 'MIN_LENGTH_LOTTERY'].map((fn) => ({ to: lottery, abi: LOTTERY, fn })),
    )
    const id = BigInt(String(ids?.[0]))
    const random = String(generators?.[0])
    const [drawRead, hashBlocksRead] = drawReads(random, id)
    const [rounds, draws, hashBlocks, nextDraws] = await readAll(rpc, block, [
      { to: lottery, abi: LOTTERY, fn: 'viewLottery', args: [id] },
      drawRead,
      hashBlocksRead,
      drawReads(random, id + 1n)[0],
    ])
    const round = rounds?.[0] as { readonly status: bigint; readonly endTime: bigint }
    const state = {
      status: Number(round.status),
      endSec: Number(round.endTime),
      draw: drawStateOf(draws?.[0]),
      hashBlocks: Number(hashBlocks?.[0]),
      hasNextCommitment: drawStateOf(nextDraws?.[0]).commitment !== undefined,
    }
    const onRandom = (action: DrawAction, of: bigint, word?: string) =>
      drawTx(random, action, `lottery ${of}`, of, word)
    const action = nextLotteryAction(state, block)
    switch (action) {
      case 'commit':
        return onRandom(action, id + 1n, keccak256(secretOf(id + 1n)))
      case 'start':
        return start(id + 1n, Number(lengths?.[0]), block)
      case 'close':
        return call(`close of lottery ${id}`, 'closeLottery', [id])
      case 'reveal':
        return onRandom(action, id, secretOf(id))
      case 'settle':
      case 'renew':
        return onRandom(action, id)
      case 'draw':
        return call(`draw of lottery ${id}`, 'drawFinalNumberAndMakeLotteryClaimable', [id])
      case undefined:
        return rollOver(id, block)
    }
  }

  return { name: 'lottery', next }
}

import { Interface } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { type Block, type Job, type KeeperTx, readAll, tryRead } from './job.ts'

const PREDICTION = new Interface([
  'function paused() view returns (bool)',
  'function genesisStartOnce() view returns (bool)',
  'function genesisLockOnce() view returns (bool)',
  'function currentEpoch() view returns (uint256)',
  'function bufferSeconds() view returns (uint256)',
  'function oracle() view returns (address)',
  'function rounds(uint256) view returns (tuple(uint256 epoch, uint256 startTimestamp, uint256 lockTimestamp, uint256 closeTimestamp, int256 lockPrice, int256 closePrice, uint256 lockOracleId, uint256 closeOracleId, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 rewardBaseCalAmount, uint256 rewardAmount, bool oracleCalled))',
  'function genesisStartRound()',
  'function genesisLockRound()',
  'function executeRound()',
])
const FEED = new Interface([
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function updateInterval() view returns (uint256)',
  'function update()',
])

/** Times are Unix seconds. */
export interface MarketState {
  readonly isPaused: boolean
  readonly hasStarted: boolean
  readonly hasLocked: boolean
  /** When the current round is due to be locked. */
  readonly lockSec: number
  readonly bufferSec: number
  /** Of the oracle's latest answer; 0 if it has none. */
  readonly updatedSec: number
  /** Least seconds between the oracle's answers; absent for an oracle that others update. */
  readonly updateIntervalSec?: number
}

type MarketAction = 'genesisStartRound' | 'genesisLockRound' | 'executeRound' | 'update'

/**
 * What is due in a prediction market at a time.
 * @param refreshSec age at which the oracle's answer is updated between rounds, for the live price
 */
export function nextMarketAction(state: MarketState, nowSec: number, refreshSec: number): MarketAction | undefined {
  const { updatedSec, updateIntervalSec, lockSec } = state
  if (state.isPaused) return undefined
  if (!state.hasStarted || nowSec > lockSec + state.bufferSec) return 'genesisStartRound'
  const age = nowSec - updatedSec
  const isDue = nowSec >= lockSec
  // A round is locked and ended by an answer of that moment.
  if (updateIntervalSec !== undefined && age >= (isDue ? updateIntervalSec : Math.max(updateIntervalSec, refreshSec)))
    return 'update'
  if (!isDue) return undefined
  return state.hasLocked ? 'executeRound' : 'genesisLockRound'
}

/** Starts, locks and ends the rounds of a prediction market, and restarts it after a missed round, but not after a pause. */
export function predictionJob(rpc: Rpc, prediction: string, refreshSec: number): Job {
  async function next(block: Block): Promise<KeeperTx | undefined> {
    const fields = ['paused', 'genesisStartOnce', 'genesisLockOnce', 'currentEpoch', 'bufferSeconds', 'oracle']
    const values = await readAll(
      rpc,
      block,
      fields.map((fn) => ({ to: prediction, abi: PREDICTION, fn })),
    )
    const [isPaused, hasStarted, hasLocked, epoch, buffer, oracle] = values.map((value) => value[0] as unknown)
    const feed = String(oracle)
    const [rounds, answer, interval] = await Promise.all([
      readAll(rpc, block, [{ to: prediction, abi: PREDICTION, fn: 'rounds', args: [epoch] }]),
      tryRead(rpc, block, { to: feed, abi: FEED, fn: 'latestRoundData' }),
      tryRead(rpc, block, { to: feed, abi: FEED, fn: 'updateInterval' }),
    ])
    const round = rounds[0]?.[0] as { readonly lockTimestamp: bigint }
    const action = nextMarketAction(
      {
        isPaused: isPaused === true,
        hasStarted: hasStarted === true,
        hasLocked: hasLocked === true,
        lockSec: Number(round.lockTimestamp),
        bufferSec: Number(buffer),
        updatedSec: Number(answer?.['updatedAt'] ?? 0),
        ...(interval === undefined ? {} : { updateIntervalSec: Number(interval[0]) }),
      },
      block.timeSec,
      refreshSec,
    )
    if (action === undefined) return undefined
    if (action === 'update') return { label: 'update of the oracle', to: feed, data: FEED.encodeFunctionData('update') }
    return {
      label: `${action} at epoch ${String(epoch)}`,
      to: prediction,
      data: PREDICTION.encodeFunctionData(action),
    }
  }

  return { name: 'prediction', next }
}

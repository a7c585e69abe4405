import { Interface } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { rolesOf } from '../deploy/accounts.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { LOTTERY_SEED, predictionTable } from '../tables/games.ts'
import { unlockedAccount } from './account.ts'
import { LOTTERY_SEC, REFRESH_SEC } from './games.ts'
import { keeperJobs } from './jobs.ts'
import { type RunningKeeper, runKeeper } from './keeper.ts'

export interface DevnetKeeperOptions {
  readonly rpc: Rpc
  readonly deployment: DevnetDeployment
  readonly accounts: readonly string[]
  /** Seconds of a round of the prediction market. */
  readonly roundSec?: number
  readonly lotterySec?: number
}

const PREDICTION = new Interface([
  'function pause()',
  'function unpause()',
  'function setBufferAndIntervalSeconds(uint256, uint256)',
])
const GAS = '0x7a120'
/** Short, so that a newcomer sees an auction end. */
const AUCTION_SEC = 3_600

/** Starts the keeper of the local chain with the unlocked operator. */
export async function startDevnetKeeper(options: DevnetKeeperOptions): Promise<RunningKeeper> {
  const { rpc, deployment, accounts, roundSec = predictionTable.intervalSec, lotterySec = LOTTERY_SEC } = options
  if (roundSec !== predictionTable.intervalSec) await setRoundLength(options, roundSec)
  return runKeeper({
    rpc,
    account: unlockedAccount(rpc, rolesOf(accounts).operator),
    jobs: keeperJobs(rpc, deployment, {
      lotterySec,
      auctionSec: AUCTION_SEC,
      refreshSec: REFRESH_SEC,
      seed: LOTTERY_SEED,
    }),
    log: (line) => console.log(`Keeper: ${line}`),
  })
}

/** The owner changes the length of rounds, which takes a pause. */
async function setRoundLength({ rpc, deployment, accounts }: DevnetKeeperOptions, roundSec: number): Promise<void> {
  const from = rolesOf(accounts).deployer
  const to = deployment.prediction.contracts.prediction
  const bufferSec = Math.min(predictionTable.bufferSec, Math.floor(roundSec / 2))
  const calls = [
    PREDICTION.encodeFunctionData('pause'),
    PREDICTION.encodeFunctionData('setBufferAndIntervalSeconds', [bufferSec, roundSec]),
    PREDICTION.encodeFunctionData('unpause'),
  ]
  for (const data of calls) await rpc.send('eth_sendTransaction', [{ from, to, data, gas: GAS }])
}

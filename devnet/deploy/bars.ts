import { MaxUint256 } from 'ethers'
import { midnightsBetween } from '../chain/days.ts'
import { BAR_HISTORY_DAYS, type BarName, barTable } from '../tables/bars.ts'
import { SECONDS_PER_YEAR } from '../tables/network.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface Bar extends Deployed {
  readonly token: DevnetToken
  readonly subgraph: string
}

export interface Bars {
  readonly all: readonly Bar[]
  of(name: BarName): Bar
}

const DAY_SEC = 86_400

/** Timestamp of the first bar block, given the deploy time of everything that follows the bars. */
export function barHistoryStart(timeSec: number): number {
  return timeSec - BAR_HISTORY_DAYS * DAY_SEC
}

/** Queues the staking bars with the deployer's stake. */
export function deployBarContracts(script: Script, tokens: Tokens): Bars {
  const all = Object.entries(barTable).map(([staked, { name, symbol, stakedUsd, apr, subgraph }]): Bar => {
    const token = tokens.get(staked)
    const amount = unitsWorth(stakedUsd, token)
    const rewardPerSecond = (amount * BigInt(Math.round(apr * 1e6))) / 1_000_000n / BigInt(SECONDS_PER_YEAR)
    const bar = script.deploy('StakingBar', [name, symbol, token.address, rewardPerSecond])
    script.call(token, 'setMinter', [bar.address, true])
    script.call(token, 'approve', [bar.address, MaxUint256])
    script.call(bar, 'enter', [amount])
    return { ...bar, token, subgraph }
  })
  return {
    all,
    of(name) {
      const bar = all.find(({ token }) => token.symbol === name)
      if (bar === undefined) throw new Error(`No bar stakes ${name}`)
      return bar
    },
  }
}

/** Deploys the staking bars and plays their days until `untilSec`, one ratio snapshot per day. */
export async function deployBars(script: Script, tokens: Tokens, untilSec: number): Promise<Bars> {
  const bars = deployBarContracts(script, tokens)
  await script.mine()
  for (const midnight of midnightsBetween(barHistoryStart(untilSec), untilSec)) {
    for (const bar of bars.all) script.call(bar, 'update')
    await script.mine(midnight)
  }
  await script.mine(untilSec)
  return bars
}

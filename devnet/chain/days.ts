import type { Rpc } from './rpc.ts'

const DAY_SEC = 86_400
/** `update()` of a staking bar. */
const UPDATE = '0xa2e62045'
/** An estimate would be of the day before. */
const GAS = '0x7a120'
/** A week back, and the day that ends it. */
const KEPT_DAYS = 8

/** The starts of the days (UTC) after one time and up to another, in Unix seconds. */
export function midnightsBetween(fromSec: number, untilSec: number): readonly number[] {
  const first = Math.floor(fromSec / DAY_SEC) + 1
  const last = Math.floor(untilSec / DAY_SEC)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * DAY_SEC)
}

/** Lets the last days up to a time pass on a chain that has stood still, so that each bar leaves its daily ratio. */
export async function passDays(rpc: Rpc, bars: readonly string[], from: string, latestSec: number, untilSec: number): Promise<void> {
  // A node that was given a state starts at the present.
  await rpc.send('evm_setTime', [latestSec])
  for (const midnight of midnightsBetween(latestSec, untilSec).slice(-KEPT_DAYS)) {
    await rpc.send('evm_setNextBlockTimestamp', [midnight])
    for (const to of bars) await rpc.send('eth_sendTransaction', [{ from, to, data: UPDATE, gas: GAS }])
    await rpc.send('evm_mine')
  }
}

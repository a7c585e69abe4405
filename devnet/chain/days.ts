import type { Rpc } from './rpc.ts'

const DAY_SEC = 86_400
/** `update()` of a staking bar. */
const UPDATE = '0xa2e62045'
/** `forceCompound()` of a vault. */
const COMPOUND = '0x81da3cfa'
/** `harvest()` of the automatic vault. */
const HARVEST = '0x4641257d'
/** Fixed, because an estimate would run against the state of the day before. */
const GAS = '0x2dc6c0'
/** Days with snapshots: a week back, plus the current day. */
const KEPT_DAYS = 8
/** Seconds between compounds on the last day. On earlier days, vaults compound at midnight only. */
const PAUSE_SEC = 3 * 3_600
/** Seconds between trades on the last day and on the days before. */
const TRADE_SEC = { lately: 1_800, before: 4 * 3_600 } as const

/** What happens on the chain while days pass. */
export interface Upkeep {
  readonly from: string
  readonly bars: readonly string[]
  readonly vaults: readonly string[]
  /** The automatic vault, harvested as often as `vaults` compound. */
  readonly cakeVault?: string
  /** Trades at a point in time; absent without market activity. */
  readonly trades?: () => readonly { readonly from: string; readonly to: string; readonly data: string }[]
}

/** Midnights (UTC) after `fromSec` up to `untilSec`, in Unix seconds. */
export function midnightsBetween(fromSec: number, untilSec: number): readonly number[] {
  return stepsBetween(fromSec, untilSec, DAY_SEC)
}

/** Multiples of `stepSec` after `fromSec` up to `untilSec`, in Unix seconds. */
function stepsBetween(fromSec: number, untilSec: number, stepSec: number): readonly number[] {
  const first = Math.floor(fromSec / stepSec) + 1
  const last = Math.floor(untilSec / stepSec)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * stepSec)
}

/** Advances an idle chain through the last days up to a time: bars record their daily ratio, vaults compound. */
export async function passDays(
  rpc: Rpc,
  { from, bars, vaults, cakeVault, trades }: Upkeep,
  latestSec: number,
  untilSec: number,
): Promise<void> {
  // A node that loads a state starts at the current time.
  await rpc.send('evm_setTime', [latestSec])
  const midnights = midnightsBetween(latestSec, untilSec).slice(-KEPT_DAYS)
  const lastDay = Math.max(latestSec, untilSec - DAY_SEC)
  const kept = new Set([...midnights, ...stepsBetween(lastDay, untilSec, PAUSE_SEC)])
  const firstTraded = Math.max(latestSec, lastDay - (KEPT_DAYS - 1) * DAY_SEC)
  const traded = new Set(
    trades === undefined
      ? []
      : [...stepsBetween(firstTraded, lastDay, TRADE_SEC.before), ...stepsBetween(lastDay, untilSec, TRADE_SEC.lately)],
  )
  for (const time of [...new Set([...kept, ...traded])].sort((a, b) => a - b)) {
    const isMidnight = time % DAY_SEC === 0
    await rpc.send('evm_setNextBlockTimestamp', [time])
    const calls = [
      ...(isMidnight ? bars.map((to) => ({ from, to, data: UPDATE })) : []),
      ...(kept.has(time) ? vaults.map((to) => ({ from, to, data: COMPOUND })) : []),
      ...(kept.has(time) && cakeVault !== undefined ? [{ from, to: cakeVault, data: HARVEST }] : []),
      ...(traded.has(time) ? (trades?.() ?? []) : []),
    ]
    for (const call of calls) await rpc.send('eth_sendTransaction', [{ ...call, gas: GAS }])
    await rpc.send('evm_mine')
  }
}

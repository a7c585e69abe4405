import { totalsEvent } from '@/chain/contracts/vault'
import type { ChainLog, LogScan } from '@/chain/logs/logs'
import { readBlockTimeSec } from '@/chain/logs/logTimes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { Decimal } from '@/lib/decimal'
import { shareValue, type VaultTotals } from '../model/shareValue'

const DAY_SEC = 86_400
const DAYS_PER_YEAR = 365
/** Share prices are compared with 36 digits. */
const PRICE_SCALE = 10n ** 36n

/** The windows in days, shortest first. */
const WINDOWS = { week: 7, month: 30, quarter: 90 } as const
export type RealisedWindow = keyof typeof WINDOWS

/** What a share earned in a window, as a yearly rate. */
export interface RealisedApy {
  /** 1 = 100 %. */
  readonly rate: Decimal
  /** The vault's first deposit in Unix seconds, if the vault is younger than the window. */
  readonly sinceSec: number | undefined
}

/** Undefined where the history does not tell. */
export type RealisedApys = Readonly<Record<RealisedWindow, RealisedApy | undefined>>

/** The start of a window: that of a day in UTC, so that an index by day and the chain's events give the same rate. */
export function windowStartSec(window: RealisedWindow, nowSec: number): number {
  return (Math.floor(nowSec / DAY_SEC) - WINDOWS[window]) * DAY_SEC
}

/** A value for each window. */
export function mapWindows<T>(valueOf: (window: RealisedWindow) => T): Readonly<Record<RealisedWindow, T>> {
  return { week: valueOf('week'), month: valueOf('month'), quarter: valueOf('quarter') }
}

interface Held {
  readonly start: VaultTotals
  readonly startSec: number
  readonly end: VaultTotals
  readonly endSec: number
  /** Whether the vault started in the window. */
  readonly isYounger: boolean
}

/** The rate of holding a share for a time; undefined for less than a week, which says nothing about a year. */
export function realisedOver({ start, startSec, end, endSec, isYounger }: Held): RealisedApy | undefined {
  const days = (endSec - startSec) / DAY_SEC
  const rate = days < WINDOWS.week ? undefined : realisedApy(start, end, days)
  return rate && { rate, sinceSec: isYounger ? startSec : undefined }
}

/**
 * The yearly rate of a change in share price, compounded: `(end price / start price) ^ (365 / days) − 1`. Negative for a
 * loss. It is computed in floating point, so about 12 digits are exact.
 * @returns undefined if the rate is too large for a number
 */
export function realisedApy(start: VaultTotals, end: VaultTotals, days: number): Decimal | undefined {
  const [before, after] = [start, end].map((totals) => new Decimal(shareValue(PRICE_SCALE, totals).toString()))
  if (before === undefined || after === undefined || before.isZero()) return undefined
  const gain = after.div(before).minus(1).toNumber()
  const rate = Math.expm1(Math.log1p(gain) * (DAYS_PER_YEAR / days))
  return Number.isFinite(rate) ? new Decimal(rate) : undefined
}

/**
 * The realised APYs from the share prices in a vault's Totals events. A window ends with the scan's last block. Its start
 * price is that of the last event at or before its start, its end price that of the last event of all: rewards that are
 * pending at either end are not counted. For a vault that is younger than the window, it starts with the first deposit. A
 * window has no rate if
 * - the node keeps back the events before it,
 * - no event falls into it, as no reward was booked then, or
 * - the vault had no shares at some time in it, where the price starts anew.
 * @param sinceBlock the block of the vault's deployment
 * @throws RpcError, NetworkError
 */
export async function readRealisedApys(
  client: RpcClient,
  { logs, fromBlock, toBlock }: LogScan,
  sinceBlock: number,
): Promise<RealisedApys> {
  if (logs.length === 0) return mapWindows(() => undefined)
  const endSec = await readBlockTimeSec(client, toBlock)
  const rateOf = async (window: RealisedWindow) => {
    const windowSec = windowStartSec(window, endSec)
    const before = await countUntil(client, logs, windowSec)
    const isYounger = before === 0
    if (isYounger && fromBlock > sinceBlock) return undefined
    const known = logs.slice(Math.max(0, before - 1))
    const all = known.map(({ data }) => totalsEvent.decode(data))
    const first = isYounger ? all.findIndex(({ shares }) => shares > 0n) : 0
    const totals = all.slice(first)
    const [start, end] = [totals[0], totals.at(-1)]
    const log = known[first]
    if (log === undefined || start === undefined || end === undefined || totals.length < 2) return undefined
    if (totals.some(({ shares }) => shares === 0n)) return undefined
    return realisedOver({
      start,
      startSec: isYounger ? await logTimeSec(client, log) : windowSec,
      end,
      endSec,
      isYounger,
    })
  }
  const [week, month, quarter] = await Promise.all([rateOf('week'), rateOf('month'), rateOf('quarter')])
  return { week, month, quarter }
}

/** How many logs, oldest first, were written at or before a time. Asks for few block times, by halving. */
async function countUntil(client: RpcClient, logs: readonly ChainLog[], timeSec: number): Promise<number> {
  let [low, high] = [0, logs.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const log = logs[middle]
    if (log === undefined) break
    if ((await logTimeSec(client, log)) <= timeSec) low = middle + 1
    else high = middle
  }
  return low
}

async function logTimeSec(client: RpcClient, { timestampSec, blockNumber }: ChainLog): Promise<number> {
  return timestampSec ?? readBlockTimeSec(client, blockNumber)
}

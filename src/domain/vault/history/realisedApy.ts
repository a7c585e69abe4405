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

/** The windows in days. */
const WINDOWS = { week: 7, month: 30 } as const

/** What a share earned, as yearly rates (1 = 100 %); undefined where the history does not cover the window. */
export interface RealisedApys {
  readonly week: Decimal | undefined
  readonly month: Decimal | undefined
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
 * The realised APY of the last 7 and 30 days, from the share prices in a vault's Totals events. A window ends with the
 * scan's last block. Its start price is that of the last event at or before its start, its end price that of the last
 * event of all: rewards that are pending at either end are not counted. A window has no rate if
 * - no event is known from before it,
 * - no event falls into it, as no reward was booked then, or
 * - the vault had no shares at some time in it.
 * @throws RpcError, NetworkError
 */
export async function readRealisedApys(client: RpcClient, { logs, toBlock }: LogScan): Promise<RealisedApys> {
  const [first] = logs
  if (first === undefined) return { week: undefined, month: undefined }
  const nowSec = await readBlockTimeSec(client, toBlock)
  const rateOf = async (days: number) => {
    const start = await countUntil(client, logs, nowSec - days * DAY_SEC)
    if (start === 0 || start === logs.length) return undefined
    const totals = logs.slice(start - 1).map(({ data }) => totalsEvent.decode(data))
    const [before, after] = [totals[0], totals.at(-1)]
    if (before === undefined || after === undefined || totals.some(({ shares }) => shares === 0n)) return undefined
    return realisedApy(before, after, days)
  }
  return { week: await rateOf(WINDOWS.week), month: await rateOf(WINDOWS.month) }
}

/** How many logs, oldest first, were written at or before a time. Asks for few block times, by halving. */
async function countUntil(client: RpcClient, logs: readonly ChainLog[], timeSec: number): Promise<number> {
  let [low, high] = [0, logs.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const log = logs[middle]
    if (log === undefined) break
    const logSec = log.timestampSec ?? (await readBlockTimeSec(client, log.blockNumber))
    if (logSec <= timeSec) low = middle + 1
    else high = middle
  }
  return low
}

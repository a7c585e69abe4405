import { Decimal } from '@/lib/decimal'
import { isRecord } from '@/lib/record'
import { ServiceError } from '../fetchJson'
import { graphQuery } from '../graphQuery'

/** What a staking bar's token was worth on a day. */
export interface BarSnapshot {
  /** Unix seconds. */
  readonly dateSec: number
  readonly ratio: Decimal
}

const MAX_BYTES = 100_000
const QUERY = `query barDailySnapshots($startTime: Int!) {
  barDailySnapshots(where: { date_gte: $startTime }, orderBy: date, orderDirection: asc) { date ratio }
}`

/** A staking bar's daily ratios since `startSec` (Unix seconds), in no promised order. @throws ServiceError */
export async function fetchBarSnapshots(subgraphUrl: string, startSec: number): Promise<readonly BarSnapshot[]> {
  const { barDailySnapshots: snapshots } = await graphQuery(subgraphUrl, {
    query: QUERY,
    variables: { startTime: startSec },
    maxBytes: MAX_BYTES,
  })
  if (!Array.isArray(snapshots)) throw new ServiceError(`${subgraphUrl}: no barDailySnapshots`)
  return snapshots.map((raw: unknown) => {
    const snapshot = parseSnapshot(raw)
    if (snapshot === undefined) throw new ServiceError(`${subgraphUrl}: a snapshot without date and ratio`)
    return snapshot
  })
}

function parseSnapshot(raw: unknown): BarSnapshot | undefined {
  if (!isRecord(raw)) return undefined
  const dateSec = Number(raw.date)
  const ratio = new Decimal(typeof raw.ratio === 'string' || typeof raw.ratio === 'number' ? raw.ratio : Number.NaN)
  return Number.isSafeInteger(dateSec) && dateSec > 0 && ratio.isFinite() && ratio.gt(0)
    ? { dateSec, ratio }
    : undefined
}

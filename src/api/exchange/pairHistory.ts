import { graphQuery } from '@/api/graphQuery'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { decimalIn, MAX_BYTES, MAX_ROWS, recordIn, rowsIn, timeIn, wholeIn } from './fields'

/** What a pair held at the end of an hour or day in which it was used. Whole tokens. */
export interface PairClose {
  /** Start of the hour or day, Unix seconds. */
  readonly startSec: number
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/** What a swap, mint or burn added to a pair's reserves; negative where it took. Whole tokens. */
export interface PairChange {
  /** Unix seconds. */
  readonly timeSec: number
  readonly block: number
  readonly logIndex: number
  readonly change0: Decimal
  readonly change1: Decimal
}

/** Newest first. */
export interface PairCloses {
  readonly closes: readonly PairClose[]
  /** The last one before them, where there is one. */
  readonly before: PairClose | undefined
}

const CLOSE = 'reserve0 reserve1'
const HOURS_QUERY = `query ($pair: String!, $since: Int!) {
  closes: pairHourDatas(first: ${MAX_ROWS}, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pair, hourStartUnix_gte: $since }) { start: hourStartUnix ${CLOSE} }
  before: pairHourDatas(first: 1, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pair, hourStartUnix_lt: $since }) { start: hourStartUnix ${CLOSE} }
}`
const DAYS_QUERY = `query ($pair: Bytes!, $since: Int!) {
  closes: pairDayDatas(first: ${MAX_ROWS}, orderBy: date, orderDirection: desc, where: { pairAddress: $pair, date_gte: $since }) { start: date ${CLOSE} }
  before: pairDayDatas(first: 1, orderBy: date, orderDirection: desc, where: { pairAddress: $pair, date_lt: $since }) { start: date ${CLOSE} }
}`
const latest = (entity: string, fields: string) =>
  `${entity}(first: ${MAX_ROWS}, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since }) { timestamp logIndex transaction { block } ${fields} }`
const CHANGES_QUERY = `query ($pair: String!, $since: BigInt!) {
  ${latest('swaps', 'amount0In amount1In amount0Out amount1Out')}
  ${latest('mints', 'amount0 amount1')}
  ${latest('burns', 'amount0 amount1')}
}`

/** What a pair held at the end of each hour or day since some time. @param sinceSec Unix seconds @throws ServiceError */
export async function fetchPairCloses(
  url: string,
  pair: Address,
  period: 'hour' | 'day',
  sinceSec: number,
): Promise<PairCloses> {
  const query = period === 'hour' ? HOURS_QUERY : DAYS_QUERY
  const data = await graphQuery(url, {
    query,
    variables: { pair: pair.toLowerCase(), since: sinceSec },
    maxBytes: MAX_BYTES,
  })
  return { closes: rowsIn(data, 'closes').map(parseClose), before: rowsIn(data, 'before').map(parseClose)[0] }
}

/**
 * What changed a pair's reserves since some time, newest first. Where there is more than an answer holds, only what is
 * whole: each change from some time on. @param sinceSec Unix seconds @throws ServiceError
 */
export async function fetchPairChanges(url: string, pair: Address, sinceSec: number): Promise<readonly PairChange[]> {
  const data = await graphQuery(url, {
    query: CHANGES_QUERY,
    variables: { pair: pair.toLowerCase(), since: String(sinceSec) },
    maxBytes: MAX_BYTES,
  })
  const lists = [
    rowsIn(data, 'swaps').map((row) =>
      parseChange(row, (side) => decimalIn(row, `amount${side}In`).minus(decimalIn(row, `amount${side}Out`))),
    ),
    rowsIn(data, 'mints').map((row) => parseChange(row, (side) => decimalIn(row, `amount${side}`))),
    rowsIn(data, 'burns').map((row) => parseChange(row, (side) => decimalIn(row, `amount${side}`).negated())),
  ]
  // A full list may end in the middle of a second.
  const wholeSince = Math.max(0, ...lists.map((list) => (list.length < MAX_ROWS ? 0 : (list.at(-1)?.timeSec ?? 0) + 1)))
  return lists
    .flat()
    .filter(({ timeSec }) => timeSec >= wholeSince)
    .sort((a, b) => b.block - a.block || b.logIndex - a.logIndex)
}

type Row = Readonly<Record<string, unknown>>

function parseClose(row: Row): PairClose {
  return { startSec: timeIn(row, 'start'), reserve0: decimalIn(row, 'reserve0'), reserve1: decimalIn(row, 'reserve1') }
}

function parseChange(row: Row, changeOf: (side: 0 | 1) => Decimal): PairChange {
  return {
    timeSec: timeIn(row, 'timestamp'),
    block: wholeIn(recordIn(row, 'transaction'), 'block'),
    logIndex: wholeIn(row, 'logIndex'),
    change0: changeOf(0),
    change1: changeOf(1),
  }
}

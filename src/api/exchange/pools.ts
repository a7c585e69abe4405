import { graphQuery } from '@/api/graphQuery'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { addressIn, decimalIn, MAX_BYTES, recordIn, rowsIn } from './fields'

/** A pool as the exchange's subgraph reckons it. */
export interface PoolFigures {
  readonly address: Address
  readonly token0: Address
  readonly token1: Address
  /** Dollars of all that it holds. */
  readonly liquidityUsd: Decimal
  /** Dollars of what was traded since the time asked for, a day at most. */
  readonly volumeUsd: Decimal
}

const HOURS = 24
const POOL = `id reserveUSD token0 { id } token1 { id }
  pairHourData(first: ${HOURS}, orderBy: hourStartUnix, orderDirection: desc, where: { hourStartUnix_gte: $since }) { hourlyVolumeUSD }`
const POOL_QUERY = `query ($id: ID!, $since: Int!) { pair(id: $id) { ${POOL} } }`
const TOP = (count: number, side: string) =>
  `pairs(first: ${count}, orderBy: reserveUSD, orderDirection: desc, where: { ${side}_in: $tokens }) { ${POOL} }`
const TOP_QUERY = (count: number) =>
  `query ($tokens: [String!]!, $since: Int!) { of0: ${TOP(count, 'token0')} of1: ${TOP(count, 'token1')} }`

/** A pool with the trade of the hours since `sinceSec` (Unix seconds); undefined where the subgraph has none. @throws ServiceError */
export async function fetchPool(url: string, address: Address, sinceSec: number): Promise<PoolFigures | undefined> {
  const data = await graphQuery(url, {
    query: POOL_QUERY,
    variables: { id: address.toLowerCase(), since: sinceSec },
    maxBytes: MAX_BYTES,
  })
  return data['pair'] === null ? undefined : parsePool(recordIn(data, 'pair'))
}

/** The pools of any of some tokens that hold most, the first the most, with the trade of the hours since `sinceSec`. @throws ServiceError */
export async function fetchTopPoolsOf(
  url: string,
  tokens: readonly Address[],
  count: number,
  sinceSec: number,
): Promise<readonly PoolFigures[]> {
  const variables = { tokens: tokens.map((token) => token.toLowerCase()), since: sinceSec }
  const data = await graphQuery(url, { query: TOP_QUERY(count), variables, maxBytes: MAX_BYTES })
  const pools = [...rowsIn(data, 'of0'), ...rowsIn(data, 'of1')].map(parsePool)
  return [...new Map(pools.map((pool) => [pool.address, pool])).values()]
    .sort((a, b) => b.liquidityUsd.comparedTo(a.liquidityUsd) ?? 0)
    .slice(0, count)
}

function parsePool(row: Readonly<Record<string, unknown>>): PoolFigures {
  return {
    address: addressIn(row, 'id'),
    token0: addressIn(recordIn(row, 'token0'), 'id'),
    token1: addressIn(recordIn(row, 'token1'), 'id'),
    liquidityUsd: decimalIn(row, 'reserveUSD'),
    volumeUsd: rowsIn(row, 'pairHourData').reduce(
      (sum, hour) => sum.plus(decimalIn(hour, 'hourlyVolumeUSD')),
      new Decimal(0),
    ),
  }
}

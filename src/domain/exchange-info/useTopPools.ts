import { useMemo } from 'react'
import type { PoolFigures } from '@/api/exchange/parse'
import { fetchPool, fetchTopPoolsOf } from '@/api/exchange/query'
import type { SubgraphUrls } from '@/api/queryGraph'
import { getDeployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import type { Decimal } from '@/lib/decimal'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { sinceSecOf } from './lastDay'

/** A pool with its subgraph data. */
export interface TopPool {
  readonly address: Address
  readonly currencies: readonly [Currency, Currency]
  /** Total liquidity in dollars. */
  readonly liquidityUsd: Decimal
  /** 24-hour volume in dollars. */
  readonly volumeUsd: Decimal
}

/** More than are shown, because pools with unknown tokens are dropped. */
const ASKED = 20
const SHOWN = 5

/**
 * The pools of some currencies: first the requested ones, then the largest. Limited to tokens of the deployment and of
 * `known`, because anyone can create a pool and fake its liquidity.
 */
export function useTopPools(known: readonly Currency[], own: readonly Address[]): Loadable<readonly TopPool[]> {
  const urls = getDeployment().subgraphs['exchange']
  const sinceSec = sinceSecOf(useNowSec())
  const { recent } = useTransactions()
  const version = recent.filter(({ receipt }) => receipt !== undefined).length
  const tokens = known.flatMap(({ address }) =>
    address === 'native' ? (getDeployment().contracts.wcro ?? []) : address,
  )
  const key =
    urls === undefined || own.length === 0 ? undefined : `topPools ${sinceSec} ${tokens.join(' ')} ${own.join(' ')}`
  const figures = useService(
    key,
    () => (urls === undefined ? Promise.resolve([]) : loadPools(urls, tokens, own, sinceSec)),
    { version },
  )
  return useMemo(
    () => mapLoadable(figures, (pools) => pools.flatMap((pool) => topPoolOf(pool, known) ?? []).slice(0, SHOWN)),
    [figures, known],
  )
}

async function loadPools(
  urls: SubgraphUrls,
  tokens: readonly Address[],
  own: readonly Address[],
  sinceSec: number,
): Promise<readonly PoolFigures[]> {
  const top = await fetchTopPoolsOf(urls, tokens, ASKED, sinceSec)
  const isOwn = (address: Address) => own.some((one) => isSameAddress(one, address))
  const figuresOf = async (address: Address) =>
    top.find((pool) => isSameAddress(pool.address, address)) ?? (await fetchPool(urls, address, sinceSec))
  const first = await Promise.all(own.map(figuresOf))
  return [...first.filter((pool) => pool !== undefined), ...top.filter(({ address }) => !isOwn(address))]
}

function topPoolOf(
  { address, token0, token1, liquidityUsd, volumeUsd }: PoolFigures,
  known: readonly Currency[],
): TopPool | undefined {
  const [first, second] = [currencyOf(token0, known), currencyOf(token1, known)]
  return first === undefined || second === undefined
    ? undefined
    : { address, currencies: [first, second], liquidityUsd, volumeUsd }
}

/** Pools hold WCRO in place of CRO. */
function currencyOf(token: Address, known: readonly Currency[]): Currency | undefined {
  const { wcro } = getDeployment().contracts
  if (wcro !== undefined && isSameAddress(token, wcro)) return nativeCurrency(getDeployment())
  return (
    findTokenByAddress(getDeployment(), token) ??
    known.find(({ address }) => address !== 'native' && isSameAddress(address, token))
  )
}

import { useEffect, useMemo, useState } from 'react'
import type { SubgraphUrls } from '@/api/queryGraph'
import { getDeployment } from '@/config/deployment'
import type { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { stakingApr } from './model/stakingApr'
import type { YieldingVault } from './vault'

const WEEK_SEC = 7 * 86_400

/**
 * The APR of each staking bar that the vaults use, by subgraph name. Fetched once per visit without SWR: the ratio
 * changes daily and a failure has a specified default, so retries and refreshes are not worth their code.
 */
export function useStakingAprs(vaults: readonly YieldingVault[]): Readonly<Record<string, Loadable<Decimal>>> {
  const names = useMemo(() => subgraphsOf(vaults), [vaults])
  const [aprs, setAprs] = useState<ReadonlyMap<string, Decimal>>()
  useEffect(() => {
    let isWanted = true
    void loadAprs(names).then((loaded) => {
      if (isWanted) setAprs(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [names])
  return useMemo(() => {
    const aprOf = (name: string): Loadable<Decimal> => {
      const apr = aprs?.get(name)
      return apr === undefined ? LOADING : ready(apr)
    }
    return Object.fromEntries(names.map((name) => [name, aprOf(name)]))
  }, [names, aprs])
}

function subgraphsOf(vaults: readonly YieldingVault[]): readonly string[] {
  const names = vaults.flatMap(({ deployed: { yieldSource } }) =>
    yieldSource.kind === 'staking' ? [yieldSource.subgraph] : [],
  )
  return [...new Set(names)]
}

/** On failure the ratio defaults to 1 as specified, which is an APR of 0. */
async function loadAprs(names: readonly string[]): Promise<ReadonlyMap<string, Decimal>> {
  const startSec = Math.floor(Date.now() / 1000) - WEEK_SEC
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await loadApr(getDeployment().subgraphs[name], startSec)] as const),
    ),
  )
}

async function loadApr(urls: SubgraphUrls | undefined, startSec: number): Promise<Decimal> {
  try {
    if (urls === undefined) return stakingApr([])
    const { fetchBarSnapshots } = await import('@/api/stakingBar/query')
    return stakingApr((await fetchBarSnapshots(urls, startSec)).rows)
  } catch {
    return stakingApr([])
  }
}

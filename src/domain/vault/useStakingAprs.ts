import { useMemo } from 'react'
import { fetchBarSnapshots } from '@/api/stakingBar/barSnapshots'
import { deployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import type { Decimal } from '@/lib/decimal'
import { mapLoadable, type Loadable } from '@/lib/loadable'
import { stakingApr } from './model/stakingApr'
import type { YieldingVault } from './vault'

const WEEK_SEC = 7 * 86_400

/** The APR of each staking bar that the vaults use, by the name of its service. */
export function useStakingAprs(vaults: readonly YieldingVault[]): Readonly<Record<string, Loadable<Decimal>>> {
  const names = useMemo(() => subgraphsOf(vaults), [vaults])
  const aprs = useService(names.length === 0 ? undefined : `stakingAprs ${names.join()}`, () => loadAprs(names))
  return useMemo(
    () => Object.fromEntries(names.map((name) => [name, mapLoadable(aprs, (byName) => byName.get(name) ?? stakingApr([]))])),
    [names, aprs],
  )
}

function subgraphsOf(vaults: readonly YieldingVault[]): readonly string[] {
  const names = vaults.flatMap(({ deployed: { yieldSource } }) => (yieldSource.kind === 'staking' ? [yieldSource.subgraph] : []))
  return [...new Set(names)]
}

/** On any failure the ratio is 1, as it is specified: nothing is known to have been gained. */
async function loadAprs(names: readonly string[]): Promise<ReadonlyMap<string, Decimal>> {
  const startSec = Math.floor(Date.now() / 1000) - WEEK_SEC
  return new Map(await Promise.all(names.map(async (name) => [name, await loadApr(deployment.services[name], startSec)] as const)))
}

async function loadApr(url: string | undefined, startSec: number): Promise<Decimal> {
  try {
    return stakingApr(url === undefined ? [] : await fetchBarSnapshots(url, startSec))
  } catch {
    return stakingApr([])
  }
}

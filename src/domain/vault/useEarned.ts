import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { earnedReading, type ValuedAmount } from './reads'
import type { VaultReads } from './useVaultReads'
import type { Vault } from './vault'

/**
 * What an account has gained in each vault that it has a deposit in, pending rewards included, by vault id: only those
 * are asked for.
 * @param reads of the same vaults, in the same order
 */
export function useEarned(
  vaults: readonly Vault[],
  reads: readonly VaultReads[],
  account: Address | undefined,
): ReadonlyMap<string, Loadable<ValuedAmount>> {
  // As a text, so that the calls are built again only when a position is opened or closed.
  const held = reads
    .map(({ shareToken, deposited }) => {
      const token = valueOf(shareToken)
      return token !== undefined && deposited !== undefined && (valueOf(deposited)?.wei ?? 0n) > 0n ? token : ''
    })
    .join()
  const positions = useMemo(() => {
    const tokens = held.split(',') as (Address | '')[]
    return vaults.flatMap((vault, index) => {
      const token = tokens[index] ?? ''
      return token === '' || account === undefined
        ? []
        : [{ id: vault.id, reading: earnedReading(getDeployment(), vault, token, account) }]
    })
  }, [vaults, held, account])
  const read = useCallReader(useMemo(() => positions.map(({ reading }) => reading), [positions]))
  return useMemo(
    () => new Map(positions.map(({ id, reading }) => [id, mapLoadable(reading.derive(read), ({ earned }) => earned)])),
    [positions, read],
  )
}

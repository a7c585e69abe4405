import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { earnedReading } from './reads'
import type { VaultReads } from './useVaultReads'
import type { Vault } from './vault'

/**
 * The account's gain in each vault with a position, including pending rewards, by vault id.
 * @param reads of the same vaults, in the same order
 */
export function useEarned(
  vaults: readonly Vault[],
  reads: readonly VaultReads[],
  account: Address | undefined,
): ReadonlyMap<string, Loadable<ValuedAmount>> {
  // A string, so that the calls are only rebuilt when a position is opened or closed.
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

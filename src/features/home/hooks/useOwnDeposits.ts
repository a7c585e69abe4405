import { useMemo } from 'react'
import { combineReadings, type Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { stakeReadings } from '@/domain/farm/stakeReads'
import { getStakeVenues, stakedCurrency } from '@/domain/farm/stakeVenue'
import { type ValuedAmount, valueAmount } from '@/domain/price/valuedAmount'
import { depositedReading } from '@/domain/vault/reads'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { HomeVault } from '../model/homeView'
import { type OwnDeposits, sumDeposits } from '../model/ownView'
import { useCreatedVaults } from './useCreatedVaults'

/** What an account has deposited in vaults, farms and pools, in one batch with the rest of the page. */
export function useOwnDeposits(vaults: readonly HomeVault[], account: Address): Loadable<OwnDeposits> {
  const created = useCreatedVaults(vaults)
  const known = valueOf(created)
  const readings = useMemo((): readonly Reading<ValuedAmount>[] => {
    if (known === undefined) return []
    const network = getDeployment()
    return [
      ...known.map(({ vault, shareToken }) => depositedReading(network, vault, shareToken, account)),
      ...getStakeVenues().map((venue) => {
        const { amount, price } = stakeReadings(network, venue, account)
        return combineReadings([amount, price], (wei, usd) => valueAmount(wei, stakedCurrency(venue).decimals, usd))
      }),
    ]
  }, [known, account])
  const read = useCallReader(readings)
  const amounts = combineLoadables(readings.map((reading) => reading.derive(read)))
  return mapLoadable(combineLoadables([created, amounts]), ([, all]) => sumDeposits(all))
}

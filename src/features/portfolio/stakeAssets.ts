import type { Deployment } from '@/config/deployment'
import { stakePath } from '@/domain/farm/stakePath'
import { hasEndedReading, stakeReadings } from '@/domain/farm/stakeReads'
import { type StakeVenue, stakeContract, stakedCurrency, venueId } from '@/domain/farm/stakeVenue'
import type { Address } from '@/lib/hex'
import type { Asset } from './reads'

/** What an account may have staked. @param nameOf display name of a venue */
export function stakeAssets(
  network: Deployment,
  venues: readonly StakeVenue[],
  account: Address,
  nameOf: (venue: StakeVenue) => string,
): readonly Asset[] {
  return venues.map((venue) => {
    const { amount, price, unclaimed } = stakeReadings(network, venue, account)
    const hasEnded = hasEndedReading(network, venue)
    const currency = stakedCurrency(venue)
    return {
      id: venueId(venue),
      name: nameOf(venue),
      path: stakePath(venue, false),
      contract: stakeContract(venue),
      currency,
      symbol: currency.symbol,
      decimals: currency.decimals,
      venue,
      amount,
      price,
      ...(unclaimed && { unclaimed }),
      ...(hasEnded && { end: { hasEnded, path: stakePath(venue, true) } }),
    }
  })
}

import { useMemo } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { hasEndedReading, stakeReadings } from '@/domain/farm/stakeReads'
import { getStakeVenues, type StakeVenue } from '@/domain/farm/stakeVenue'
import { valueAmount } from '@/domain/price/valuedAmount'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { useOwnGames } from '@/widgets/own-games/useOwnGames'
import type { Unclaimed } from '../model/unclaimedView'

/** What an account can collect in each farm, pool and game, in one batch with the rest of the page. */
export function useUnclaimed(account: Address): readonly Unclaimed[] {
  const plans = useMemo(() => getStakeVenues().flatMap((venue) => planOf(venue, account)), [account])
  const read = useCallReader(
    useMemo(
      () => plans.flatMap(({ amount, hasEnded }) => (hasEnded === undefined ? [amount] : [amount, hasEnded])),
      [plans],
    ),
  )
  const games = useOwnGames(account)
  return useMemo(
    () => [
      ...plans.map(({ venue, reward, amount, hasEnded }) => ({
        venue,
        reward,
        amount: amount.derive(read),
        hasEnded: hasEnded && valueOf(hasEnded.derive(read)),
      })),
      ...games.map(({ game, position, currency }) => ({
        venue: { kind: 'game' as const, game },
        reward: currency,
        amount: mapLoadable(position, ({ unclaimed }) => unclaimed),
        hasEnded: undefined,
      })),
    ],
    [plans, read, games],
  )
}

function planOf(venue: StakeVenue, account: Address) {
  const network = getDeployment()
  const { unclaimed } = stakeReadings(network, venue, account)
  if (unclaimed === undefined) return []
  const { reward, amount, price } = unclaimed
  return [
    {
      venue,
      reward,
      amount: combineReadings([amount, price], (wei, usd) => valueAmount(wei, reward.decimals, usd)),
      // Farms are in one list whether they have ended or not.
      hasEnded: venue.kind === 'pool' ? hasEndedReading(network, venue) : undefined,
    },
  ]
}

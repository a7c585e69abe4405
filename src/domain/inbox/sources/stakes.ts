import { combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import type { Farm } from '@/domain/farm/farm'
import { farmEarnedReading, farmStakeReading } from '@/domain/farm/farmReads'
import { harvestTx } from '@/domain/farm/harvestTx'
import { harvestRewardTx } from '@/domain/farm/poolHarvestTx'
import { ownPoolReadings } from '@/domain/farm/poolReads'
import { stakePath } from '@/domain/farm/stakePath'
import { hasEndedReading } from '@/domain/farm/stakeReads'
import { type StakeVenue, stakeVenues, venueId } from '@/domain/farm/stakeVenue'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { Findings, InboxContext, InboxItem, InboxSource } from '../item'

const NEVER = constantReading(false)

/** The stake in a farm or pool that pays nothing any more. */
function endedItem(
  venue: StakeVenue,
  area: 'farms' | 'pools',
  values: Readonly<Record<string, string>>,
  amount: InboxItem['amounts'][number],
): InboxItem {
  return {
    id: `${venueId(venue)} ended`,
    area,
    kind: 'change',
    title: { key: `inbox.title.${area}.ended`, values },
    amounts: [amount],
    path: stakePath(venue, true),
  }
}

function farmReading({ network, account }: InboxContext, farm: Farm): Reading<Findings> {
  const venue: StakeVenue = { kind: 'farm', farm }
  const values = { asset: farm.staked.symbol }
  return combineReadings(
    [farmEarnedReading(farm, account), farmStakeReading(farm, account), hasEndedReading(network, venue) ?? NEVER],
    (earnedWei, stakedWei, hasEnded): Findings => {
      const items: InboxItem[] = []
      if (earnedWei > 0n)
        items.push({
          id: venueId(venue),
          area: 'farms',
          kind: 'claim',
          title: { key: 'inbox.title.farms', values },
          amounts: [{ currency: farm.rewardToken, wei: earnedWei }],
          path: stakePath(venue, false),
          claim: harvestTx({ farm, earnedWei }),
        })
      if (hasEnded && stakedWei > 0n)
        items.push(endedItem(venue, 'farms', values, { currency: farm.staked, wei: stakedWei }))
      return { items }
    },
  )
}

function poolReading({ network, account }: InboxContext, pool: StakingPool): Reading<Findings> {
  const venue: StakeVenue = { kind: 'pool', pool }
  const values = { asset: pool.reward.symbol, staked: pool.staked.symbol }
  const { staked, pending, isBlacklisted } = ownPoolReadings(network, pool, account)
  return combineReadings(
    [pending, staked, hasEndedReading(network, venue) ?? NEVER, isBlacklisted],
    (pendingWei, stakedWei, hasEnded, isRefused): Findings => {
      const items: InboxItem[] = []
      if (pendingWei > 0n)
        items.push({
          id: venueId(venue),
          area: 'pools',
          kind: 'claim',
          title: { key: 'inbox.title.pools', values },
          amounts: [{ currency: pool.reward, wei: pendingWei }],
          path: stakePath(venue, hasEnded),
          claim: harvestRewardTx(pool, pendingWei, !isRefused),
        })
      if (hasEnded && stakedWei > 0n)
        items.push(endedItem(venue, 'pools', values, { currency: pool.staked, wei: stakedWei }))
      return { items }
    },
  )
}

/** Rewards of the farms, and stakes in farms that have ended. Growth in the automatic vault is nothing to collect. */
export const farmSource: InboxSource = {
  area: 'farms',
  readings: (context) =>
    stakeVenues(context.network).flatMap((venue) => (venue.kind === 'farm' ? [farmReading(context, venue.farm)] : [])),
}

/** Rewards of the pools, and stakes in pools that have ended. */
export const poolSource: InboxSource = {
  area: 'pools',
  readings: (context) =>
    stakeVenues(context.network).flatMap((venue) => (venue.kind === 'pool' ? [poolReading(context, venue.pool)] : [])),
}

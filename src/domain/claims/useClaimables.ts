import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { getProfiles } from '@/domain/profile/profiles'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, ready } from '@/lib/loadable'
import {
  type Claimable,
  campaignClaimables,
  playerClaimables,
  preSeedClaimables,
  preSeedClaimsReading,
  wrapperClaimables,
} from './claimables'
import { getClaims } from './claims'
import { wrapperAccountReading } from './stakeWrapper'
import { useCampaigns } from './useCampaigns'
import { useLotteryBunnies, usePlayerBunnies } from './usePlayerBunnies'
import { useStakeWrapperTokens } from './useStakeWrapper'

const NONE = ready<readonly Claimable[]>([])

/** What an account can claim, by where it is from. Each part loads and fails on its own. */
export interface Claimables {
  readonly campaigns: Loadable<readonly Claimable[]>
  readonly players: Loadable<readonly Claimable[]>
  readonly preSeeds: Loadable<readonly Claimable[]>
  readonly wrapper: Loadable<readonly Claimable[]>
}

/**
 * All that an account can claim now from campaigns, as a player, from pre-seeds and the staking wrapper, read with each
 * block. Parts that the network lacks are empty.
 */
export function useClaimables(account: Address): Claimables {
  const claims = getClaims()
  const profiles = getProfiles()
  const wrapper = getDeployment().farms.contracts.stakeWrapper
  const campaigns = useCampaigns(claims, account)
  const players = usePlayerBunnies(profiles, account)
  const lottery = useLotteryBunnies(profiles, account)
  const preSeeds = useReading(useMemo(() => claims && preSeedClaimsReading(claims, account), [claims, account]))
  const tokens = useStakeWrapperTokens()
  const own = useReading(useMemo(() => wrapper && wrapperAccountReading(wrapper, account), [wrapper, account]))
  return useMemo(
    () => ({
      campaigns: claims === undefined ? NONE : mapLoadable(campaigns, (known) => campaignClaimables(known, claims)),
      players:
        profiles === undefined
          ? NONE
          : mapLoadable(combineLoadables([players, lottery]), (known) => playerClaimables(known.flat())),
      preSeeds: claims === undefined ? NONE : mapLoadable(preSeeds, preSeedClaimables),
      wrapper:
        wrapper === undefined
          ? NONE
          : mapLoadable(combineLoadables([tokens, own]), ([terms, has]) => wrapperClaimables(terms, has)),
    }),
    [claims, profiles, wrapper, campaigns, players, lottery, preSeeds, tokens, own],
  )
}

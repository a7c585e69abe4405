import { useMemo } from 'react'
import { getProfiles } from '@/domain/profile/profiles'
import { useTeams } from '@/domain/profile/useTeams'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'
import { campaignsReading, type OwnCampaign, teamBunnyKindsReading } from './campaignReads'
import type { Claims } from './claims'

/** Bunnies of teams are added, but never changed. */
const KINDS_OPTIONS = { blocksPerFetch: 50 } as const

/** All campaigns of a network with what an account has in each, read with each block. Loading without claims. */
export function useCampaigns(
  claims: Claims | undefined,
  account: Address | undefined,
): Loadable<readonly OwnCampaign[]> {
  const teams = useTeams(claims && getProfiles())
  const teamCount = valueOf(teams)?.length
  const kinds = useReading(
    useMemo(
      () => (claims !== undefined && teamCount !== undefined ? teamBunnyKindsReading(claims, teamCount) : undefined),
      [claims, teamCount],
    ),
    KINDS_OPTIONS,
  )
  const knownKinds = valueOf(kinds)
  const campaigns = useReading(
    useMemo(
      () =>
        claims !== undefined && knownKinds !== undefined ? campaignsReading(claims, knownKinds, account) : undefined,
      [claims, knownKinds, account],
    ),
  )
  if (teams.status === 'failed') return teams
  if (kinds.status === 'failed') return kinds
  return knownKinds === undefined ? LOADING : campaigns
}

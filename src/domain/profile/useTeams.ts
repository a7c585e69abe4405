import { useMemo } from 'react'
import { useReading } from '@/hooks/useReading'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'
import type { Profiles } from './profiles'
import { type Team, teamCountReading, teamsReading } from './reads'

/** All teams, by number; loading on a network without profiles. */
export function useTeams(profiles: Profiles | undefined): Loadable<readonly Team[]> {
  const address = profiles?.address
  const count = useReading(useMemo(() => address && teamCountReading(address), [address]))
  const known = valueOf(count)
  const teams = useReading(
    useMemo(
      () => (address !== undefined && known !== undefined ? teamsReading(address, known) : undefined),
      [address, known],
    ),
  )
  if (count.status === 'failed') return count
  return known === undefined ? LOADING : teams
}

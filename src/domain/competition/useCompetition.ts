import { useMemo } from 'react'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Competition } from './competition'
import {
  type CompetitionState,
  competitionReading,
  type OwnEntry,
  ownEntryReading,
  type ProfileStatus,
  profileStatusReading,
  profileTeamReading,
  teamNamesReading,
} from './reads'

/** A competition, read with each block. */
export function useCompetition({ address }: Competition): Loadable<CompetitionState> {
  return useReading(useMemo(() => competitionReading(address), [address]))
}

/** Names change rarely. */
const NAME_OPTIONS = { blocksPerFetch: 100 } as const

/** Names of the teams, from team 1. @param count undefined while it is not known */
export function useTeamNames({ profile }: Competition, count: number | undefined): Loadable<readonly string[]> {
  return useReading(
    useMemo(() => (count === undefined ? undefined : teamNamesReading(profile, count)), [profile, count]),
    NAME_OPTIONS,
  )
}

/** An account in a competition; loading without an account. */
export function useOwnEntry({ address }: Competition, account: Address | undefined): Loadable<OwnEntry> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : ownEntryReading(address, account)), [address, account]),
  )
}

/** The profile of an account; loading without an account. */
export function useProfileStatus({ profile }: Competition, account: Address | undefined): Loadable<ProfileStatus> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : profileStatusReading(profile, account)), [profile, account]),
  )
}

/** The team of an account's profile; loading without an account that has one. */
export function useProfileTeam({ profile }: Competition, account: Address | undefined): Loadable<number> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : profileTeamReading(profile, account)), [profile, account]),
  )
}

import { useMemo } from 'react'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Competition } from './competition'
import { type CompetitionState, competitionReading, type OwnEntry, ownEntryReading } from './reads'

/** A competition, read with each block. */
export function useCompetition({ address }: Competition): Loadable<CompetitionState> {
  return useReading(useMemo(() => competitionReading(address), [address]))
}

/** An account in a competition; loading without an account. */
export function useOwnEntry({ address }: Competition, account: Address | undefined): Loadable<OwnEntry> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : ownEntryReading(address, account)), [address, account]),
  )
}

import { useMemo } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import type { Loadable } from '@/lib/loadable'
import { type SquadProof, squadAccountReading, squadProofReading, squadSaleReading } from './reads'
import type { SquadAccount, SquadSale } from './sale'
import type { SquadEdition } from './squad'

/** An edition, read with each block. */
export interface SquadReads {
  readonly edition: SquadEdition
  readonly sale: Loadable<SquadSale>
  /** Of the connected account; loading without one. */
  readonly own: Loadable<SquadAccount>
}

/** Reads the sale of an edition, and what the account has in it. */
export function useSquad(edition: SquadEdition): SquadReads {
  const account = useAccount()
  const sale = useReading(useMemo(() => squadSaleReading(edition.sale), [edition]))
  const own = useReading(useMemo(() => account && squadAccountReading(edition, account), [edition, account]))
  return useMemo(() => ({ edition, sale, own }), [edition, sale, own])
}

/** The draw of an edition and its proof; it rarely changes. */
export function useSquadProof(edition: SquadEdition): Loadable<SquadProof> {
  return useReading(
    useMemo(() => squadProofReading(edition), [edition]),
    PROOF_OPTIONS,
  )
}

const PROOF_OPTIONS = { blocksPerFetch: 5 } as const

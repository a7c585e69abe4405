import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { findTokenByAddress } from '@/domain/token/token'
import { useReading } from '@/hooks/useReading'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Competition } from './competition'
import { type CompetitionState, competitionReading, type OwnEntry, ownEntryReading, pairTokensReading } from './reads'

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

function tokenName(address: Address): string {
  const network = getDeployment()
  const { wcro } = network.contracts
  if (wcro !== undefined && isSameAddress(address, wcro)) return network.nativeCurrency.symbol
  return findTokenByAddress(network, address)?.symbol ?? shortenHex(address)
}

/** The tokens of a pool never change. */
const PAIR_OPTIONS = { blocksPerFetch: 100 } as const

/** Names of the pools that count, such as CRO/USDC; their addresses until their tokens are read. */
export function usePairNames({ pairs }: Competition): readonly string[] {
  const tokens = useReading(
    useMemo(() => pairTokensReading(pairs), [pairs]),
    PAIR_OPTIONS,
  )
  return valueOf(tokens)?.map((pair) => pair.map(tokenName).join('/')) ?? pairs.map((pair) => shortenHex(pair))
}

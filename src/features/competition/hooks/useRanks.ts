import { useMemo } from 'react'
import type { IndexedScore } from '@/api/competition/query'
import type { Competition } from '@/domain/competition/competition'
import { type Competitor, rankTeams, type TeamScore } from '@/domain/competition/model/ranks'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

/** The teams of a competition, best first. */
export interface Ranks {
  readonly teams: Loadable<readonly TeamScore[]>
  /** How far the index is; undefined while unknown. */
  readonly indexed: IndexedBlock | undefined
}

interface IndexedTeams {
  readonly teams: ReadonlyMap<number, readonly Competitor[]>
  readonly indexed: IndexedBlock | undefined
}

/** The best accounts of each team. @throws ServiceError */
async function readTeams(urls: readonly string[], address: Address, count: number): Promise<IndexedTeams> {
  const { fetchTeam } = await import('@/api/competition/query')
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const pages = await Promise.all(ids.map((id) => fetchTeam(urls, address, id)))
  return {
    teams: new Map(ids.map((id, index) => [id, pages[index]?.competitors ?? []])),
    indexed: pages[0]?.indexed,
  }
}

/** Ranks of a competition from its subgraph, which not every network has. @param teamCount undefined while unknown */
export function useRanks({ address, subgraphUrls }: Competition, teamCount: number | undefined): Ranks {
  const version = useConfirmedCount()
  const read = useService(
    subgraphUrls && teamCount !== undefined ? `competition/ranks/${address}/${teamCount}` : undefined,
    async () => readTeams(subgraphUrls ?? [], address, teamCount ?? 0),
    { version },
  )
  const teams = useMemo(() => mapLoadable(read, (known) => rankTeams(known.teams)), [read])
  return { teams, indexed: valueOf(read)?.indexed }
}

/** The volume and the newest trades of an account in a competition; loading without an account. */
export function useOwnScore(
  { address, subgraphUrls }: Competition,
  account: Address | undefined,
): Loadable<IndexedScore> {
  const version = useConfirmedCount()
  const score = useService(
    subgraphUrls && account !== undefined ? `competition/score/${address}/${account}` : undefined,
    async () => {
      const { fetchOwnScore } = await import('@/api/competition/query')
      if (account === undefined) throw new Error('No account')
      return fetchOwnScore(subgraphUrls ?? [], address, account)
    },
    { version },
  )
  return account === undefined ? LOADING : score
}

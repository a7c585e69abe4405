import type { PagedRows } from '@/api/graphPages'
import type { IndexedPoints, IndexedUser } from '@/api/profile/parse'
import type { SubgraphUrls } from '@/api/queryGraph'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Profiles } from './profiles'

/** Points that an account was given. */
export type PointsRow = IndexedPoints
/** A profile of a team. */
export type MemberRow = IndexedUser

const EMPTY = { rows: [], isPartial: false } as const

// The queries are loaded when they are sent.
const queries = () => import('@/api/profile/query')

async function readPoints(urls: SubgraphUrls, account: Address): Promise<PagedRows<IndexedPoints>> {
  return (await queries()).fetchAllPoints(urls, account)
}

async function readMembers(urls: SubgraphUrls, teamId: number): Promise<PagedRows<IndexedUser>> {
  return (await queries()).fetchAllMembers(urls, teamId)
}

/** Points that an account was given, newest first; loading on a network without the subgraph. */
export function usePoints({ address, subgraphUrls }: Profiles, account: Address): Loadable<PagedRows<IndexedPoints>> {
  const version = useConfirmedCount()
  return useService(
    subgraphUrls && `profile/points/${address}/${account}`,
    async () => (subgraphUrls === undefined ? EMPTY : readPoints(subgraphUrls, account)),
    { version },
  )
}

/** Profiles of a team, most points first; loading on a network without the subgraph. */
export function useMembers({ address, subgraphUrls }: Profiles, teamId: number): Loadable<PagedRows<IndexedUser>> {
  const version = useConfirmedCount()
  return useService(
    subgraphUrls && `profile/members/${address}/${teamId}`,
    async () => (subgraphUrls === undefined ? EMPTY : readMembers(subgraphUrls, teamId)),
    { version },
  )
}

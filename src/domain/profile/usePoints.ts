import { type PagedRows, pageBySkip, readGraphPages } from '@/api/graphPages'
import { type IndexedPoints, type IndexedUser, PROFILE_PAGE_ROWS } from '@/api/profile/parse'
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

async function readPoints(urls: SubgraphUrls, account: Address): Promise<PagedRows<IndexedPoints>> {
  const { fetchPoints } = await import('@/api/profile/query')
  return readGraphPages<IndexedPoints, number>({
    keyOf: ({ id }) => id,
    loadPage: async (skip = 0, signal) =>
      pageBySkip(await fetchPoints(urls, account, skip, signal), skip, PROFILE_PAGE_ROWS),
  })
}

async function readMembers(urls: SubgraphUrls, teamId: number): Promise<PagedRows<IndexedUser>> {
  const { fetchMembers } = await import('@/api/profile/query')
  return readGraphPages<IndexedUser, number>({
    keyOf: ({ account }) => account,
    loadPage: async (skip = 0, signal) =>
      pageBySkip(await fetchMembers(urls, teamId, skip, signal), skip, PROFILE_PAGE_ROWS),
  })
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

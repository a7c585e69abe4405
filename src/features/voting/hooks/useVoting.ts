import type { HubPower, HubSpace, HubVote, Proposal } from '@/api/snapshot/parse'
import { VOTING_SPACE } from '@/config/voting'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

// The hub's queries are loaded when they are sent: the form of a vote needs none.
const queries = () => import('@/api/snapshot/query')

/** Rules of the space; undefined if the hub does not have it. */
export function useSpace(url: string): Loadable<HubSpace | undefined> {
  return useService(`voting/space/${url}`, async () => (await queries()).fetchSpace(url, VOTING_SPACE), {
    refreshMs: 3_600_000,
  })
}

/** A proposal; undefined if there is none. @param version changes once a vote is stored */
export function useProposal(url: string, id: string, version: number): Loadable<Proposal | undefined> {
  return useService(`voting/proposal/${url}/${id}`, async () => (await queries()).fetchProposal(url, id), { version })
}

/** The votes of a proposal, newest first, and those that are not valid. */
export interface CheckedVotes {
  readonly votes: readonly HubVote[]
  /** Whether the hub has more. */
  readonly isPartial: boolean
}

/** @param count the hub's number of votes, which loads them again where it changes */
export function useVotes(
  url: string,
  { id, votes }: Pick<Proposal, 'id' | 'votes'>,
  version: number,
): Loadable<CheckedVotes> {
  return useService(
    `voting/votes/${url}/${id}/${votes}`,
    async () => {
      const { rows, isPartial } = await (await queries()).fetchVotes(url, id)
      return { votes: rows, isPartial }
    },
    // Thousands of votes are not read every minute: the number of votes is.
    { version, isFixed: true },
  )
}

/** Lower-case voters whose votes the verification refuses; loading until there are votes. */
export function useInvalidVoters(
  url: string,
  { id, snapshot }: Pick<Proposal, 'id' | 'snapshot'>,
  votes: readonly HubVote[] | undefined,
): Loadable<ReadonlySet<string>> {
  const newest = votes?.[0]?.id ?? 'none'
  return useService(
    votes && `voting/verify/${url}/${id}/${votes.length}/${newest}`,
    async (): Promise<ReadonlySet<string>> => {
      if (votes === undefined || votes.length === 0) return new Set()
      const { fetchInvalidVoters } = await import('@/api/snapshot/send')
      return fetchInvalidVoters(url, snapshot, votes)
    },
    { isFixed: true },
  )
}

/** Voting power at a proposal's snapshot block, or now; loading without an account. */
export function usePower(url: string, account: Address | undefined, proposal?: string): Loadable<HubPower> {
  return useService(
    account && `voting/power/${url}/${account.toLowerCase()}/${proposal ?? 'now'}`,
    async () => {
      if (account === undefined) throw new Error('No account')
      return (await queries()).fetchPower(url, VOTING_SPACE, account, proposal)
    },
    { isFixed: proposal !== undefined },
  )
}

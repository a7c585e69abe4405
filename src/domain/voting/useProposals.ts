import type { ProposalState, ProposalSummary } from '@/api/snapshot/parse'
import { getDeployment } from '@/config/deployment'
import { VOTING_SPACE } from '@/config/voting'
import { useService } from '@/hooks/useService'
import type { Loadable } from '@/lib/loadable'

/** Base URL of the hub; undefined if the network has none. */
export function hubUrl(): string | undefined {
  return getDeployment().services['snapshot']
}

/** The proposals of a state; loading without a hub. */
export function useProposals(url: string | undefined, state: ProposalState): Loadable<readonly ProposalSummary[]> {
  return useService(url === undefined ? undefined : `voting/list/${url}/${state}`, async () =>
    // The hub's queries are loaded when they are sent.
    url === undefined ? [] : (await import('@/api/snapshot/query')).fetchProposals(url, VOTING_SPACE, state),
  )
}
